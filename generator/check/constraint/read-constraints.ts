import { find, type Place, textSpan } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { oneOfThese } from "../../diagnostics/suggest.ts";
import { toJson } from "../../load/to-json.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { JsonValue } from "../../program/json.ts";
import type { Context } from "../context.ts";
import { parsePattern } from "../pattern/parse-pattern.ts";
import { checkRanges } from "./check-ranges.ts";
import { constraintText } from "./constraint-text.ts";
import { type Facet, facets } from "./facets.ts";
import type { Subject } from "./subject.ts";
import type { UnspokenConstraint } from "./unspoken-constraint.ts";

/**
 * The constraints that the keys of the map at `place` state, in the order of a program. One that does not fit the subject or
 * has a value that makes no sense is reported and left out. `spoken` may choose another sentence than the usual one.
 */
export function readConstraints(
  place: Place,
  subject: Subject,
  context: Context,
  spoken: (constraint: UnspokenConstraint) => string = constraintText,
): readonly Constraint[] {
  const found: Constraint[] = [];
  for (const [facet, kinds] of facets) {
    const at = find(place, facet);
    if (at === undefined) continue;
    if (!kinds.includes(subject.kind)) {
      if (subject.text !== "") reportMisfit(facet, at, subject, context);
      continue;
    }
    const constraint = readConstraint(facet, at, subject, context);
    if (constraint !== undefined) found.push({ ...constraint, message: spoken(constraint), span: at.node.span });
  }
  checkRanges(found, subject, context.sink);
  return found;
}

function reportMisfit(facet: Facet, at: Place, subject: Subject, { sink }: Context): void {
  const fitting = [...facets].filter(([, kinds]) => kinds.includes(subject.kind)).map(([name]) => `\`${name}\``);
  const hint = fitting.length === 0 ? "Such a type takes no constraints." : `It takes ${fitting.join(", ")}.`;
  report(sink, "constraint-on-wrong-type", at.key, { facet, type: subject.text }, { hint });
}

function readConstraint(facet: Facet, at: Place, subject: Subject, context: Context): UnspokenConstraint | undefined {
  const value = toJson(at.node);
  switch (facet) {
    case "min":
    case "max":
    case "exclusive_min":
    case "exclusive_max":
    case "multiple_of":
      return isUsableNumber(value, at, subject, context) ? { kind: facet, value } : undefined;
    case "in":
    case "not_in": {
      const values = readValues(at, subject, context);
      return values.length === 0 ? undefined : { kind: facet, values };
    }
    case "pattern":
      return readPattern(at, context);
    case "unique":
      return { kind: facet };
    case "unique_by":
      return { kind: facet, property: String(value) };
    default:
      return typeof value === "number" ? { kind: facet, value } : undefined;
  }
}

function isUsableNumber(value: JsonValue, at: Place, subject: Subject, { sink }: Context): value is number {
  if (typeof value !== "number") return false;
  if (subject.kind !== "int" || Number.isSafeInteger(value)) return true;
  const problem = `${value} is no whole number that an int can be compared with`;
  const nearest = Math.round(value);
  const hint = Number.isSafeInteger(nearest) ? `Write a whole number, such as ${nearest}.` : undefined;
  report(sink, "constraint-value", at.node.span, { problem }, { hint });
  return false;
}

function readPattern(at: Place, { sink }: Context): UnspokenConstraint | undefined {
  const parsed = parsePattern(String(toJson(at.node)));
  if (!("code" in parsed)) return { kind: "pattern", pattern: parsed.text };
  const { code, start, end, problem, hint } = parsed;
  report(sink, code, textSpan(at, start, end), { problem }, { hint });
  return undefined;
}

/** The values that the subject can have at all; the others are reported. */
function readValues(at: Place, subject: Subject, { sink }: Context): readonly JsonValue[] {
  if (at.node.kind !== "list") return [];
  return at.node.items.flatMap((item) => {
    const value = toJson(item);
    const names = subject.members?.map((member) => member.name);
    if (canBe(subject, value) && names?.includes(String(value)) !== false) return [value];
    const isText = subject.kind === "string" && (typeof value === "number" || typeof value === "boolean");
    const hint = isText ? `Put it in quotes: "${value}".` : names && oneOfThese(String(value), names);
    report(
      sink,
      "constraint-value",
      item.span,
      { problem: `${JSON.stringify(value)} is no value of ${subject.text}` },
      { hint },
    );
    return [];
  });
}

function canBe(subject: Subject, value: JsonValue): boolean {
  switch (subject.kind) {
    case "string":
    case "enum":
      return typeof value === "string";
    case "int":
      return Number.isSafeInteger(value);
    case "number":
      return typeof value === "number";
    default:
      return false;
  }
}
