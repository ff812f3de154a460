import type { JsonValue } from "../../generator/program/json.ts";
import { celOf, literal, simpleAtom } from "./cel-text.ts";
import { comparisons } from "./comparisons.ts";
import { allOf, type Formula } from "./formula.ts";
import { type Atom, kinds, Unsayable } from "./meaning.ts";
import { anywhere, demand, type Place, type Reader } from "./place.ts";

/** Schemas that lead back to themselves would have conditions without an end. */
const longestPath = 300;

/** Whether `x`, at a place, meets a schema, in CEL. Throws `Unsayable`. */
export function conditionOn(place: Place, x: string, schema: JsonValue, read: Reader): string {
  if (x.length > longestPath) throw new Unsayable("a schema that holds itself, in a condition");
  const meaning = read(demand(schema));
  if (kinds.every((kind) => meaning[kind] === true)) return "true";
  if (kinds.every((kind) => meaning[kind] === false)) return "false";
  const { kind } = place;
  if (kind === undefined) {
    const compared = comparisons(meaning);
    if (compared === undefined) throw new Unsayable("the kind of a value, in a condition");
    return celOf(compared, (atom) => atomText(atom, place, x, read));
  }
  const text = celOf(meaning[kind], (atom) => atomText(atom, place, x, read));
  if (!place.nullable) return text;
  return meaning.null === true ? `(${x} == null || ${text})` : `(${x} != null && ${text})`;
}

/** An atom about a value that is sure to be of its kind, and not null. Throws `Unsayable`. */
export function atomText(atom: Atom, place: Place, x: string, read: Reader): string {
  const simple = simpleAtom(atom, x);
  if (simple !== undefined) return simple;
  const v = variableFor(x);
  const on = (part: string, schema: JsonValue): string => conditionOn(place.inner ?? anywhere, part, schema, read);
  switch (atom.is) {
    case "items":
      if (atom.from > 0) throw new Unsayable("elements from a place on, in a condition");
      return `${x}.all(${v}, ${on(v, atom.schema)})`;
    case "element":
      return `(${x}.size() <= ${atom.index} || ${on(`${x}[${atom.index}]`, atom.schema)})`;
    case "contains": {
      const condition = on(v, atom.schema);
      const count = `${x}.filter(${v}, ${condition}).size()`;
      const least = atom.min === 1 ? `${x}.exists(${v}, ${condition})` : `${count} >= ${Math.ceil(atom.min)}`;
      return atom.max === undefined ? least : `(${least} && ${count} <= ${Math.floor(atom.max)})`;
    }
    case "has":
      return `${literal(atom.key)} in ${x}`;
    case "property":
      return `(!(${literal(atom.key)} in ${x}) || ${on(`${x}[${literal(atom.key)}]`, atom.schema)})`;
    case "matching":
      return `${x}.all(${v}, !${v}.matches(${literal(atom.pattern)}) || ${on(`${x}[${v}]`, atom.schema)})`;
    case "others": {
      const listed = [
        ...(atom.names.length === 0 ? [] : [`${v} in ${literal(atom.names)}`]),
        ...atom.patterns.map((pattern) => `${v}.matches(${literal(pattern)})`),
      ];
      return `${x}.all(${v}, ${[...listed, on(`${x}[${v}]`, atom.schema)].join(" || ")})`;
    }
    case "names": {
      const key: Place = { type: "string", nullable: false, kind: "string", rule: undefined };
      return `${x}.all(${v}, ${conditionOn(key, v, atom.schema, read)})`;
    }
    default:
      throw new Error(`not said: ${atom.is}`);
  }
}

/** A variable that the text does not use. */
function variableFor(x: string): string {
  const used = [...x.matchAll(/\bv(\d+)\b/gu)].map(([, number]) => Number(number));
  return `v${Math.max(0, ...used) + 1}`;
}

/** The place, where more has to hold. Throws `Unsayable`. */
export function ruled(place: Place, conditions: readonly Formula<Atom>[], read: Reader): Place {
  if (conditions.length === 0) return place;
  const text = (x: string): string => celOf(allOf(conditions), (atom) => atomText(atom, place, x, read));
  // What cannot be said is to be known now.
  text("x");
  const { rule } = place;
  return { ...place, rule: rule === undefined ? text : (x) => `${rule(x)} && ${text(x)}` };
}
