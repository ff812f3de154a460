/** A change of a compiled file that nobody can notice. */
export interface Equivalent {
  /** Below `generator/`, without an ending. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly why: string;
}

/** Several changes for one reason. */
function all(
  why: string,
  file: string,
  changes: readonly (readonly [find: string, replace: string])[],
): readonly Equivalent[] {
  return changes.map(([find, replace]) => ({ file, find, replace, why }));
}

/** Changes by Stryker that no test can notice, each looked at by a person. */
export const equivalents: readonly Equivalent[] = Object.freeze([
  ...all("a short cut for texts without escapes, which come out the same the long way", "emit/typescript/primitives", [
    ["isPlain(text)", "false"],
    ['{\n    return /^[\\w .,:;()-]*$/u.test(text) && !text.includes("sourceMappingURL");\n}', "{}"],
    ['/^[\\w .,:;()-]*$/u.test(text) && !text.includes("sourceMappingURL")', "false"],
    ["/^[\\w .,:;()-]*$/u", "/^[\\w .,:;()-]$/u"],
    ['"sourceMappingURL"', '""'],
  ]),
  ...all("undefined among the names that are taken, which nobody asks for", "emit/typescript/names", [
    ['each.kind === "model" && each.thrownAs !== undefined', "true"],
    ['each.kind === "model" && each.thrownAs !== undefined', 'each.kind === "model" || each.thrownAs !== undefined'],
    ['each.kind === "model"', "true"],
    ["each.thrownAs !== undefined", "true"],
  ]),
  ...all("only names of the runtime are asked for", "emit/typescript/names", [
    [
      "[...declared, ...functions, ...thrown].filter((name) => runtimeFileOf.has(name))",
      "[...declared, ...functions, ...thrown]",
    ],
  ]),
  ...all("a block text begins with its mark, and its indentation with its line", "load/decode-block", [
    ["/^[|>]([-+0-9]*)[^\\r\\n]*(?:\\r\\n|\\r|\\n)?/u", "/[|>]([-+0-9]*)[^\\r\\n]*(?:\\r\\n|\\r|\\n)?/u"],
    ["header === null", "false"],
    ["header[1]?.replace", "header[1].replace"],
    ["/^ */u.exec(first.text)?.[0]", "/^ */u.exec(first.text)[0]"],
    ["/^ */u", "/ */u"],
  ]),
  ...all("line ends stand nowhere else in a line", "load/decode-block", [["/[\\r\\n]+$/u", "/[\\r\\n]+/u"]]),
  ...all("an empty piece more adds nothing", "load/decode-block", [["at < textEnd", "at <= textEnd"]]),
  ...all("the first reading is the right one where the header has no digit", "load/decode-block", [
    ['!/[0-9]/u.test(header[1] ?? "")', "false"],
  ]),
  ...all("a function without a body gives undefined, too", "load/decode-flow", [["{\n    return undefined;\n}", "{}"]]),
  ...all("a short cut that leads where the long way does", "load/span-in-scalar", [["text === scalar.value", "false"]]),
]);
