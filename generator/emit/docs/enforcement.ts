import { coverageOf } from "../../json-schema/coverage.ts";
import type { Program } from "../../program/program.ts";
import { code } from "../markdown.ts";

/** Tells of a rule of a model which targets enforce it, in a sentence. */
export function createEnforcement(program: Program): (model: string, rule: string) => string {
  const { rules } = coverageOf(program);
  const known = new Map(rules.map((entry) => [`${entry.model} ${entry.rule}`, entry.targets]));
  return (model, rule) => {
    const schemas = Object.entries(known.get(`${model} ${rule}`) ?? {}).filter(([target]) =>
      target.startsWith("json-schema"),
    );
    const missing = schemas.flatMap(([target, carried]) => (carried.exact ? [] : [{ target, reason: carried.reason }]));
    const reasons = [...new Set(missing.map(({ reason }) => reason))];
    const [only] = reasons;
    if (only === undefined) return "Enforced by the validators and by JSON Schema.";
    if (missing.length === schemas.length && reasons.length === 1) {
      return `Enforced by the validators, not by JSON Schema: ${only}.`;
    }
    const each = missing.map(({ target, reason }) => `${code(target)}: ${reason}`).join("; ");
    return `Enforced by the validators, not by ${each}.`;
  };
}
