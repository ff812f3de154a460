import { assertNever } from "../../program/assert-never.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { UnionDeclaration } from "../../program/declaration.ts";
import type { JsonValue } from "../../program/json.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Candidate } from "../../witness/candidate.ts";
import { listOfSize, mapOfSize } from "../../witness/collection-values.ts";
import { sizeOf, textOfLength } from "../../witness/text-values.ts";
import type { Suite } from "./suite.ts";

/** Candidates that a type accepts: every kind, member and variant of it, and the values just inside its limits. */
export function acceptedValues(suite: Suite, type: TypeExpr, constraints: readonly Constraint[]): readonly Candidate[] {
  const accepted = ({ value }: Candidate): boolean =>
    suite.source.interpreter.validateType(type, constraints, value).length === 0;
  return candidates(suite, type, constraints).filter(accepted);
}

function candidates(suite: Suite, type: TypeExpr, constraints: readonly Constraint[]): readonly Candidate[] {
  switch (type.kind) {
    case "nullable":
      return [{ description: "null", value: null }, ...acceptedValues(suite, type.inner, constraints)];
    case "primitive":
      return [...plain(suite, type, constraints), ...inside(suite, type, constraints)];
    case "list":
    case "map":
      return [...plain(suite, type, constraints), ...inside(suite, type, constraints), ...elements(suite, type)];
    case "reference":
      return suite.withoutCircles(`accepted ${type.target}`, () => declared(suite, type, type.target, constraints));
    default:
      return assertNever(type);
  }
}

function declared(
  suite: Suite,
  type: TypeExpr,
  name: string,
  constraints: readonly Constraint[],
): readonly Candidate[] {
  const declaration = suite.source.program.declarations[name];
  switch (declaration?.kind) {
    case "scalar":
      return [
        ...plain(suite, type, constraints),
        ...inside(suite, { kind: "primitive", name: declaration.base }, [...declaration.constraints, ...constraints]),
      ];
    case "enum":
      return declaration.members.map((member) => ({ description: `the member ${member.name}`, value: member.name }));
    case "model":
      return plain(suite, type, constraints);
    case "union":
      return variants(suite, declaration);
    case "list":
    case "map": {
      const inner: TypeExpr =
        declaration.kind === "list"
          ? { kind: "list", element: declaration.element }
          : { kind: "map", value: declaration.value };
      return candidates(suite, inner, [...declaration.constraints, ...constraints]);
    }
    default:
      return [];
  }
}

function plain(suite: Suite, type: TypeExpr, constraints: readonly Constraint[]): readonly Candidate[] {
  // Any JSON means every kind of it.
  const count = type.kind === "primitive" && type.name === "json" ? 6 : 3;
  const values = suite.source.values(type, constraints, count);
  return values.slice(0, count).map((value) => ({ description: shown(value), value }));
}

function variants(suite: Suite, union: UnionDeclaration): readonly Candidate[] {
  return union.variants.flatMap((variant) => {
    const of =
      variant.tag ?? (variant.type.kind === "reference" ? variant.type.target : variant.jsonKinds.join(" or "));
    return suite.source
      .values(variant.type, [])
      .slice(0, 2)
      .map((value) => ({ description: `the variant ${of}`, value }));
  });
}

/** One list or map around each value that the elements accept. */
function elements(suite: Suite, type: TypeExpr & { readonly kind: "list" | "map" }): readonly Candidate[] {
  const inner = type.kind === "list" ? type.element : type.value;
  return acceptedValues(suite, inner, []).map(({ description, value }) => ({
    description: `in an element: ${description}`,
    value: type.kind === "list" ? [value] : { key: value },
  }));
}

/** Values just inside what constraints allow. */
function inside(suite: Suite, type: TypeExpr, constraints: readonly Constraint[]): readonly Candidate[] {
  return constraints.flatMap((constraint): readonly Candidate[] => {
    switch (constraint.kind) {
      case "min":
      case "max":
        return [{ description: `at its ${constraint.kind}`, value: constraint.value }];
      case "exclusive_min":
      case "exclusive_max":
      case "multiple_of":
        return suite.source
          .values(type, constraints)
          .slice(0, 3)
          .map((value) => ({ description: shown(value), value }));
      case "min_length":
      case "max_length":
        return texts(constraints, constraint.kind, constraint.value);
      case "in":
        return constraint.values.map((value) => ({ description: shown(value), value }));
      case "min_items":
      case "max_items":
        return type.kind === "list"
          ? optional(`at its ${constraint.kind}`, listOfSize(suite.source, type.element, constraints, constraint.value))
          : [];
      case "min_entries":
      case "max_entries":
        return type.kind === "map"
          ? optional(`at its ${constraint.kind}`, mapOfSize(suite.source, type.value, constraint.value))
          : [];
      case "pattern":
      case "not_in":
      case "unique":
      case "unique_by":
        return [];
      default:
        return assertNever(constraint);
    }
  });
}

/** Files with longer texts are read by nobody. */
const longest = 300;

function texts(
  constraints: readonly Constraint[],
  kind: "min_length" | "max_length",
  length: number,
): readonly Candidate[] {
  if (length > longest || sizeOf(constraints, kind) !== length) return [];
  const smileys = "😀".repeat(length);
  return [
    ...optional(`at its ${kind}`, textOfLength(constraints, length)),
    ...optional(`at its ${kind}, counted in code points`, length === 0 ? undefined : smileys),
  ];
}

function optional(description: string, value: JsonValue | undefined): readonly Candidate[] {
  return value === undefined ? [] : [{ description, value }];
}

/** A short value as JSON; a long one by its kind. */
function shown(value: JsonValue): string {
  const text = JSON.stringify(value);
  if (text.length <= 40) return text;
  return Array.isArray(value) ? "a list" : typeof value === "string" ? "a long text" : "an object";
}
