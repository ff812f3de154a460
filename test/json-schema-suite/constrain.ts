import { isJsonList, type JsonObject, type JsonValue } from "../../generator/program/json.ts";
import type { Formula } from "./formula.ts";
import { type Atom, isA, Unsayable } from "./meaning.ts";

/** Conditions split into the constraints of a type and the rest, which needs a rule. */
export interface Constrained {
  readonly constraints: JsonObject;
  readonly rest: readonly Formula<Atom>[];
}

const largest = new Set(["min", "exclusive_min", "min_length", "min_items", "min_entries"]);
const smallest = new Set(["max", "exclusive_max", "max_length", "max_items", "max_entries"]);

/** Makes constraints of what constraints can say. Throws `Unsayable`. */
export function constrain(conditions: readonly Formula<Atom>[]): Constrained {
  const constraints: Record<string, JsonValue> = {};
  const rest = conditions.filter((condition) => {
    const found = constraintOf(condition);
    if (found === undefined) return true;
    const [name, value] = found;
    const known = constraints[name];
    const both = known === undefined ? value : joined(name, known, value);
    if (both === undefined) return true;
    constraints[name] = both;
    return false;
  });
  return { constraints, rest };
}

/** A constraint that stands for a condition; undefined where only a rule can. */
function constraintOf(condition: Formula<Atom>): readonly [string, JsonValue] | undefined {
  if (typeof condition === "boolean") throw new Error("settled");
  if (condition.op !== "is") {
    const values = condition.parts.flatMap((part) => (isA(part, "equals") ? [part.atom.value] : []));
    return condition.op === "or" && values.length === condition.parts.length ? ["in", values] : undefined;
  }
  const { atom, wanted } = condition;
  if (atom.is === "equals") return [wanted ? "in" : "not_in", [atom.value]];
  if (!wanted) return undefined;
  if (atom.is === "unique") return ["unique", true];
  if (atom.is === "pattern") {
    const pattern = wholeText(atom.pattern);
    return pattern === undefined ? undefined : ["pattern", pattern];
  }
  return "limit" in atom ? [atom.is, atom.limit] : undefined;
}

/** One constraint for two of a name; undefined where it takes a rule. */
function joined(name: string, one: JsonValue, other: JsonValue): JsonValue | undefined {
  if (largest.has(name)) return Math.max(Number(one), Number(other));
  if (smallest.has(name)) return Math.min(Number(one), Number(other));
  if (name === "not_in" && isJsonList(one) && isJsonList(other)) return [...one, ...other];
  return one === other ? one : undefined;
}

/** What a pattern that is looked for is as a pattern of the whole text; undefined where it has to be looked for. */
function wholeText(pattern: string): string | undefined {
  const body = /^\^(.*)\$$/su.exec(pattern)?.[1];
  if (body !== undefined && !/\\$/u.test(body)) return body.includes("|") ? `(?:${body})` : body;
  const start = /^\^(.*)$/su.exec(pattern)?.[1];
  return start === undefined || /[|$]/u.test(start) ? undefined : `${start}(?:[^\\n]|\\n)*`;
}

/** The multiple as a whole number, which schemas can carry. Throws `Unsayable`. */
export function wholeMultiple(limit: number): number {
  if (Number.isSafeInteger(limit)) return limit;
  throw new Unsayable("multiples of a fraction, which emitted schemas leave out");
}
