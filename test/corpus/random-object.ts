import { createInterpreter, type Interpreter } from "../../generator/interpret/interpreter.ts";
import { reachableFrom } from "../../generator/json-schema/reachable.ts";
import { assertNever } from "../../generator/program/assert-never.ts";
import type { ModelDeclaration, Property } from "../../generator/program/declaration.ts";
import { visit } from "../../generator/program/expression-walk.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../generator/program/json.ts";
import { declarationOf, modelOf } from "../../generator/program/lookup.ts";
import type { Program } from "../../generator/program/program.ts";
import type { PrimitiveName, TypeExpr } from "../../generator/program/type-expr.ts";
import type { Random } from "../support/random.ts";

/** An endless row of objects of a model that nothing but rules can be wrong with. */
export type ObjectSource = (random: Random) => JsonObject;

/** Objects made of the values that stand in rules and examples of a program, and of others near to them. */
export function objectsOf(program: Program, model: string): ObjectSource {
  const maker: Maker = { program, interpreter: createInterpreter(program), words: wordsOf(program, model) };
  return (random) => object(modelOf(program, model), random, maker, 4);
}

interface Maker {
  readonly program: Program;
  readonly interpreter: Interpreter;
  readonly words: Words;
}

interface Words {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

function object(model: ModelDeclaration, random: Random, maker: Maker, depth: number): JsonObject {
  const entries = model.properties.flatMap((property): [string, JsonValue][] => {
    if (property.presence !== "required" && random.chance(0.45)) return [];
    const value = fitting(property, random, maker, depth);
    return value === undefined ? [] : [[property.name, value]];
  });
  return Object.fromEntries(entries);
}

/** A value that the constraints of a property allow; undefined where none was found and none has to be. */
function fitting(property: Property, random: Random, maker: Maker, depth: number): JsonValue | undefined {
  const { type, constraints, presence, name } = property;
  const allowed = constraints.flatMap((constraint) => (constraint.kind === "in" ? constraint.values : []));
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const chosen = random.chance(0.8) ? random.pick(allowed) : undefined;
    const value = chosen ?? typed(type, random, maker, depth);
    const issues = maker.interpreter.validateType(type, constraints, value);
    if (issues.every(({ code }) => code === "rule")) return value;
  }
  if (presence === "required") throw new Error(`found no value for ${name}`);
  return undefined;
}

function typed(type: TypeExpr, random: Random, maker: Maker, depth: number): JsonValue {
  switch (type.kind) {
    case "primitive":
      return primitive(type.name, random, maker);
    case "nullable":
      return random.chance(0.15) ? null : typed(type.inner, random, maker, depth);
    case "list":
      return listOf(random, () => typed(type.element, random, maker, depth));
    case "map": {
      const keys = Array.from({ length: sizeOf(random) }, () => text(random, maker));
      return Object.fromEntries(keys.map((key) => [key, typed(type.value, random, maker, depth)]));
    }
    case "reference":
      return declared(type.target, random, maker, depth);
    default:
      return assertNever(type);
  }
}

function declared(name: string, random: Random, maker: Maker, depth: number): JsonValue {
  const declaration = declarationOf(maker.program, name);
  if (declaration.kind === "enum") return random.pick(declaration.members)?.name ?? "";
  if (declaration.kind === "model") return object(declaration, random, maker, depth - 1);
  throw new Error(`the corpus has no ${declaration.kind}`);
}

/** Mostly few. */
function sizeOf(random: Random): number {
  return random.chance(0.03) ? random.below(24) : random.below(4);
}

/** Lists that hold something twice, too. */
function listOf(random: Random, element: () => JsonValue): readonly JsonValue[] {
  const elements = Array.from({ length: sizeOf(random) }, element);
  const [first] = elements;
  return first !== undefined && random.chance(0.2) ? [...elements, first] : elements;
}

function primitive(name: PrimitiveName, random: Random, maker: Maker): JsonValue {
  switch (name) {
    case "string":
      return text(random, maker);
    case "int":
      return Math.trunc((random.pick(maker.words.numbers) ?? 0) + random.below(3) - 1);
    case "number":
      return (random.pick(maker.words.numbers) ?? 0) + (random.pick([0, 0, 0.5]) ?? 0);
    case "bool":
      return random.chance(0.5);
    case "json_object":
      return {};
    default:
      throw new Error(`the corpus has no ${name}`);
  }
}

/** A word, mostly as it stands: else with a character more or less, with capitals, or with another word behind it. */
function text(random: Random, { words }: Maker): string {
  const word = random.pick(words.texts) ?? "";
  const place = random.below(word.length + 1);
  switch (random.below(10)) {
    case 0:
      return word.slice(0, place) + word.slice(place + 1);
    case 1:
      return `${word.slice(0, place)}${random.pick(["\n", "/", ".", "x", "0", " ", "é", "😀"])}${word.slice(place)}`;
    case 2:
      return random.chance(0.5) ? word.toUpperCase() : word.toLowerCase();
    case 3:
      return word + (random.pick(words.texts) ?? "");
    default:
      return word;
  }
}

/** What stands in the rules, constraints and examples of a model and of the types that it is made of. */
function wordsOf(program: Program, model: string): Words {
  const found = new Set<JsonValue>(["", "a", "  ", "b".repeat(70), `a/${"c".repeat(260)}`, 0, 1, 2, 4]);
  for (const name of [model, ...reachableFrom(program, model)]) {
    const declaration = declarationOf(program, name);
    for (const { value } of [...declaration.examples, ...declaration.counterexamples]) collect(value, found);
    if (declaration.kind !== "model") continue;
    for (const { constraints } of declaration.properties) {
      for (const constraint of constraints) {
        if ("values" in constraint) for (const value of constraint.values) found.add(value);
        if ("value" in constraint) found.add(constraint.value);
      }
    }
    for (const rule of declaration.rules) {
      visit(rule.must, (part) => {
        if (part.kind !== "literal") return;
        found.add(part.value);
        // Most patterns begin as what they match.
        if (typeof part.value === "string") found.add(part.value.replace(/^\^/u, ""));
      });
    }
  }
  return {
    texts: [...found].filter((value) => typeof value === "string"),
    numbers: [...found].filter((value) => typeof value === "number"),
  };
}

/** Adds every text and number in a value, keys too. */
function collect(value: JsonValue, found: Set<JsonValue>): void {
  if (isJsonList(value)) for (const element of value) collect(element, found);
  else if (isJsonObject(value)) for (const entry of Object.entries(value).flat()) collect(entry, found);
  else found.add(value);
}
