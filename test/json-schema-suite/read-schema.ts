import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../generator/program/json.ts";
import { createResolver } from "./addresses.ts";
import { allOf, anyOf, atom, type Formula, not, oneOf } from "./formula.ts";
import { type Atom, byKind, type Demand, type Kind, kindOf, type Meaning, Unsayable } from "./meaning.ts";

/** Reads what schemas of one document mean; `root` is the document. Throws `Unsayable` at keywords that nothing here stands for. */
export function createSchemaReader(root: JsonValue): (demands: readonly Demand[]) => Meaning {
  const resolve = createResolver(root);
  const meanings = new Map<JsonValue, Meaning>();
  const open = new Set<JsonValue>();

  function meaningOf(schema: JsonValue): Meaning {
    if (typeof schema === "boolean") return byKind(() => schema);
    if (!isJsonObject(schema)) throw new Unsayable("no schema");
    const known = meanings.get(schema);
    if (known !== undefined) return known;
    if (open.has(schema)) throw new Unsayable("a schema that refers to itself without a step into the value");
    open.add(schema);
    let parts: readonly Meaning[];
    try {
      parts = Object.entries(schema).map(([keyword, value]) => keywordMeaning(keyword, value, schema));
    } finally {
      open.delete(schema);
    }
    const meaning = byKind((kind) => allOf(parts.map((part) => part[kind])));
    meanings.set(schema, meaning);
    return meaning;
  }

  function keywordMeaning(keyword: string, value: JsonValue, schema: JsonObject): Meaning {
    if (keyword === "$schema" && value !== draft) throw new Unsayable("keywords of another meta-schema");
    const simple = simpleMeaning(keyword, value, schema);
    if (simple !== undefined) return simple;
    switch (keyword) {
      case "$ref":
        return meaningOf(resolve(String(value), schema));
      case "allOf":
        return each(value, allOf);
      case "anyOf":
        return each(value, anyOf);
      case "oneOf":
        return each(value, oneOf);
      case "not": {
        const meaning = meaningOf(value);
        return byKind((kind) => not(meaning[kind]));
      }
      case "if": {
        const [condition, yes, no] = [value, schema["then"] ?? true, schema["else"] ?? true].map(meaningOf);
        if (condition === undefined || yes === undefined || no === undefined) throw new Error("no condition");
        return byKind((kind) => allOf([anyOf([not(condition[kind]), yes[kind]]), anyOf([condition[kind], no[kind]])]));
      }
      case "dependentSchemas":
        return only(
          "object",
          allOf(entriesOf(value).map(([key, each]) => anyOf([lacks(key), meaningOf(each).object]))),
        );
      default:
        throw new Unsayable(`no keyword like \`${keyword}\``);
    }
  }

  function each(value: JsonValue, join: (formulas: readonly Formula<Atom>[]) => Formula<Atom>): Meaning {
    const meanings = (isJsonList(value) ? value : []).map(meaningOf);
    return byKind((kind) => join(meanings.map((meaning) => meaning[kind])));
  }

  return (demands) => {
    const parts = demands.map(({ schema, wanted }) => ({ meaning: meaningOf(schema), wanted }));
    return byKind((kind) => allOf(parts.map(({ meaning, wanted }) => (wanted ? meaning[kind] : not(meaning[kind])))));
  };
}

const draft = "https://json-schema.org/draft/2020-12/schema";
const comments = new Set(
  "$schema $id $defs definitions $comment title description default examples format then else minContains maxContains $anchor deprecated".split(
    " ",
  ),
);
const limits = {
  minimum: ["number", "min"],
  maximum: ["number", "max"],
  exclusiveMinimum: ["number", "exclusive_min"],
  exclusiveMaximum: ["number", "exclusive_max"],
  multipleOf: ["number", "multiple_of"],
  minLength: ["string", "min_length"],
  maxLength: ["string", "max_length"],
  minItems: ["array", "min_items"],
  maxItems: ["array", "max_items"],
  minProperties: ["object", "min_entries"],
  maxProperties: ["object", "max_entries"],
} as const;

function isLimit(keyword: string): keyword is keyof typeof limits {
  return Object.hasOwn(limits, keyword);
}

/** Keywords that look at one value, or hand its parts on to other schemas. */
function simpleMeaning(keyword: string, value: JsonValue, schema: JsonObject): Meaning | undefined {
  if (comments.has(keyword)) return byKind(() => true);
  if (isLimit(keyword)) {
    const [kind, is] = limits[keyword];
    return only(kind, atom<Atom>({ is, limit: Number(value) }));
  }
  const entries = entriesOf(value);
  const list = isJsonList(value) ? value : [value];
  switch (keyword) {
    case "type":
      return byKind((kind) => list.includes(kind) || (kind === "number" && list.includes("integer") && integer));
    case "const":
      return equalsAny([value]);
    case "enum":
      return equalsAny(list);
    case "pattern":
      return only("string", atom<Atom>({ is: "pattern", pattern: String(value) }));
    case "uniqueItems":
      return only("array", value !== true || atom<Atom>({ is: "unique" }));
    case "items":
      return only("array", atom<Atom>({ is: "items", from: sizeOf(schema["prefixItems"]), schema: value }));
    case "prefixItems":
      return only("array", allOf(list.map((each, index) => atom<Atom>({ is: "element", index, schema: each }))));
    case "contains": {
      const [min, max] = [Number(schema["minContains"] ?? 1), schema["maxContains"]];
      return only("array", atom({ is: "contains", schema: value, min, max: max === undefined ? max : Number(max) }));
    }
    case "required":
      return only("object", required(value));
    case "properties":
      return only("object", allOf(entries.map(([key, each]) => atom<Atom>({ is: "property", key, schema: each }))));
    case "patternProperties":
      return only(
        "object",
        allOf(entries.map(([pattern, each]) => atom<Atom>({ is: "matching", pattern, schema: each }))),
      );
    case "additionalProperties": {
      const [names, patterns] = [Object(schema["properties"]), Object(schema["patternProperties"])].map(Object.keys);
      return only("object", atom({ is: "others", names: names ?? [], patterns: patterns ?? [], schema: value }));
    }
    case "propertyNames":
      return only("object", atom<Atom>({ is: "names", schema: value }));
    case "dependentRequired":
      return only("object", allOf(entries.map(([key, others]) => anyOf([lacks(key), required(others)]))));
    default:
      return undefined;
  }
}

const integer: Formula<Atom> = atom<Atom>({ is: "integer" });

function only(kind: Kind, formula: Formula<Atom>): Meaning {
  return byKind((each) => each !== kind || formula);
}

function equalsAny(values: readonly JsonValue[]): Meaning {
  return byKind((kind) =>
    anyOf(
      values
        .filter((value) => kindOf(value) === kind)
        .map((value) => kind === "null" || atom<Atom>({ is: "equals", value })),
    ),
  );
}

function entriesOf(value: JsonValue): readonly [string, JsonValue][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

function lacks(key: string): Formula<Atom> {
  return not(atom<Atom>({ is: "has", key }));
}

function required(keys: JsonValue): Formula<Atom> {
  return allOf((isJsonList(keys) ? keys : []).map((key) => atom<Atom>({ is: "has", key: String(key) })));
}

function sizeOf(value: JsonValue | undefined): number {
  return isJsonList(value) ? value.length : 0;
}
