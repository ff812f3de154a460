import { docsTarget } from "./docs/index.ts";
import { jsonSchemaTarget } from "./json-schema/index.ts";
import type { Target } from "./target.ts";
import { vectorsTarget } from "./vectors/index.ts";

/** Every target, in the order in which they run. To add one, add its line here. */
export const targets: readonly Target[] = Object.freeze([jsonSchemaTarget, docsTarget, vectorsTarget]);
