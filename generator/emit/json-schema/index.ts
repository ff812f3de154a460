import { coverageOf } from "../../json-schema/coverage.ts";
import { drafts } from "../../json-schema/draft.ts";
import type { Target } from "../target.ts";
import { coverageFile } from "./coverage-file.ts";
import { schemaFiles } from "./schema-files.ts";

/** JSON Schemas of the wire form in two drafts, and a report of what each target can say. */
export const jsonSchemaTarget: Target = {
  name: "json-schema",
  summary:
    "JSON Schemas (drafts 2020-12 and 07), one a type, with every rule they can say exactly, and a coverage report",
  *emit(program) {
    for (const draft of drafts) yield* schemaFiles(program, draft);
    yield coverageFile(coverageOf(program));
  },
};
