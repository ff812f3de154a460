import type { Expr } from "../../../program/expression.ts";
import { readsOf } from "../../../program/expression-walk.ts";
import { flatText } from "../code.ts";
import { identifier, reservedWords } from "../primitives.ts";
import { runtimeFileOf } from "../runtime-names.ts";
import type { Scope } from "../scope.ts";
import type { Binding } from "./environment.ts";

/** What code calls a parameter or a variable of an expression; it hides nothing that code around it may need. */
export function variableName(name: string, scope: Scope, taken: ReadonlySet<string> = new Set()): string {
  let result = name;
  while (isUsed(result, scope) || taken.has(result)) result += "_";
  return identifier(result);
}

function isUsed(name: string, scope: Scope): boolean {
  if (reservedWords.has(name) || runtimeFileOf.has(name) || scope.emission.names.isTaken(name)) return true;
  return /^(?:built|sound)_|[^a-z0-9_]/u.test(name);
}

/** Tells which variables some expressions read. */
export function readBy(expressions: readonly Expr[]): (name: string) => boolean {
  return (name) => expressions.some((expr) => readsOf(expr, name).size > 0);
}

/** Whether a text of TypeScript reads a variable, as far as can be seen without parsing it: not in a literal, and not as a member. */
export function isReadIn(text: string, binding: Binding | undefined): boolean {
  if (binding?.kind !== "code") return true;
  const name = flatText(binding.value.code.doc).replaceAll("$", "\\$");
  const bare = text.replace(/"(?:[^"\\]|\\.)*"/gu, '""');
  return new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name}(?![\\w$])`, "u").test(bare);
}
