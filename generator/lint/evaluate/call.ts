import { callBuiltin } from "../../interpret/builtins.ts";
import type { CallExpr } from "../../program/expression.ts";
import type { JsonValue } from "../../program/json.ts";
import { imageOf, keyOf, known, opaque, type Value } from "../term.ts";
import { exactly } from "./exactly.ts";
import type { Judge } from "./judge.ts";
import { sizeOf } from "./size.ts";

/** A function of the language: worked out where its arguments are known, unknown where two of them are not. */
export function callOf(expr: CallExpr, args: readonly Value[], { world }: Judge): Value {
  const { tools } = world;
  const [subject] = args;
  if (expr.function === "size" && subject?.kind === "items") return known(subject.items.length);
  if (expr.function === "size" && subject?.kind === "term") return sizeOf(subject, world);
  const unknown = args.filter((arg) => arg.kind !== "known");
  const [first] = unknown;
  const compute = (value: JsonValue): JsonValue => {
    const values = args.map((arg) => (arg.kind === "known" ? arg.value : value));
    return exactly(() => callBuiltin(expr.function, values)) ?? null;
  };
  if (first === undefined) return known(compute(null));
  const key = `${expr.function}(${args.map(keyOf).join()})`;
  return unknown.length === 1 && first.kind === "term"
    ? imageOf(key, expr.type, first, compute, tools)
    : opaque(key, expr.type, tools);
}
