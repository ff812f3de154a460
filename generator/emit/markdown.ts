import { visibleLines, visibleProse } from "../diagnostics/visible-text.ts";

// Text of a spec becomes Markdown here and nowhere else: it may use `code spans`, and whatever else would be markup is made plain.

/** Prose for a paragraph. Code spans are kept; HTML, links, images, headings and lists in the text show as the characters they are. */
export function prose(text: string): string {
  const parts = oneLine(text).split(/(`[^`]+`)/u);
  return (
    parts
      .map((part, index) => (index % 2 === 1 ? part : escapeInline(part)))
      .join("")
      .replace(lineStart, "$1\\$2")
      // At the end of a heading they would be taken for its other half.
      .replace(/(?<!^\\)#+$/u, "\\$&")
  );
}

/** Prose for a cell of a table. */
export function proseCell(text: string): string {
  return cell(prose(text));
}

/** Markdown made here, for a cell of a table. */
export function cell(markdown: string): string {
  return markdown.replace(codeSpan, htmlIfNeeded).replace(/\|/gu, "\\|");
}

/** A code span; the fence is longer than any run of backticks inside. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/gu)].map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${pad}${oneLine(text)}${pad}${fence}`;
}

/** A code span for a cell of a table. */
export function codeCell(text: string): string {
  return cell(code(text));
}

/** A fenced block. */
export function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${visibleLines(text)}\n${fence}`;
}

/** What makes a line a heading, a quote, an item of a list. A backslash works before marks only, so it goes behind a number. */
const lineStart = /^(\d*)([#>+\-=]|(?<=\d)[.)])/u;

function oneLine(text: string): string {
  return visibleProse(text.replace(/\s+/gu, " ").trim());
}

function escapeInline(text: string): string {
  return (
    text
      .replace(/&/gu, "&amp;")
      .replace(/</gu, "&lt;")
      .replace(/[\\`*[\]~]/gu, "\\$&")
      // Between letters or digits, an underscore is never markup.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
  );
}

const codeSpan = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gu;

/** Readers of Markdown disagree on a backslash before a bar in a cell; HTML they all read alike. */
function htmlIfNeeded(span: string, _fence: string, inner: string): string {
  if (!inner.includes("\\|")) return span;
  const text = / ?`/u.test(inner) ? inner.replace(/^ (.*) $/u, "$1") : inner;
  return `<code>${text.replace(/[&<>|\\`*_[\]~]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`)}</code>`;
}
