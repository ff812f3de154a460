/** A text of a spec as one line of Markdown in which nothing is markup. */
export function proseLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#|!~]/gu, "\\$&");
}

/** Code inside a line; `text` has no backtick. */
export function inlineCode(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}

/** A block of code, between fences that are longer than any in it. */
export function codeBlock(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/gu)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}
