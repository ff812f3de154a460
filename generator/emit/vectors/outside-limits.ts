import { assertNever } from "../../program/assert-never.ts";
import type { Constraint } from "../../program/constraint.ts";
import { isJsonObject, type JsonValue } from "../../program/json.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Candidate } from "./candidate.ts";
import { listOfSize, mapOfSize } from "./collection-values.ts";
import type { Suite } from "./suite.ts";
import { textOfLength } from "./text-values.ts";

/** Values just outside what constraints allow; some of them may be allowed all the same, so whoever asks must try them. */
export function outside(suite: Suite, type: TypeExpr, constraints: readonly Constraint[]): readonly Candidate[] {
  return constraints.flatMap((constraint) => beyond(suite, type, constraints, constraint));
}

/** Files with longer texts are read by nobody. */
const longest = 300;

function beyond(
  suite: Suite,
  type: TypeExpr,
  all: readonly Constraint[],
  constraint: Constraint,
): readonly Candidate[] {
  const below = `just below its ${constraint.kind}`;
  const above = `just above its ${constraint.kind}`;
  const others = all.filter((other) => other !== constraint);
  switch (constraint.kind) {
    case "min":
      return [{ description: below, value: constraint.value - stepOf(suite, type) }];
    case "max":
      return [{ description: above, value: constraint.value + stepOf(suite, type) }];
    case "exclusive_min":
    case "exclusive_max":
      return [{ description: `at its ${constraint.kind}`, value: constraint.value }];
    case "multiple_of":
      return notMultiples(suite, type, constraint.value);
    case "min_length":
      return optional(below, constraint.value > longest ? undefined : textOfLength(others, constraint.value - 1));
    case "max_length":
      return optional(above, constraint.value > longest ? undefined : textOfLength(others, constraint.value + 1));
    case "min_items":
      return type.kind === "list"
        ? optional(below, listOfSize(suite.source, type.element, others, constraint.value - 1))
        : [];
    case "max_items":
      return type.kind === "list"
        ? optional(above, listOfSize(suite.source, type.element, others, constraint.value + 1))
        : [];
    case "min_entries":
      return type.kind === "map" ? optional(below, mapOfSize(suite.source, type.value, constraint.value - 1)) : [];
    case "max_entries":
      return type.kind === "map" ? optional(above, mapOfSize(suite.source, type.value, constraint.value + 1)) : [];
    case "pattern":
      return misfits(suite, type, all);
    case "in":
      return suite.source.values(type, others).map((value) => ({ description: shown(value), value }));
    case "not_in":
      return constraint.values.map((value) => ({ description: shown(value), value }));
    case "unique":
    case "unique_by":
      return twins(suite, type, constraint, others);
    default:
      return assertNever(constraint);
  }
}

function stepOf(suite: Suite, type: TypeExpr): number {
  if (type.kind === "primitive") return type.name === "int" ? 1 : 0.5;
  const declaration = type.kind === "reference" ? suite.source.program.declarations[type.target] : undefined;
  return declaration?.kind === "scalar" && declaration.base === "number" ? 0.5 : 1;
}

function notMultiples(suite: Suite, type: TypeExpr, step: number): readonly Candidate[] {
  const isInt = stepOf(suite, type) === 1;
  return [isInt ? step + 1 : step * 1.5].map((value) => ({ description: "between two multiples", value }));
}

/** Texts that few patterns admit, and a good one with a newline after it, which `$` in some languages overlooks. */
function misfits(suite: Suite, type: TypeExpr, all: readonly Constraint[]): readonly Candidate[] {
  const [good] = suite.source.values(type, all).filter((value) => typeof value === "string" && value !== "");
  const refused = ["", " ", "-", "é", "٣", "no match?"].filter(
    (text) => suite.source.interpreter.validateType(type, all, text).length > 0,
  );
  return [
    ...refused.slice(0, 3).map((value) => ({ description: JSON.stringify(value), value })),
    ...optional("a newline at the end", good === undefined ? undefined : `${good}\n`),
    ...optional("a space at the beginning", good === undefined ? undefined : ` ${good}`),
  ];
}

/** A list with the same element twice, written with its keys in another order the second time. */
function twins(suite: Suite, type: TypeExpr, unique: Constraint, others: readonly Constraint[]): readonly Candidate[] {
  if (type.kind !== "list") return [];
  const elements = suite.source.values(type.element, []);
  // Elements without the field that counts are like no other: one that has it is needed.
  const [keyed] = listOfSize(suite.source, type.element, [unique], 1) ?? [];
  const element =
    unique.kind === "unique_by"
      ? keyed
      : (elements.find((value) => isJsonObject(value) && Object.keys(value).length > 1) ?? elements.at(-1));
  if (element === undefined || suite.source.interpreter.validateType(type, others, [element]).length > 0) return [];
  const twin = isJsonObject(element) ? Object.fromEntries(Object.entries(element).reverse()) : element;
  return [{ description: "an element twice", value: [element, twin] }];
}

function optional(description: string, value: JsonValue | undefined): readonly Candidate[] {
  return value === undefined ? [] : [{ description, value }];
}

function shown(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length <= 40 ? text : "a long value";
}
