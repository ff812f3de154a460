import type { Expr } from "../../../program/expression.ts";
import { children, readsOf, visit } from "../../../program/expression-walk.ts";
import type { Assignment } from "../../../program/member.ts";
import type { Program } from "../../../program/program.ts";
import type { Resolution, Take } from "../../../program/resolution.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";

/** The expressions of a resolution. */
export function resolutionBodies({ unknown, takes, through, changed }: Resolution): readonly Expr[] {
  return [
    ...values(unknown.assignments),
    ...takes.flatMap(expressionsOf),
    ...values(through),
    ...values(changed?.assignments ?? []),
  ];
}

/**
 * The parts of a resolution that look through lists of the member for each of its elements, which would make the work grow faster
 * than the document.
 */
export function repeatedSearches({ takes }: Resolution, declarations: Program["declarations"]): readonly Expr[] {
  const found: Expr[] = [];
  for (const body of takes.flatMap(expressionsOf)) {
    visit(body, (part) => {
      const searched = part.kind === "macro" ? [part.range] : isSearching(part) ? children(part) : [];
      if (searched.some((each) => isLarge(each.type, declarations) && readsOf(each, "owner").size > 0))
        found.push(part);
    });
  }
  return found;
}

function isSearching(expr: Expr): boolean {
  if (expr.kind === "call") return expr.function !== "size" && expr.function !== "at";
  return expr.kind === "invoke" || (expr.kind === "binary" && expr.operator === "in");
}

/** A list, a map or an object; a text counts as small. */
function isLarge(type: TypeExpr, declarations: Program["declarations"]): boolean {
  if (type.kind === "nullable") return isLarge(type.inner, declarations);
  if (type.kind !== "reference") return type.kind !== "primitive" || type.name.startsWith("json");
  const kind = declarations[type.target]?.kind;
  return kind !== "scalar" && kind !== "enum";
}

function expressionsOf({ targets, assignments, otherwise = [], changes }: Take): readonly Expr[] {
  const matching =
    targets?.kind === "match" ? [targets.value, ...(targets.when === undefined ? [] : [targets.when])] : [];
  const naming = changes?.on === undefined ? [] : [changes.on];
  return [...matching, ...values(assignments), ...values(otherwise), ...naming];
}

function values(assignments: readonly Assignment[]): readonly Expr[] {
  return assignments.map(({ value }) => value);
}
