import { coverageOf } from "../../json-schema/coverage.ts";
import { drafts } from "../../json-schema/draft.ts";
import type { OutputFile, Target } from "../target.ts";
import { coverageFile } from "./coverage-file.ts";
import { schemaFiles } from "./schema-files.ts";

/** JSON Schemas of the wire form in two drafts, and a report of what each target can say. */
export const jsonSchemaTarget: Target = {
  name: "json-schema",
  summary:
    "JSON Schemas (drafts 2020-12 and 07), one a type, with every rule they can say exactly, and a coverage report",
  emit: (program) => {
    const schemas = drafts.flatMap((draft) => schemaFiles(program, draft));
    return [...schemas, coverageFile(coverageOf(program))] satisfies readonly OutputFile[];
  },
};
