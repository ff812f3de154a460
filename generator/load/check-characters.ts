import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import { hiddenCharacters } from "./hidden-characters.ts";
import { maxSyntaxErrors } from "./limits.ts";

/** Refuses characters that no editor shows, or that make a text look other than it is. False when one was found. */
export function checkCharacters(file: SourceFile, kind: "spec" | "document", sink: DiagnosticSink): boolean {
  let found = 0;
  for (const { character, index } of hiddenCharacters(file.text, kind)) {
    found += 1;
    if (found > maxSyntaxErrors) continue;
    const span = { file: file.path, start: index, end: index + character.length };
    const hex = character.codePointAt(0)?.toString(16).toUpperCase() ?? "";
    const name = `U+${hex.padStart(4, "0")}`;
    if (/\p{Surrogate}/u.test(character)) report(sink, "ill-formed-text", span, { character: name });
    else {
      const escaped = hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
      const hint = `Delete it, or write it as \`${escaped}\` in a text in double quotes.`;
      report(sink, "hidden-character", span, { character: name }, { hint });
    }
  }
  if (found > maxSyntaxErrors) {
    report(sink, "more-errors", { file: file.path, start: 0, end: 0 }, { count: found - maxSyntaxErrors });
  }
  return found === 0;
}
