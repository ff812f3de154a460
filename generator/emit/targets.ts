import { docsTarget } from "./docs/index.ts";
import { jsonSchemaTarget } from "./json-schema/index.ts";
import { packageTarget } from "./package/index.ts";
import type { Target } from "./target.ts";
import { typescriptTarget } from "./typescript/index.ts";
import { vectorsTarget } from "./vectors/index.ts";

/** Every target, in the order in which they run. To add one, add its line here. */
export const targets: readonly Target[] = Object.freeze([
  packageTarget,
  typescriptTarget,
  jsonSchemaTarget,
  docsTarget,
  vectorsTarget,
]);
