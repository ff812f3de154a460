import { type SpecWriter, words } from "./spec-writer.ts";

/** A test of a text by one of the functions of the language. */
export function textCall(writer: SpecWriter, path: string, word: string): string {
  const { random, use } = writer;
  const other = `'${random.pick(words)}'`;
  return writer.either(
    () => use("indexOf", `${path}.indexOf('b') > 0`),
    () => use("lastIndexOf", `${path}.lastIndexOf('a') != 0`),
    () => use("charAt", `(size(${path}) > 1 && ${path}.charAt(1) == 'b')`),
    () => use("substring", `(size(${path}) > 0 && ${path}.substring(1) != ${word})`),
    () => use("replace", `${path}.replace('a', 'b') == ${word}.replace('a', 'b')`),
    () => use("split", `size(${path}.split('b')) < 2`),
    () => use("trim", `${path}.trim() == ${path}`),
    () => use("lowerAscii", `${path}.lowerAscii() == ${word}`),
    () => use("upperAscii", `${path}.upperAscii() != 'AB'`),
    () => use("find", `${path}.find('b+') != ''`),
    () => use("texts joined", `${path} + ${other} != ${word} + ${other}`),
    () => use("text order", `${path} < ${word}`),
  );
}

/** A test of a list of texts, or of another kind of element for which `element` is a literal. */
export function listCall(writer: SpecWriter, path: string, element: string, isText: boolean): string {
  const { use } = writer;
  return writer.either(
    () => use("distinct", `size(${path}.distinct()) == size(${path})`),
    () => use("in list", `${element} in ${path}`),
    () => use("index", `(size(${path}) > 0 && ${path}[0] == ${element})`),
    () => use("map", `size(${path}.map(y, y == ${element}).filter(b, b)) < 2`),
    () => use("list literal", `${path} != [${element}]`),
    () => use("lists joined", `size(${path} + [${element}]) < 4`),
    () => (isText ? use("join", `${path}.join('') != 'ab'`) : use("filter", `${path}.filter(y, y > 1) == []`)),
  );
}

/** A test of a map of ints. */
export function mapCall(writer: SpecWriter, path: string): string {
  const { use } = writer;
  return writer.either(
    () => use("map index", `(has(${path}['a']) && ${path}['a'] > 1)`),
    () => use("map loop", `${path}.all(k, ${path}[k] < 3)`),
    () => use("map literal", `${path} != {'a': 1}`),
  );
}

/** A test of an int from 0 to 9 by arithmetic. */
export function smallCall(writer: SpecWriter, path: string): string {
  const { random, use } = writer;
  const n = random.below(4) + 1;
  return writer.either(
    () => use("+ *", `(${path} + 1) * ${n} > 6`),
    () => use("-", `${path} - ${n} < 2`),
    () => use("/", `${path} / 2 == ${n}`),
    () => use("%", `${path} % 2 == 0`),
    () => use("- (one side)", `-${path} < -${n}`),
    () => use("double", `double(${path}) * 1.5 > 2.0`),
    () => use("int", `int(double(${path})) != ${n}`),
    () => use("string", `string(${path}) != '${n}'`),
  );
}

/** A test of a text with parts, the first of which may be missing. */
export function nameCall(writer: SpecWriter, path: string): string {
  const { use } = writer;
  return writer.either(
    () => use("part", `${path}.word != 'a'`),
    () => use("part that may be missing", `(has(${path}.server) && ${path}.server == 'b')`),
  );
}
