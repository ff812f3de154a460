import type { JsonObject } from "../../generator/program/json.ts";
import { celOf, literal } from "./cel-text.ts";
import { conditionOn, ruled } from "./condition.ts";
import { constrain } from "./constrain.ts";
import { allOf, type Formula } from "./formula.ts";
import { type Atom, atomsOf, type Demand, isA, kinds, Unsayable } from "./meaning.ts";
import { demand, type Place, type Placing, typeText } from "./place.ts";

/** A place for objects: a map where all keys are alike, else a model. Throws `Unsayable`. */
export function placeObject(conditions: readonly Formula<Atom>[], typeName: string, placing: Placing): Place {
  const open = conditions.filter((each) => !isA(each, "others") || !meansTrue(each.atom.schema, placing));
  const forModel = open.every((each) =>
    atomsOf(each).every(({ is }) => is === "has" || is === "property" || is === "others"),
  );
  const isClosed = (each: Formula<Atom>): boolean => isA(each, "others") && meansFalse(each.atom.schema, placing);
  const hasOthers = open.some((each) => atomsOf(each).some(({ is }) => is === "others") && !isClosed(each));
  if (!forModel || hasOthers || open.length === 0) return placeMap(open, typeName, placing);
  try {
    return placeModel(open, typeName, placing);
  } catch (error) {
    if (!(error instanceof Unsayable)) throw error;
    return placeMap(open, typeName, placing);
  }
}

function placeMap(conditions: readonly Formula<Atom>[], typeName: string, placing: Placing): Place {
  const demands: Demand[] = [];
  const others = conditions.filter((each) => {
    if (!isA(each, "others") || each.atom.names.length > 0 || each.atom.patterns.length > 0) return true;
    if (meansFalse(each.atom.schema, placing)) return true;
    demands.push({ schema: each.atom.schema, wanted: true });
    return false;
  });
  const inner = placing.place(demands);
  if (inner.rule !== undefined) throw new Unsayable("a rule on the entries of a map");
  const { constraints, rest } = constrain(others);
  placing.types.set(typeName, { doc: "A map.", map: typeText(inner), ...constraints });
  return ruled({ type: typeName, nullable: false, kind: "object", rule: undefined, inner }, rest, placing.read);
}

/** Names that mean something else in models, and the names that they get in code. */
const taken = new Set(["with", "equals", "toJSON", "extra", "constructor", "name", "length", "prototype"]);

function placeModel(conditions: readonly Formula<Atom>[], typeName: string, placing: Placing): Place {
  const closing = conditions.flatMap((each) => (isA(each, "others") ? [each.atom] : []));
  const rest = conditions.filter((each) => !isA(each, "has") && !isA(each, "property") && !isA(each, "others"));
  const required = new Set(conditions.flatMap((each) => (isA(each, "has") ? [each.atom.key] : [])));
  const keys = new Set(conditions.flatMap(atomsOf).flatMap((atom) => ("key" in atom ? [atom.key] : [])));
  const allowed = [...keys].filter((key) => closing.every(({ names }) => names.includes(key)));
  if ([...required].some((key) => !allowed.includes(key))) throw new Unsayable("a value that no document has");
  const fields = new Map(
    allowed.map((key) => {
      const demands = conditions.flatMap((each) =>
        isA(each, "property") && each.atom.key === key ? demand(each.atom.schema) : [],
      );
      return [key, placing.place(demands)];
    }),
  );
  const rules = [
    ...[...fields].flatMap(([key, place]) => fieldRule(key, place, required.has(key))),
    ...(rest.length === 0 ? [] : [celOf(allOf(rest), (atom) => fieldAtom(atom, fields, required, placing))]),
  ].filter((rule) => rule !== "true");
  placing.types.set(typeName, {
    doc: "An object.",
    unknown_keys: closing.length > 0 ? "reject" : "keep",
    fields: Object.fromEntries([...fields].map(([key, place], index) => [key, field(key, place, index, required)])),
    ...(rules.length === 0 ? {} : { rules: rulesOf(rules) }),
  });
  return { type: typeName, nullable: false, kind: "object", rule: undefined };
}

/** Rules of a model, by names. */
export function rulesOf(rules: readonly string[]): JsonObject {
  return Object.fromEntries(rules.map((must, index) => [`r${index + 1}`, { must, message: "As the schema has it." }]));
}

function field(key: string, place: Place, index: number, required: ReadonlySet<string>): JsonObject {
  return {
    type: typeText(place),
    doc: "A property.",
    ...(required.has(key) ? {} : { optional: true }),
    ...(taken.has(key) || !/^[a-z]+$/u.test(key) ? { as: `f${index + 1}` } : {}),
  };
}

const read = (key: string): string => `this[${literal(key)}]`;

function fieldRule(key: string, { rule, nullable }: Place, isRequired: boolean): readonly string[] {
  if (rule === undefined) return [];
  const isThere = nullable || !isRequired;
  return [isThere ? `${read(key)} == null || ${rule(read(key))}` : rule(read(key))];
}

/** What is asked of the keys of a model, in a rule. */
function fieldAtom(
  atom: Atom,
  fields: ReadonlyMap<string, Place>,
  required: ReadonlySet<string>,
  placing: Placing,
): string {
  if (atom.is !== "has" && atom.is !== "property") throw new Unsayable("keys of a model, in a condition");
  const place = fields.get(atom.key);
  if (place === undefined) return String(atom.is === "property");
  const isRequired = required.has(atom.key);
  const there = `${read(atom.key)} != null`;
  if (atom.is === "has") {
    if (isRequired) return "true";
    if (place.nullable) throw new Unsayable("whether a key is there that may be null, in a condition");
    return there;
  }
  const { null: takesNull } = placing.read(demand(atom.schema));
  const condition = conditionOn({ ...place, nullable: false }, read(atom.key), atom.schema, placing.read);
  if (isRequired && !place.nullable) return condition;
  if (!isRequired && place.nullable && takesNull !== true) {
    throw new Unsayable("whether a key is there that may be null, in a condition");
  }
  return takesNull === true || !place.nullable ? `(!(${there}) || ${condition})` : `(${there} && ${condition})`;
}

function meansTrue(schema: Demand["schema"], { read: meaningOf }: Placing): boolean {
  const meaning = meaningOf(demand(schema));
  return kinds.every((kind) => meaning[kind] === true);
}

function meansFalse(schema: Demand["schema"], { read: meaningOf }: Placing): boolean {
  const meaning = meaningOf(demand(schema));
  return kinds.every((kind) => meaning[kind] === false);
}
