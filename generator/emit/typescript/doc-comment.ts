import { lineWidth } from "./layout.ts";
import { escapeUnit, invisible } from "./primitives.ts";

/** A part of a comment: text of a spec, or a sentence of ours, which may have a link in it. */
export type Paragraph = string | { readonly ours: string };

/**
 * A documentation comment, one line where it fits; `tags` are lines that begin with `@`. `margin` is how far the comment will be
 * moved in.
 */
export function docComment(paragraphs: readonly Paragraph[], tags: readonly DocTag[], margin: number): string {
  const width = lineWidth - margin - " * ".length;
  const texts = paragraphs.map((each) => (typeof each === "string" ? commentText(each) : each.ours));
  const body = texts.map((text) => wrap(text, width)).filter((lines) => lines.length > 0);
  const tagLines = tags.flatMap(({ name, text }) => wrap(`@${name} ${commentText(text)}`.trimEnd(), width));
  const blocks = tagLines.length === 0 ? body : [...body, tagLines];
  const lines = blocks.flatMap((block, index) => (index === 0 ? block : ["", ...block]));
  const [only = ""] = lines;
  if (lines.length === 0) return "";
  if (lines.length === 1 && only.length <= lineWidth - margin - "/**  */".length) return `/** ${only} */`;
  return ["/**", ...lines.map((text) => ` * ${text}`.trimEnd()), " */"].join("\n");
}

/** A tag of a documentation comment; `name` is ours, `text` of a spec. */
export interface DocTag {
  readonly name: "deprecated" | "since";
  readonly text: string;
}

/** Text that neither ends the comment nor makes a tag, a link or an instruction to a tool in it. */
function commentText(text: string): string {
  return text
    .replaceAll(/\r\n|[\r\u0085\u2028\u2029]/gu, "\n")
    .replaceAll("\t", " ")
    .replaceAll(invisible, (character) => (character === "\n" ? character : escapeUnit(character)))
    .replaceAll("*/", "*\\/")
    .replaceAll(/(?<![\w.%+-])@(?=\w)/gu, "\\@")
    .replaceAll(/\{(?=\\?@)/gu, "{ ")
    .replaceAll("sourceMappingURL", "sourceMappingURL ");
}

/** Lines of a text, each broken between words where it is wider than `width`. */
function wrap(text: string, width: number): readonly string[] {
  const lines = text.split("\n").map((line) => line.trimEnd());
  while (lines[0] === "") lines.shift();
  while (lines.at(-1) === "") lines.pop();
  return lines.flatMap((line) => wrapLine(line, width));
}

/** A bullet stands alone on the left; the lines after the first are moved in by its width. */
function wrapLine(text: string, width: number): readonly string[] {
  if (text.length <= width) return [text];
  const bullet = /^ *(?:[-*] +)?/u.exec(text)?.[0] ?? "";
  const [first = "", ...words] = text.slice(bullet.length).split(/ +/u);
  const lines: string[] = [];
  let current = bullet + first;
  for (const word of words) {
    if (current.length + 1 + word.length <= width) current += ` ${word}`;
    else {
      lines.push(current);
      current = " ".repeat(bullet.length) + word;
    }
  }
  return [...lines, current];
}
