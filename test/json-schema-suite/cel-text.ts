import type { JsonValue } from "../../generator/program/json.ts";
import { isJsonList, isJsonObject } from "../../generator/program/json.ts";
import type { Formula } from "./formula.ts";
import { type Atom, Unsayable } from "./meaning.ts";

/** A formula in CEL, given the text of its atoms. */
export function celOf<A>(formula: Formula<A>, textOf: (atom: A) => string): string {
  if (typeof formula === "boolean") return String(formula);
  if (formula.op === "is") {
    const text = textOf(formula.atom);
    return formula.wanted ? text : `!(${text})`;
  }
  const parts = formula.parts.map((part) => celOf(part, textOf));
  const settled = formula.op === "or" ? "true" : "false";
  if (parts.includes(settled)) return settled;
  const open = parts.filter((part) => part !== "true" && part !== "false");
  if (open.length === 0) return formula.op === "or" ? "false" : "true";
  return open.length === 1 ? (open[0] ?? "") : `(${open.join(formula.op === "or" ? " || " : " && ")})`;
}

/** What an atom that looks at one number, text, list or map asks of `x`, without a look into its parts. */
export function simpleAtom(atom: Atom, x: string): string | undefined {
  switch (atom.is) {
    case "equals":
      return `${x} == ${literal(atom.value)}`;
    case "integer":
      throw new Unsayable("whether a number is whole, in a condition");
    case "multiple_of":
      throw new Unsayable("whether a number is a multiple, in a condition");
    case "min":
      return `${x} >= ${literal(atom.limit)}`;
    case "max":
      return `${x} <= ${literal(atom.limit)}`;
    case "exclusive_min":
      return `${x} > ${literal(atom.limit)}`;
    case "exclusive_max":
      return `${x} < ${literal(atom.limit)}`;
    case "min_length":
    case "min_items":
    case "min_entries":
      return `${x}.size() >= ${atom.limit}`;
    case "max_length":
    case "max_items":
    case "max_entries":
      return `${x}.size() <= ${atom.limit}`;
    case "pattern":
      return `${x}.matches(${literal(atom.pattern)})`;
    case "unique":
      return `${x}.distinct().size() == ${x}.size()`;
    default:
      return undefined;
  }
}

/** A JSON value in CEL. */
export function literal(value: JsonValue): string {
  if (typeof value === "number") return Number.isSafeInteger(value) ? String(value) : numberText(value);
  if (typeof value === "string") return JSON.stringify(value);
  if (isJsonList(value)) return `[${value.map(literal).join(", ")}]`;
  if (isJsonObject(value)) {
    return `{${Object.entries(value)
      .map(([key, part]) => `${JSON.stringify(key)}: ${literal(part)}`)
      .join(", ")}}`;
  }
  return String(value);
}

/** A number that has a point or an exponent. */
function numberText(value: number): string {
  const text = String(value);
  return /[.e]/u.test(text) ? text : `${text}.0`;
}
