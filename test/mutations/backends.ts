import { celBackend } from "./backends/cel.ts";
import { docsBackend } from "./backends/docs.ts";
import { interpreterBackend } from "./backends/interpreter.ts";
import { jsonSchemaBackend } from "./backends/json-schema.ts";
import { lintBackend } from "./backends/lint.ts";
import { patternsBackend } from "./backends/patterns.ts";
import { typescriptBackend } from "./backends/typescript.ts";
import { vectorsBackend } from "./backends/vectors.ts";
import type { Backend } from "./mutation.ts";

/** Every part of the generator that says what rules mean. */
export const backends: readonly Backend[] = [
  celBackend,
  interpreterBackend,
  typescriptBackend,
  jsonSchemaBackend,
  docsBackend,
  vectorsBackend,
  lintBackend,
  patternsBackend,
];
