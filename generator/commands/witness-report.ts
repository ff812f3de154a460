import type { SourceFile } from "../diagnostics/source-file.ts";
import type { JsonObject, JsonValue } from "../program/json.ts";
import type { Condition } from "../witness/branches.ts";
import type { Unwitnessed } from "../witness/without-witness.ts";

/** What no document was found for, as a list for people: one line each. */
export function witnessTable(unwitnessed: readonly Unwitnessed[], sources: readonly SourceFile[]): string {
  if (unwitnessed.length === 0) return "Every rule, branch of a rule and constraint has a document that shows it.\n";
  const rows = unwitnessed.map((each) => ({ name: nameOf(each), finding: findingOf(each, sources) }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(({ name, finding }) => `${name.padEnd(width)}  ${finding}\n`);
  return ["No document was found that shows these; there may be none.\n", ...lines].join("");
}

/** The same as JSON, in the same order. */
export function witnessJson(unwitnessed: readonly Unwitnessed[], sources: readonly SourceFile[]): JsonValue {
  return unwitnessed.map((each) => ({ ...placeOf(each), finding: findingOf(each, sources) }));
}

function placeOf(each: Unwitnessed): JsonObject {
  const { type } = each;
  switch (each.kind) {
    case "model":
      return { type };
    case "rule":
      return { type, rule: each.rule };
    case "branch":
      return { type, rule: each.rule, branch: each.place };
    case "constraint": {
      const { property, constraint } = each;
      return property === undefined ? { type, constraint } : { type, property, constraint };
    }
  }
}

function nameOf(each: Unwitnessed): string {
  switch (each.kind) {
    case "model":
      return each.type;
    case "rule":
      return `${each.type}.${each.rule}`;
    case "branch":
      return `${each.type}.${each.rule} branch ${each.place}`;
    case "constraint":
      return `${each.property === undefined ? each.type : `${each.type}.${each.property}`} ${each.constraint}`;
  }
}

function findingOf(each: Unwitnessed, sources: readonly SourceFile[]): string {
  switch (each.kind) {
    case "model":
      return "no valid document";
    case "rule":
      return each.broken === "never" ? "never broken" : "never broken alone";
    case "branch": {
      const conditions = each.branch.conditions.map((condition) => conditionText(condition, sources));
      return `never ${each.branch.keeps ? "kept" : "broken"} with ${conditions.join(" and ")}`;
    }
    case "constraint":
      return "never broken alone";
  }
}

/** A condition as it stands in the spec, on one line. */
function conditionText({ expr: { span }, holds }: Condition, sources: readonly SourceFile[]): string {
  const file = sources.find(({ path }) => path === span.file);
  const text = file?.text.slice(span.start, span.end).replace(/\s+/gu, " ") ?? "a condition";
  return `\`${text}\` ${holds ? "true" : "false"}`;
}
