import { parsePattern } from "../pattern/parse-pattern.ts";
import { type Checker, fault } from "./checker.ts";
import type { Range } from "./syntax.ts";

/**
 * The pattern of `matches` in portable form, or undefined after a fault. It is looked for anywhere in the text, so that here,
 * unlike in the constraint, a first `^` and a last `$` are welcome.
 */
export function portablePattern(checker: Checker, at: Range, text: string): string | undefined {
  const opening = text.startsWith("^") ? "^" : "";
  const closing = /(?<!\\)(?:\\\\)*\$$/u.test(text) ? "$" : "";
  const anchors = { fromStart: opening !== "", toEnd: closing !== "" };
  const parsed = parsePattern(text.slice(opening.length, text.length - closing.length), anchors);
  if (!("code" in parsed)) return `${opening}${parsed.text}${closing}`;
  fault(checker, "match-pattern", at, { pattern: text, problem: parsed.problem }, parsed.hint);
  return undefined;
}
