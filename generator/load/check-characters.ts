import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import { maxSyntaxErrors } from "./limits.ts";

// Controls but tab and line ends; line separators, which editors and languages see differently; direction overrides, which
// make a text look like another one; a byte order mark, which is invisible; non-characters; halves of surrogate pairs.
const forbidden: RegExp =
  /[\p{Cc}\u{2028}\u{2029}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}\u{FFFE}\u{FFFF}\p{Surrogate}]/gu;
const allowed: ReadonlySet<string> = new Set(["\t", "\n", "\r"]);

/** Refuses characters that no editor shows, or that make a text look other than it is. False when one was found. */
export function checkCharacters(file: SourceFile, sink: DiagnosticSink): boolean {
  let found = 0;
  for (const match of file.text.matchAll(forbidden)) {
    const [character] = match;
    if (allowed.has(character) || (character === "\u{FEFF}" && match.index === 0)) continue;
    found += 1;
    if (found > maxSyntaxErrors) continue;
    const span = { file: file.path, start: match.index, end: match.index + character.length };
    const hex = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
    if (/\p{Surrogate}/u.test(character)) report(sink, "ill-formed-text", span, { character: `U+${hex}` });
    else {
      const hint = `Delete it, or write it as \`\\u${hex}\` in a text in double quotes.`;
      report(sink, "hidden-character", span, { character: `U+${hex}` }, { hint });
    }
  }
  if (found > maxSyntaxErrors) {
    report(sink, "more-errors", { file: file.path, start: 0, end: 0 }, { count: found - maxSyntaxErrors });
  }
  return found === 0;
}
