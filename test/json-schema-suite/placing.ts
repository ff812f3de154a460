import type { JsonObject } from "../../generator/program/json.ts";
import { comparisons } from "./comparisons.ts";
import { ruled } from "./condition.ts";
import { constrain, wholeMultiple } from "./constrain.ts";
import { conjuncts, type Formula } from "./formula.ts";
import { type Atom, type Demand, isA, type Kind, kinds, type Meaning, Unsayable } from "./meaning.ts";
import { anywhere, type Place, type Placing, type Reader, typeText } from "./place.ts";
import { placeObject } from "./placing-objects.ts";

/** Makes places for schemas that `read` understands. */
export function createPlacing(read: Reader): Placing {
  const known = new Map<string, Place>();
  const types = new Map<string, JsonObject>();
  let names = 0;
  const placing: Placing = {
    read,
    types,
    reserve() {
      names += 1;
      return `T${names}`;
    },
    declare(declaration) {
      const name = placing.reserve();
      types.set(name, declaration);
      return name;
    },
    place(demands) {
      const key = JSON.stringify(demands);
      const found = known.get(key);
      if (found !== undefined) return found;
      const place = placeFor(demands, placing, (early) => known.set(key, early));
      known.set(key, place);
      return place;
    },
  };
  return placing;
}

function placeFor(demands: readonly Demand[], placing: Placing, open: (early: Place) => void): Place {
  const meaning = placing.read(demands);
  if (kinds.every((kind) => meaning[kind] === true)) return anywhere;
  const present = kinds.filter((kind) => kind !== "null" && meaning[kind] !== false);
  const nullable = meaning.null === true;
  const [kind, ...more] = present;
  const compared = isPlain(meaning, present) ? undefined : comparisons(meaning);
  if (compared !== undefined) return ruled(anywhere, [compared], placing.read);
  if (kind === undefined) throw new Error("only comparisons allow no kind but null");
  const name = placing.reserve();
  open({ type: name, nullable, kind: more.length === 0 ? kind : undefined, rule: undefined });
  const places = present.map((each) => placeKind(each, meaning[each], more.length === 0 ? name : undefined, placing));
  const [only] = places;
  if (only !== undefined && more.length === 0) return { ...only, nullable };
  if (places.some(({ rule }) => rule !== undefined)) {
    throw new Unsayable("a rule on values of one kind, where others are allowed too");
  }
  placing.types.set(name, { doc: "Any of several kinds.", union: places.map(typeText) });
  return { type: name, nullable, kind: undefined, rule: undefined };
}

/** Whether constraints can say it all. */
function isPlain(meaning: Meaning, [kind, ...more]: readonly Kind[]): boolean {
  if (more.length > 0) return false;
  return kind === "number" || kind === "string" || (kind === "boolean" && meaning.boolean === true);
}

function placeKind(kind: Kind, formula: Formula<Atom>, name: string | undefined, placing: Placing): Place {
  const conditions = conjuncts(formula);
  const typeName = name ?? placing.reserve();
  switch (kind) {
    case "boolean":
      return ruled({ type: "bool", nullable: false, kind, rule: undefined }, conditions, placing.read);
    case "number": {
      const multiples = conditions.flatMap((each) =>
        isA(each, "multiple_of") ? [wholeMultiple(each.atom.limit)] : [],
      );
      const isInt = multiples.length > 0 || conditions.some((each) => isA(each, "integer"));
      const { constraints, rest } = constrain(conditions.filter((each) => !isA(each, "integer")));
      const limits = isInt ? wholeLimits(constraints) : constraints;
      placing.types.set(typeName, { doc: "A number.", scalar: isInt ? "int" : "number", ...limits });
      return ruled({ type: typeName, nullable: false, kind, rule: undefined }, rest, placing.read);
    }
    case "string": {
      const { constraints, rest } = constrain(conditions);
      placing.types.set(typeName, { doc: "A text.", scalar: "string", ...constraints });
      return ruled({ type: typeName, nullable: false, kind, rule: undefined }, rest, placing.read);
    }
    case "array":
      return placeList(conditions, typeName, placing);
    case "object":
      return placeObject(conditions, typeName, placing);
    default:
      throw new Error(`no place for ${kind}`);
  }
}

function placeList(conditions: readonly Formula<Atom>[], typeName: string, placing: Placing): Place {
  const demands: Demand[] = [];
  const others = conditions.filter((each) => {
    if (!isA(each, "items") || each.atom.from > 0) return true;
    demands.push({ schema: each.atom.schema, wanted: true });
    return false;
  });
  const isEmpty = kinds.every((kind) => placing.read(demands)[kind] === false);
  const inner = isEmpty ? anywhere : placing.place(demands);
  const { constraints, rest } = constrain(others);
  const size = isEmpty ? { max_items: 0 } : {};
  placing.types.set(typeName, { doc: "A list.", list: typeText(inner), ...constraints, ...size });
  return ruled({ type: typeName, nullable: false, kind: "array", rule: elementRule(inner), inner }, rest, placing.read);
}

/** What the elements of a list need, as a rule on the list. */
function elementRule({ rule, nullable, type }: Place): Place["rule"] {
  if (rule === undefined) return undefined;
  const guard = nullable && type !== "json" ? "v0 == null || " : "";
  return (x) => `${x}.all(v0, ${guard}${rule("v0")})`;
}

/** Limits of a whole number, moved to whole numbers. */
function wholeLimits(constraints: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(constraints).map(([name, value]) => {
      if (name === "min" || name === "exclusive_max") return [name, Math.ceil(Number(value))];
      return [name, name === "max" || name === "exclusive_min" ? Math.floor(Number(value)) : value];
    }),
  );
}
