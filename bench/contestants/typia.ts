import type { IValidation } from "typia";
import * as written from "../work/typia/validators.ts";
import type { Checks, Contestant } from "./contestant.ts";
import { looksInside } from "./json-inside.ts";
import * as rules from "./rules.ts";

/** typia, which checks but fills in no defaults and knows no rules. */
export const typia: Contestant = {
  name: "typia",
  checks: {
    Tool: looksInside
      ? checksOf(written.isTool, written.validateTool, rules.wholeToolHolds)
      : checksOf(written.isToolAtSight, written.validateToolAtSight, rules.wholeToolHolds),
    SkillDefinition: checksOf(written.isSkillDefinition, written.validateSkillDefinition, rules.wholeDefinitionHolds),
    SessionEvent: checksOf(
      written.isSessionEvent,
      written.validateSessionEvent,
      (event) => event.kind !== "tool_finished" || rules.finishedHolds(event),
    ),
    Folder: checksOf(written.isFolder, written.validateFolder, () => true),
  },
};

function checksOf<T>(
  is: (value: unknown) => value is T,
  validate: (value: unknown) => IValidation<T>,
  holds: (value: T) => boolean,
): Checks {
  return {
    is: (value) => is(value) && holds(value),
    issues: (value) => {
      const result = validate(value);
      if (!result.success) return result.errors.length;
      return holds(result.data) ? 0 : 1;
    },
  };
}
