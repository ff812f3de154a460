import { keywordModule, standardModule } from "../program/shipped.ts";

/** Names that the generated package exports itself. */
const exportedNames = ["ValidationError", "Issue", "JsonValue"];

/** Types and values of the language that every TypeScript file sees; a type of the same name would hide them. */
const globalNames = [
  "AggregateError Array ArrayBuffer ArrayLike AsyncGenerator AsyncIterable AsyncIterator Atomics Awaited BigInt",
  "BigInt64Array BigUint64Array Boolean Capitalize ConstructorParameters DataView Date Disposable Error EvalError",
  "Exclude Extract FinalizationRegistry Float32Array Float64Array Function Generator IArguments Infinity",
  "InstanceType Int8Array Int16Array Int32Array Intl Iterable Iterator IteratorResult JSON Lowercase Map Math NaN",
  "NoInfer NonNullable Number Object Omit OmitThisParameter Parameters Partial Pick Promise PromiseLike",
  "PropertyDescriptor PropertyKey Proxy RangeError Readonly ReadonlyArray ReadonlyMap ReadonlySet Record",
  "ReferenceError Reflect RegExp Required ReturnType Set SharedArrayBuffer String Symbol SyntaxError",
  "TemplateStringsArray ThisParameterType ThisType TypeError URIError Uint8Array Uint8ClampedArray Uint16Array",
  "Uint32Array Uncapitalize Uppercase WeakKey WeakMap WeakRef WeakSet WebAssembly",
].flatMap((line) => line.split(" "));

/** Whether no spec may declare a type of that name. */
export function isReservedTypeName(name: string): boolean {
  return reservedTypes.has(name);
}

const reservedTypes: ReadonlySet<string> = new Set([...exportedNames, ...globalNames]);

/** Whether nothing that is called may have that name in TypeScript: `await` and `import()` call it on whatever has it. */
export function isAwaited(localName: string): boolean {
  return localName === "then";
}

/** Whether no property or member of an instance may have that name in TypeScript. */
export function isReservedMember(localName: string): boolean {
  return members.has(localName);
}

const members: ReadonlySet<string> = new Set(["with", "equals", "toJSON", "extra", "constructor", "__proto__"]);

/** Whether no constructor of a model may have that name in TypeScript: the value of every model has something so called. */
export function isReservedStatic(localName: string): boolean {
  return statics.has(localName);
}

const statics: ReadonlySet<string> = new Set([
  ..."parse safeParse is validate fromConfig parseJson validateJson name length prototype caller arguments".split(" "),
  "~standard",
  "constructor",
  "__proto__",
]);

/** Whether no function and no parameter may have that name: TypeScript or CEL keeps the word for itself. */
export function isReservedWord(name: string): boolean {
  return words.has(name);
}

const words: ReadonlySet<string> = new Set(
  [
    "arguments as async await break case catch class const continue debugger default delete do else enum eval export extends false",
    "finally for function if implements import in instanceof interface let loop namespace new null package private protected public",
    "return static super switch this throw true try typeof undefined var void while with yield",
  ].flatMap((line) => line.split(" ")),
);

/** Whether no module may have that name: output has a file of its own by it, or some system cannot store such a file. */
export function isReservedModule(name: string): boolean {
  const isOwn = name === "index" || name === standardModule || name === keywordModule;
  return isOwn || /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/u.test(name);
}
