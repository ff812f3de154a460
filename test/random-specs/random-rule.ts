import { listCall, mapCall, nameCall, smallCall, textCall } from "./random-call.ts";
import { kinds, type RandomField, type SpecWriter, words } from "./spec-writer.ts";

/** A rule over some fields, as CEL that cannot fail: whatever may be null stands behind its guard. */
export function randomRule(writer: SpecWriter, fields: readonly RandomField[]): string {
  return condition(writer, fields, "this", 2);
}

/** A condition over the fields of `owner`, which is a path. `depth` is how often conditions may stand in each other. */
export function condition(writer: SpecWriter, fields: readonly RandomField[], owner: string, depth: number): string {
  const { random, use } = writer;
  if (depth === 0 || random.chance(0.35)) return atom(writer, fields, owner, depth);
  const left = condition(writer, fields, owner, depth - 1);
  const right = condition(writer, fields, owner, depth - 1);
  return writer.either(
    () => use("&&", `(${left} && ${right})`),
    () => use("||", `(${left} || ${right})`),
    () => use("!", `!(${left})`),
    () => use("bool ==", `((${left}) == (${right}))`),
    () => use("bool !=", `((${left}) != (${right}))`),
    () => use("?:", `((${left}) ? (${right}) : ${atom(writer, fields, owner, 0)})`),
  );
}

/** A test of one field, guarded if need be; or of two fields with each other. */
function atom(writer: SpecWriter, fields: readonly RandomField[], owner: string, depth: number): string {
  const { random, use } = writer;
  const field = random.pick(fields);
  if (field === undefined) return "true";
  const path = `${owner}.${field.name}`;
  const twin = fields.find((other) => other !== field && other.kind === field.kind && !other.mayBeNull);
  if (twin !== undefined && !field.mayBeNull && isScalar(field) && random.chance(0.15)) {
    return use("field == field", `${path} == ${owner}.${twin.name}`);
  }
  if (!field.mayBeNull) return test(writer, field, path, depth);
  return writer.either(
    () => use("has", `has(${path})`),
    () => use("== null", `${path} == null`),
    () => use("!= null", `${path} != null`),
    () => use("guard &&", `(has(${path}) && ${test(writer, field, path, depth)})`),
    () => use("guard ||", `(!has(${path}) || ${test(writer, field, path, depth)})`),
  );
}

function isScalar({ kind }: RandomField): boolean {
  return kind === "bool" || kind === "int" || kind === "string" || kind === "enum";
}

function test(writer: SpecWriter, field: RandomField, path: string, depth: number): string {
  const { random, use } = writer;
  const word = `'${random.pick(words)}'`;
  const compare = random.pick(["<", "<=", ">", ">=", "==", "!="]);
  const small = random.below(4);
  switch (field.kind) {
    case "bool":
      return use("bool field", path);
    case "int":
      return writer.either(
        () => use("int compare", `${path} ${compare} ${small}`),
        () => use("int in", `${path} in [${small}, ${small + 2}]`),
      );
    case "small":
      return random.chance(0.6) ? smallCall(writer, path) : use("int compare", `${path} ${compare} ${small}`);
    case "name":
      return nameCall(writer, path);
    case "date":
      return use("date", `(${path}.startsWith('20') || ${path} < '1999-01-01')`);
    case "json":
      return use("json ==", `${path} != ${word}`);
    case "nested":
      return use("nested list", `${path}.all(y, size(y) < 2 || y.exists(z, z == ${word}))`);
    case "number":
      return use("number compare", `${path} ${random.pick(["<", "<=", ">", ">="])} ${small}.5`);
    case "string":
      return textTest(writer, path, word, `${compare} ${small}`);
    case "enum":
      return writer.either(
        () => use("enum ==", `${path} == '${random.pick(kinds)}'`),
        () => use("enum !=", `${path} != '${random.pick(kinds)}'`),
        () => use("enum in", `${path} in ['red', 'blue']`),
      );
    case "strings":
    case "ints":
      if (random.chance(0.4)) {
        const isText = field.kind === "strings";
        return listCall(writer, path, isText ? word : `${small}`, isText);
      }
      return listTest(writer, path, field.kind === "ints" ? `y > ${small}` : `y == ${word}`, `${compare} ${small}`);
    case "map":
      if (random.chance(0.3)) return mapCall(writer, path);
      return writer.either(
        () => use("key in map", `${word} in ${path}`),
        () => use("map size", `size(${path}) ${compare} ${small}`),
        () => use("map entry", `(has(${path}.a) && ${path}.a > ${small})`),
        () => use("map all keys", `${path}.all(k, k != ${word})`),
      );
    case "model":
      return use("nested model", `(${condition(writer, field.fields ?? [], path, Math.max(depth - 1, 0))})`);
    case "models": {
      const inner = condition(writer, field.fields ?? [], "x", Math.max(depth - 1, 0));
      return writer.either(
        () => use("all models", `${path}.all(x, ${inner})`),
        () => use("exists model", `${path}.exists(x, ${inner})`),
        () => use("exists_one model", `${path}.exists_one(x, ${inner})`),
        () => use("filter size", `size(${path}.filter(x, ${inner})) ${compare} ${small}`),
      );
    }
    case "schema":
      return writer.either(
        () => use("keyword has", `has(${path}.type)`),
        () => use("keyword ==", `(has(${path}.type) && ${path}.type == 'object')`),
        () => use("keyword in", `(has(${path}.required) && ${word} in ${path}.required)`),
      );
    default:
      return "true";
  }
}

function textTest(writer: SpecWriter, path: string, word: string, compare: string): string {
  const { random, use } = writer;
  if (random.chance(0.4)) return textCall(writer, path, word);
  return writer.either(
    () => use("string ==", `${path} == ${word}`),
    () => use("string !=", `${path} != ${word}`),
    () => use("string in", `${path} in ['a', ${word}]`),
    () => use("string size", `size(${path}) ${compare}`),
    () => use("startsWith", `${path}.startsWith(${word})`),
    () => use("endsWith", `${path}.endsWith(${word})`),
    () => use("contains", `${path}.contains(${word})`),
    () => use("matches", `${path}.matches('^[ab]+$')`),
  );
}

function listTest(writer: SpecWriter, path: string, element: string, compare: string): string {
  const { use } = writer;
  return writer.either(
    () => use("list size", `size(${path}) ${compare}`),
    () => use("all", `${path}.all(y, ${element})`),
    () => use("exists", `${path}.exists(y, ${element})`),
    () => use("exists_one", `${path}.exists_one(y, ${element})`),
  );
}
