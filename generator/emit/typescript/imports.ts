import { group, ifBroken, indent, join, line } from "./layout.ts";
import { importPath } from "./primitives.ts";
import { statement, type Writer } from "./print.ts";

/** Something that a file imports or passes on. */
interface Imported {
  readonly name: string;
  readonly local: string;
  typeOnly: boolean;
}

/** The imports of one file. */
export class Imports {
  readonly #files = new Map<string, Map<string, Imported>>();

  /** Adds a name of a file; `path` is relative and without ending. A name that is once needed as a value is imported as one. */
  add(path: string, name: string, local: string, typeOnly: boolean): void {
    const names = this.#files.get(path) ?? new Map<string, Imported>();
    this.#files.set(path, names);
    const known = names.get(name);
    if (known === undefined) names.set(name, { name, local, typeOnly });
    else known.typeOnly &&= typeOnly;
  }

  /** Forgets what a text does not mention: it was wanted for code that turned out to be superfluous. */
  keepMentioned(text: string): void {
    const words = wordsOf(text);
    for (const [path, names] of this.#files) {
      for (const [name, { local }] of names) if (!words.has(local)) names.delete(name);
      if (names.size === 0) this.#files.delete(path);
    }
  }

  /** Writes the statements, sorted as linters want them; `keyword` is `import` or `export`. */
  write(writer: Writer, keyword: "import" | "export"): void {
    for (const [path, names] of [...this.#files].sort(([a], [b]) => comparePaths(a, b))) {
      const sorted = [...names.values()].sort((a, b) => compareNatural(a.name, b.name));
      const onlyTypes = sorted.every(({ typeOnly }) => typeOnly);
      const specifiers = sorted.map((each) => specifierText(each, onlyTypes));
      const list = group(" {", indent(line, join(specifiers, [",", line])), ifBroken(","), line, "} ");
      statement(writer, keyword, onlyTypes ? " type" : "", list, "from ", importPath(path), ";");
    }
  }
}

/** Whether a name stands in a text as a word. */
export function mentions(text: string, name: string): boolean {
  return text.includes(name) && wordsOf(text).has(name);
}

/** The words of a text, names of code among them. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\w$]+/gu));
}

function specifierText({ name, local, typeOnly }: Imported, onlyTypes: boolean): string {
  const renamed = name === local ? name : `${name} as ${local}`;
  return typeOnly && !onlyTypes ? `type ${renamed}` : renamed;
}

/** Folder by folder: what is in a folder comes before what is beside it under a longer name, and what is upwards before both. */
function comparePaths(a: string, b: string): number {
  const [left = "", right = ""] = [a, b].map((path) => path.replaceAll(/(?<=\w)\//gu, "\0"));
  return compareNatural(left, right);
}

/** Letter by letter, a capital before the same small letter. */
function compareNatural(a: string, b: string): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const left = a.charAt(index);
    const right = b.charAt(index);
    if (left === right) continue;
    const [small, other] = [left.toLowerCase(), right.toLowerCase()];
    if (small !== other) return small < other ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}
