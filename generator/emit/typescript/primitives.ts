import { isReservedWord } from "../../bind/reserved-names.ts";

// The only ways in which text of a spec gets into code. Each makes one kind of token and nothing else.

/**
 * A literal with exactly this value, in the quotes that need fewer escapes. What could end a line, hide text or turn its direction is
 * escaped.
 */
export function stringLiteral(text: string): string {
  if (isPlain(text)) return `"${text}"`;
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replace(invisible, escapeUnit)
    .replaceAll(/<(?=[/!])/gu, "\\u003C")
    .replaceAll("sourceMappingURL", "sourceMappingU\\u0052L");
  if (text.split('"').length <= text.split("'").length) return `"${escaped}"`;
  return `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function isPlain(text: string): boolean {
  return /^[\w .,:;()-]*$/u.test(text) && !text.includes("sourceMappingURL");
}

/** A literal of a finite number. */
export function numberLiteral(value: number): string {
  if (!Number.isFinite(value)) throw new Error("only finite numbers have a literal");
  return Object.is(value, -0) ? "-0" : String(value);
}

/** A key of an object literal, an interface or a class: bare where that means the same, else in quotes. */
export function propertyKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return isIdentifier(name) ? name : stringLiteral(name);
}

/** What follows an expression to read one of its properties. */
export function memberAccess(name: string): string {
  return isIdentifier(name) ? `.${name}` : `[${stringLiteral(name)}]`;
}

/** A name that code binds. Names are made by the rules of `naming` and judged in `bind`, so one that is no identifier is a bug. */
export function identifier(name: string): string {
  if (!isIdentifier(name) || isReservedWord(name)) throw new Error(`"${name}" cannot be the name of a binding`);
  return name;
}

/** Where a file imports another from; `path` is relative, with `/`, and without the ending. */
export function importPath(path: string): string {
  if (!/^\.\.?\/(?:[a-z0-9-]+\/)*[a-z][a-z0-9-]*$/u.test(path)) throw new Error(`"${path}" is no path to a module`);
  return `"${path}.js"`;
}

/** Whether a name may stand bare as a key and behind a dot. */
function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/u.test(name);
}

/** Words that no variable is called: TypeScript keeps them for itself, or gives them a meaning somewhere. */
export const reservedWords: ReadonlySet<string> = new Set(
  [
    "abstract any arguments constructor escape unescape as async await boolean break case catch class const continue debugger declare default delete do",
    "else enum eval export extends false finally for from function get if implements import in infer instanceof interface is",
    "keyof let module namespace never new null number object of package private protected public readonly require return set",
    "static string super switch symbol this throw true try type typeof undefined unique unknown var void while with yield",
  ].flatMap((words) => words.split(" ")),
);

/** Controls, separators of lines, format characters, those for private use, lone surrogates. */
export const invisible: RegExp = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** `\u202E`; a pair of surrogates gives two escapes. */
export function escapeUnit(character: string): string {
  return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
    .map((unit) => `\\u${unit.toString(16).toUpperCase().padStart(4, "0")}`)
    .join("");
}
