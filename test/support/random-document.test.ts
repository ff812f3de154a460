import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { binary, constraint, enumOf, literal, model, programOf, property, read, rule } from "./hand-made-program.ts";
import { createDocumentSource } from "./random-document.ts";

const mode = enumOf("Mode", ["fast", "slow"]);
const part = model("Part", [
  property("name", "string"),
  property("on", "bool", { presence: "defaulted", default: false }),
]);
const whole = model(
  "Whole",
  [
    property("mode", "Mode"),
    property("why", "string?"),
    property("size", "int", {
      presence: "defaulted",
      default: 1,
      constraints: [constraint({ kind: "min", value: 1 })],
    }),
    property("parts", "list<Part>", {
      presence: "defaulted",
      default: [],
      constraints: [constraint({ kind: "unique_by", property: "name" })],
    }),
  ],
  {
    rules: [
      rule("slow_says_why", ["mode", "why"], binary(of("Whole", "why"), "!=", literal(null)), {
        when: binary(of("Whole", "mode"), "==", literal("slow")),
      }),
      rule("big_is_slow", ["mode", "size"], binary(of("Whole", "mode"), "==", literal("slow")), {
        when: binary(of("Whole", "size"), ">", literal(5)),
      }),
    ],
  },
);
const program = programOf([mode, part, whole]);

function of(owner: string, member: string): ReturnType<typeof read> {
  const expr = read("this", member);
  return expr.kind === "select" ? { ...expr, model: owner } : expr;
}

test("makes the same documents for the same seed", () => {
  const texts = (seed: number): string => {
    const documents = createDocumentSource(program)("Whole", seed);
    return JSON.stringify(Array.from({ length: 200 }, () => documents.next()));
  };
  assert.equal(texts(1), texts(1));
  assert.notEqual(texts(1), texts(2));
});

test("makes valid documents, every fault, and documents that break each rule alone", () => {
  const { validate } = createInterpreter(program);
  const documents = createDocumentSource(program)("Whole", 7);
  const counts = new Map<string, number>();
  for (let round = 0; round < 5000; round += 1) {
    const reasons = validate("Whole", documents.next()).map(({ code, rule: id }) => id ?? code);
    const key = reasons.length === 0 ? "valid" : [...new Set(reasons)].join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  assert.ok((counts.get("valid") ?? 0) > 5000 / 3);
  for (const key of [
    "slow_says_why",
    "big_is_slow",
    "missing",
    "unknown_key",
    "wrong_type",
    "not_in_enum",
    "too_small",
    "duplicate",
  ]) {
    assert.ok((counts.get(key) ?? 0) >= 20, `${key}: ${counts.get(key)}`);
  }
});

test("keeps every document a JSON value", () => {
  const documents = createDocumentSource(program)("Whole", 3);
  for (let round = 0; round < 1000; round += 1) {
    const document = documents.next();
    assert.deepEqual(JSON.parse(JSON.stringify(document)), document);
  }
});
