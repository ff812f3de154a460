import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { JsonValue } from "../../generator/program/json.ts";
import type { TypeExpr } from "../../generator/program/type-expr.ts";
import { typeText } from "../../generator/program/type-text.ts";
import { createRandom, type Random } from "../support/random.ts";
import { runCheck } from "./run-check.ts";
import { evaluateStrictly } from "./strict-evaluator.ts";

/** Makes up expressions and values; the same ones in every run. */
class Inventor {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = createRandom(seed);
  }

  pick<T>(first: T, ...rest: readonly T[]): T {
    const all = [first, ...rest];
    return this.random.pick(all) ?? first;
  }

  bool(depth: number): string {
    if (depth === 0)
      return this.pick("true", "this.flag", "has(this.flag)", "this.lifecycle.has_hooks", "'a' in this.limits");
    const inner = (): string => this.bool(depth - 1);
    return this.pick<() => string>(
      () => `(${inner()} && ${inner()})`,
      () => `(${inner()} && ${inner()})`,
      () => `(${inner()} || ${inner()})`,
      () => `(${inner()} || ${inner()})`,
      () => `!${inner()}`,
      () => `(${inner()} ? ${inner()} : ${inner()})`,
      () => `(${inner()} == ${inner()})`,
      () => `has(${this.nullable()})`,
      () => `has(${this.nullable()})`,
      () => `(${this.nullable()} ${this.pick("==", "!=")} null)`,
      () => `(null ${this.pick("==", "!=")} ${this.nullable()})`,
      () => `(${this.text()} ${this.pick("==", "!=")} ${this.text()})`,
      () => `${this.text()}.startsWith(${this.text()})`,
      () => `(${this.text()} in ${this.pick("this.tags", "['a', 'b']", "['a', null]", "this.limits")})`,
      () => `(${this.int()} < ${this.int()})`,
      () => `this.tags.${this.pick("all", "exists")}(t, ${this.bool(depth - 1)} || t == ${this.text()})`,
      () => `(this.flag == ${this.pick("true", "false")})`,
    )();
  }

  nullable(): string {
    return this.pick(
      "this.server",
      "this.nick",
      "this.flag",
      "this.lifecycle",
      "this.lifecycle.activate",
      "this.limits.a",
    );
  }

  text(): string {
    return this.pick("'a'", "this.server", "this.nick", "this.lifecycle.activate", "this.name", "null");
  }

  int(): string {
    return this.pick(
      "this.limits.a",
      "size(this.server)",
      "size(this.tags)",
      "this.small + 1",
      "this.timeout",
      "size(this.nick)",
    );
  }

  tool(): JsonValue {
    const textOrNull = (): JsonValue => this.pick<JsonValue>(null, "a", "b", "");
    return {
      name: this.pick("a", "b"),
      server: textOrNull(),
      nick: textOrNull(),
      flag: this.pick<JsonValue>(null, true, false),
      lifecycle: this.pick<JsonValue>(null, { activate: textOrNull(), has_hooks: this.pick(true, false) }),
      limits: this.pick<JsonValue>({}, { a: 3 }, { b: 1 }),
      tags: this.pick<JsonValue>([], ["a"], ["b", "a"]),
      small: this.pick(-10, 10),
      timeout: this.pick(1, 86400),
    };
  }
}

function fitsType(value: JsonValue, type: TypeExpr): boolean {
  if (type.kind === "nullable") return value === null || fitsType(value, type.inner);
  return typeText(type) === "bool" ? typeof value === "boolean" : true;
}

describe("an expression that passes", () => {
  it("never fails, whatever the data", () => {
    const inventor = new Inventor(42);
    let passed = 0;
    for (let round = 0; round < 30_000; round++) {
      const text = inventor.bool(inventor.pick(1, 2, 3));
      const { expr } = runCheck(text, { expected: "bool" });
      if (expr === undefined) continue;
      passed += 1;
      for (let sample = 0; sample < 12; sample++) {
        const tool = inventor.tool();
        const value = evaluateStrictly(expr, { this: tool });
        assert.ok(fitsType(value, expr.type), `${text} gave ${JSON.stringify(value)} for ${JSON.stringify(tool)}`);
      }
    }
    assert.ok(passed > 3000, `${passed} passed`);
  });
});
