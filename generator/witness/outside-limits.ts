import { assertNever } from "../program/assert-never.ts";
import type { Constraint } from "../program/constraint.ts";
import { isJsonObject, type JsonValue } from "../program/json.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import type { Candidate } from "./candidate.ts";
import { listOfSize, mapOfSize } from "./collection-values.ts";
import { sizeOf, textOfLength } from "./text-values.ts";
import type { ValueSource } from "./value-source.ts";

/** Values just outside what constraints allow; some of them may be allowed all the same, so whoever asks must try them. */
export function outside(source: ValueSource, type: TypeExpr, constraints: readonly Constraint[]): readonly Candidate[] {
  return constraints.flatMap((constraint) => beyond(source, type, constraints, constraint));
}

/** Files with longer texts are read by nobody. */
const longest = 300;

/** The same for one constraint among `all` that a value must meet; the type is not a name of another. */
export function beyond(
  source: ValueSource,
  type: TypeExpr,
  all: readonly Constraint[],
  constraint: Constraint,
): readonly Candidate[] {
  const below = `just below its ${constraint.kind}`;
  const above = `just above its ${constraint.kind}`;
  const others = all.filter((other) => other !== constraint);
  switch (constraint.kind) {
    case "min":
      return [{ description: below, value: constraint.value - stepOf(source, type) }];
    case "max":
      return [{ description: above, value: constraint.value + stepOf(source, type) }];
    case "exclusive_min":
    case "exclusive_max":
      return [{ description: `at its ${constraint.kind}`, value: constraint.value }];
    case "multiple_of":
      return notMultiples(source, type, constraint.value);
    case "min_length":
      return optional(below, constraint.value > longest ? undefined : textOfLength(others, constraint.value - 1));
    case "max_length":
      return optional(above, constraint.value > longest ? undefined : textOfLength(others, constraint.value + 1));
    case "min_items":
      return type.kind === "list"
        ? optional(below, listOfSize(source, type.element, others, constraint.value - 1))
        : [];
    case "max_items":
      return type.kind === "list"
        ? optional(above, listOfSize(source, type.element, others, constraint.value + 1))
        : [];
    case "min_entries":
      return type.kind === "map" ? optional(below, mapOfSize(source, type.value, constraint.value - 1)) : [];
    case "max_entries":
      return type.kind === "map" ? optional(above, mapOfSize(source, type.value, constraint.value + 1)) : [];
    case "pattern":
      return misfits(source, type, all);
    case "in":
      return source.values(type, others).map((value) => ({ description: shown(value), value }));
    case "not_in":
      return constraint.values.map((value) => ({ description: shown(value), value }));
    case "unique":
    case "unique_by":
      return twins(source, type, constraint, others);
    default:
      return assertNever(constraint);
  }
}

function stepOf(source: ValueSource, type: TypeExpr): number {
  if (type.kind === "primitive") return type.name === "int" ? 1 : 0.5;
  const declaration = type.kind === "reference" ? source.program.declarations[type.target] : undefined;
  return declaration?.kind === "scalar" && declaration.base === "number" ? 0.5 : 1;
}

function notMultiples(source: ValueSource, type: TypeExpr, step: number): readonly Candidate[] {
  const isInt = stepOf(source, type) === 1;
  return [isInt ? step + 1 : step * 1.5].map((value) => ({ description: "between two multiples", value }));
}

/** Texts that few patterns admit, and a good one with a newline after it, which `$` in some languages overlooks. */
function misfits(source: ValueSource, type: TypeExpr, all: readonly Constraint[]): readonly Candidate[] {
  const [good] = source.values(type, all).filter((value) => typeof value === "string" && value !== "");
  const refused = ["", " ", "-", "é", "٣", "no match?"].filter(
    (text) => source.interpreter.validateType(type, all, text).length > 0,
  );
  return [
    ...refused.slice(0, 3).map((value) => ({ description: JSON.stringify(value), value })),
    ...optional("a newline at the end", good === undefined ? undefined : `${good}\n`),
    ...optional("a space at the beginning", good === undefined ? undefined : ` ${good}`),
  ];
}

/** A list with the same element twice, written with its keys in another order the second time, and as long as it must be. */
function twins(
  source: ValueSource,
  type: TypeExpr,
  unique: Constraint,
  others: readonly Constraint[],
): readonly Candidate[] {
  if (type.kind !== "list") return [];
  const least = Math.max(2, sizeOf(others, "min_items") ?? 0);
  // Elements without the field that counts are like no other: some that have it are needed.
  const list = listOfSize(source, type.element, [unique], least - 1) ?? [];
  const manyKeys = source
    .values(type.element, [])
    .find((value) => isJsonObject(value) && Object.keys(value).length > 1);
  const first =
    unique.kind === "unique" && least === 2 ? (manyKeys ?? source.values(type.element, []).at(-1)) : list[0];
  if (first === undefined) return [];
  const twin = isJsonObject(first) ? Object.fromEntries(Object.entries(first).reverse()) : first;
  const value = [first, ...list.slice(1), twin];
  if (source.interpreter.validateType(type, others, value).length > 0) return [];
  return [{ description: "an element twice", value }];
}

function optional(description: string, value: JsonValue | undefined): readonly Candidate[] {
  return value === undefined ? [] : [{ description, value }];
}

function shown(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length <= 40 ? text : "a long value";
}
