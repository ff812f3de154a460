import type { Declaration, ModelDeclaration } from "../../generator/program/declaration.ts";
import type { Program } from "../../generator/program/program.ts";
import type { PrimitiveName, TypeExpr } from "../../generator/program/type-expr.ts";
import type { Random } from "../support/random.ts";

const texts = [
  "",
  "a",
  "ab",
  "abc",
  "abcde",
  "12",
  "ab-12",
  "cd-3",
  "x",
  "y",
  "zz",
  "A",
  "😀",
  "\ud800",
  "red",
  "card",
];
const numbers = [0, -0, 1, 2, 3, 5, 50, -5, 999, 0.5, 0.07, 1.5, 100];

/** Things that no document holds, or that nobody asked for. */
const strange: readonly unknown[] = [
  undefined,
  null,
  -1,
  1.5,
  Number.NaN,
  2 ** 53,
  "",
  [],
  {},
  new Array(1),
  new Date(0),
  () => 1,
  Symbol.iterator,
  10n,
  new Map(),
  Object.create({ a: 1 }),
  Object.create(null),
  "\ud800",
  true,
];

/** A value that is much like one of the type; more often valid than not. */
export function randomValue(program: Program, type: TypeExpr, random: Random, depth: number = 0): unknown {
  if (random.chance(0.02)) return random.pick(strange);
  const inner = (of: TypeExpr): unknown => randomValue(program, of, random, depth + 1);
  switch (type.kind) {
    case "nullable":
      return random.chance(0.25) ? null : inner(type.inner);
    case "list":
      return Array.from({ length: depth > 6 ? 0 : random.below(3) }, () => inner(type.element));
    case "map":
      return Object.fromEntries(
        Array.from({ length: depth > 6 ? 0 : random.below(3) }, () => [randomKey(random), inner(type.value)]),
      );
    case "primitive":
      if (type.name === "json_schema") return randomSchema(program, random, depth);
      return randomPrimitive(type.name, random);
    case "reference":
      return randomDeclared(program, program.declarations[type.target], random, depth);
  }
}

function randomKey(random: Random): string {
  return random.pick(["a", "bad", "x", "k", "toString", "type"]) ?? "";
}

function randomPrimitive(name: PrimitiveName, random: Random): unknown {
  switch (name) {
    case "string":
      return random.pick(texts);
    case "int":
      return random.pick(numbers.filter(Number.isInteger));
    case "number":
      return random.pick(numbers);
    case "bool":
      return random.chance(0.5);
    default:
      return randomJson(random, 0);
  }
}

function randomJson(random: Random, depth: number): unknown {
  if (depth > 2 || random.chance(0.5)) return random.pick([null, true, 0, -0, 1, 2.5, "a", "x"]);
  if (random.chance(0.5)) return Array.from({ length: random.below(3) }, () => randomJson(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: random.below(3) }, () => [randomKey(random), randomJson(random, depth + 1)]),
  );
}

/** A schema with a few keywords, and sometimes with something quite different under one of them. */
function randomSchema(program: Program, random: Random, depth: number): unknown {
  const declaration = program.declarations["json_schema"];
  const keywords = declaration?.kind === "model" ? declaration.properties : [];
  const entries = Array.from({ length: depth > 6 ? 0 : random.below(4) }, () => {
    const { name, type } = random.pick(keywords) ?? {
      name: "type",
      type: { kind: "primitive", name: "json" } as const,
    };
    return [name, random.chance(0.05) ? randomJson(random, 1) : randomValue(program, type, random, depth + 1)] as const;
  });
  return Object.fromEntries(random.chance(0.2) ? [...entries, ["k", randomJson(random, 1)]] : entries);
}

function randomDeclared(
  program: Program,
  declaration: Declaration | undefined,
  random: Random,
  depth: number,
): unknown {
  const inner = (type: TypeExpr): unknown => randomValue(program, type, random, depth);
  switch (declaration?.kind) {
    case "scalar":
      if (random.chance(0.8) && declaration.examples.length > 0) return random.pick(declaration.examples)?.value;
      return randomPrimitive(declaration.base, random);
    case "enum":
      return random.pick(declaration.members)?.name;
    case "list":
      return inner({ kind: "list", element: declaration.element });
    case "map":
      return inner({ kind: "map", value: declaration.value });
    case "union": {
      const variant = depth > 6 ? declaration.variants[0] : random.pick(declaration.variants);
      return variant && inner(variant.type);
    }
    case "model":
      return randomObject(program, declaration, random, depth);
    case undefined:
      return undefined;
  }
}

function randomObject(program: Program, model: ModelDeclaration, random: Random, depth: number): object {
  const object: Record<string, unknown> = {};
  const properties = random.chance(0.3) ? [...model.properties].reverse() : model.properties;
  for (const { name, presence, fixed, type } of properties) {
    if (random.chance(presence === "required" ? 0.03 : 0.55)) continue;
    object[name] = fixed !== undefined && random.chance(0.9) ? fixed : randomValue(program, type, random, depth + 1);
  }
  if (random.chance(0.05)) {
    const key = random.pick(["zzz", "constructor", "a".repeat(80), "\u0000k"]) ?? "";
    object[key] = random.pick([1, undefined, "x", new Date(0)]);
  }
  return object;
}
