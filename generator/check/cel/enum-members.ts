import { report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import { oneOfThese } from "../../diagnostics/suggest.ts";
import type { EnumDeclaration } from "../../program/declaration.ts";
import type { Expr } from "../../program/expression.ts";
import type { Checker } from "./checker.ts";
import { tagsOf } from "./members.ts";
import { enumOf } from "./types.ts";

/** The only texts that something can be, and what it is called. */
export interface Members {
  readonly name: string;
  readonly texts: readonly string[];
}

/** The members of an enum. */
export function membersOfEnum(declaration: EnumDeclaration): Members {
  return { name: declaration.name, texts: declaration.members.map(({ name }) => name) };
}

/** Texts that an enum or the tag of a union can be; undefined for everything else. */
export function membersOf(checker: Checker, expr: Expr): Members | undefined {
  const declaration = enumOf(expr.type, checker.scope);
  if (declaration !== undefined) return membersOfEnum(declaration);
  if (expr.kind !== "select" || expr.model === undefined) return undefined;
  const owner = checker.scope.declarations.get(expr.model);
  return owner?.kind === "union" && owner.tag === expr.member
    ? { name: `${owner.name}.${owner.tag}`, texts: tagsOf(owner) }
    : undefined;
}

/** Tells that a literal, which lies at `span`, is none of the members. */
export function reportMember(checker: Checker, span: Span, value: string, members: Members): void {
  const hint = oneOfThese(value, members.texts);
  report(checker.sink, "unknown-enum-member", span, { value, name: members.name }, { hint });
}
