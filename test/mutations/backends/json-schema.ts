import { type Backend, inFolder } from "../mutation.ts";

/** Rules as JSON Schema. */
export const jsonSchemaBackend: Backend = {
  name: "rules in JSON Schema",
  tests: [
    "json-schema/rules.test",
    "json-schema/truth-of-values.test",
    "json-schema/truth-of-parts.test",
    "json-schema/traps-of-values.test",
    "json-schema/traps-of-objects.test",
    "json-schema/draft-07.test",
    "json-schema/idioms.test",
    "json-schema/random-rules.test",
  ],
  mutations: inFolder("json-schema/rules", [
    [
      "pair.ts",
      '{ kind: "pair", holds: operand.fails, fails: operand.holds }',
      '{ kind: "pair", holds: { not: operand.holds }, fails: operand.holds }',
    ],
    [
      "pair.ts",
      "pairOf(all(...pairs.map(({ holds }) => holds)), any(...pairs.map(({ fails }) => fails)))",
      "pairOf(all(...pairs.map(({ holds }) => holds)), all(...pairs.map(({ fails }) => fails)))",
    ],
    [
      "compare.ts",
      'const turned = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;',
      'const turned = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;',
    ],
    ["compare.ts", "? domain : [...domain, null]);", "? domain : domain);"],
    [
      "compare.ts",
      "any(...sides.map(({ here, there }) => all(here.holds, there.fails))),",
      "any(...sides.map(({ here, there }) => all(here.fails, there.holds))),",
    ],
    ["quantify.ts", "wanted ? body : negated(body)", "wanted ? negated(body) : body"],
    ["quantify.ts", "[{ low: 1, high: 1 }]", "[{ low: 1, high: 2 }]"],
    [
      "quantify.ts",
      'if (fails === true) return { type: "object", minProperties: 1 };',
      'if (fails === true) return { type: "object" };',
    ],
    ["quantify.ts", "fails: counted(holds, fails, gapsOf(ranges))", "fails: counted(fails, holds, ranges)"],
    ["size.ts", "return { low: 0, high: Math.ceil(bound) - 1 };", "return { low: 0, high: Math.floor(bound) };"],
    ["size.ts", "if (low < Number.POSITIVE_INFINITY) gaps.push", "if (low === 0) gaps.push"],
    [
      "text-sides.ts",
      'switch (name) {\n    case "startsWith":\n      return sides({ pattern: `^',
      'switch (name) {\n    case "startsWith":\n      return sides({ pattern: `',
    ],
    [
      "size.ts",
      'return element !== false && { type: "array", contains: element, minItems: 1 };',
      "return element !== false && { contains: element };",
    ],
    [
      "text-sides.ts",
      'if (argument === "" && name !== "matches") return',
      'if (argument === "x" && name !== "matches") return',
    ],
    ["unique.ts", "pathOf(place) !== pathOf(other)", "pathOf(place).length !== pathOf(other).length"],
  ]),
};
