import { readFileSync, writeFileSync } from "node:fs";

/** What stands between the marks of a section of a page; `page` is its path. Throws where there is no such section. */
export function sectionOf(page: string, name: string): string {
  const text = readFileSync(page, "utf8");
  const [start, end] = [text.indexOf(opening(name)), text.indexOf(closing(name))];
  if (start < 0 || end < start) throw new Error(`${page} has no section "${name}"`);
  return text.slice(start + opening(name).length, end);
}

/** Puts something else there. */
export function writeSection(page: string, name: string, content: string): void {
  const text = readFileSync(page, "utf8");
  const before = `${opening(name)}${sectionOf(page, name)}${closing(name)}`;
  writeFileSync(
    page,
    text.replace(before, () => `${opening(name)}${content}${closing(name)}`),
  );
}

/** A number as people read it: `12,345`. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}

function opening(name: string): string {
  return `<!-- ${name}: written by a script -->\n`;
}

function closing(name: string): string {
  return `<!-- end of ${name} -->`;
}
