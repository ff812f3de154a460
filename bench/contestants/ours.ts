import { Tool as FullTool } from "cleveragents-model";
import { Folder, SessionEvent, SkillDefinition, Tool } from "../work/model/src/index.ts";
import type { Checks, Contestant } from "./contestant.ts";

/** What is compared. */
export const ours: Contestant = {
  name: "specwright",
  checks: {
    Tool: checksOf(Tool),
    SkillDefinition: checksOf(SkillDefinition),
    SessionEvent: checksOf(SessionEvent),
    Folder: checksOf(Folder),
  },
};

/** The tool as it is shipped, which also judges the JSON Schemas in it; shown beside the others, in no ratio. */
export const fullTool: Checks = checksOf(FullTool);

interface ModelLike {
  is(value: unknown): boolean;
  parse(value: unknown): unknown;
  validate(value: unknown): readonly unknown[];
}

function checksOf(model: ModelLike): Checks {
  return {
    is: (value) => model.is(value),
    parse: (value) => model.parse(value),
    issues: (value) => model.validate(value).length,
  };
}
