import type { YAMLError } from "yaml";
import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import { maxSyntaxErrors } from "./limits.ts";

/** Reports what the YAML parser found: one fault a line, since the first one makes the others. */
export function reportSyntaxErrors(file: SourceFile, faults: readonly YAMLError[], sink: DiagnosticSink): void {
  let told = 0;
  let untold = 0;
  let lineEnd = -1;
  for (const fault of [...faults].sort((a, b) => a.pos[0] - b.pos[0])) {
    const start = Math.min(fault.pos[0], file.text.length);
    if (start <= lineEnd) continue;
    const next = file.text.indexOf("\n", start);
    lineEnd = next === -1 ? file.text.length : next;
    if (told === maxSyntaxErrors) {
      untold += 1;
      continue;
    }
    told += 1;
    const span = { file: file.path, start, end: Math.min(Math.max(fault.pos[1], start), file.text.length) };
    const { detail, hint } = explain(fault);
    report(sink, "yaml-syntax", span, { detail }, { hint });
  }
  if (untold > 0) report(sink, "more-errors", { file: file.path, start: 0, end: 0 }, { count: untold });
}

/** The parser's own sentences speak of tokens and mappings; the frequent ones are told in the words of who writes. */
function explain(fault: YAMLError): { readonly detail: string; readonly hint?: string } {
  switch (fault.code) {
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
      return {
        detail: "A key is not expected here.",
        hint: "Give keys of one map the same indentation, and put a text with a colon and a space in quotes.",
      };
    case "BAD_INDENT":
      return {
        detail: "This line is indented in a way that fits nothing above it.",
        hint: "Use two spaces a level, and the same column for all keys of one map.",
      };
    case "TAB_AS_INDENT":
      return { detail: "A tab cannot indent.", hint: "Use spaces." };
    case "BAD_SCALAR_START":
      return { detail: "A text without quotes cannot begin with this character.", hint: "Put the text in quotes." };
    case "BAD_DQ_ESCAPE":
      return {
        detail: "Double quotes know no such escape.",
        hint: "Write \\\\ for a backslash, or use single quotes, which know no escapes.",
      };
    case "MISSING_CHAR":
      return fault.message.startsWith("Implicit map keys")
        ? { detail: "A colon and a value are missing after this key.", hint: "Keys and list items cannot be mixed." }
        : { detail: sentence(fault.message), hint: "Look for a missing colon, comma or quote." };
    case "KEY_OVER_1024_CHARS":
      return { detail: "A key has at most 1,024 characters.", hint: "Shorten the key." };
    case "UNEXPECTED_TOKEN":
      return explainToken(fault.message);
    default:
      return { detail: sentence(fault.message) };
  }
}

function explainToken(message: string): { readonly detail: string; readonly hint?: string } {
  if (message.endsWith("at node end")) {
    return {
      detail: "The value before this has ended.",
      hint: "A text that begins with a quote or a bracket needs quotes around all of it; keys and list items cannot be mixed.",
    };
  }
  if (message.includes("block-seq-ind on same line")) {
    return {
      detail: "A list cannot begin on the line of its key.",
      hint: "Put its items on lines of their own, or the list in [ ].",
    };
  }
  return { detail: sentence(message) };
}

/** What stands after a word and a colon repeats the text, which may be secret. */
function sentence(message: string): string {
  const said = message.replace(/\b:.*$/su, "");
  return said.endsWith(".") ? said : `${said}.`;
}
