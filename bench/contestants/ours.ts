import { Tool as FullTool } from "cleveragents-model";
import type { TypeName } from "../data/documents.ts";
import { Folder, SessionEvent, SkillDefinition, Tool } from "../work/model/src/index.ts";
import type { Checks } from "./contestant.ts";

/** What is compared. */
export const ours: { readonly name: string; readonly checks: Readonly<Record<TypeName, AllChecks>> } = {
  name: "specwright",
  checks: {
    Tool: checksOf(Tool),
    SkillDefinition: checksOf(SkillDefinition),
    SessionEvent: checksOf(SessionEvent),
    Folder: checksOf(Folder),
  },
};

/** The tool as it is shipped, which also judges the JSON Schemas in it; shown beside the others, in no ratio. */
export const fullTool: AllChecks = checksOf(FullTool);

/** What a tool is read with from the bytes of its JSON. */
export const fromBytes: ByteReader = Tool;

interface ByteReader {
  is(value: unknown): boolean;
  validateJson?(json: Uint8Array): readonly unknown[];
  parseJson?(json: Uint8Array): unknown;
}

type AllChecks = { readonly [Name in keyof Checks]-?: Exclude<Checks[Name], undefined> };

interface ModelLike {
  is(value: unknown): boolean;
  parse(value: unknown): unknown;
  validate(value: unknown): readonly unknown[];
}

function checksOf(model: ModelLike): AllChecks {
  return {
    is: (value) => model.is(value),
    parse: (value) => model.parse(value),
    issues: (value) => model.validate(value).length,
  };
}
