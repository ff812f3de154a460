import { wellFormed, wellFormedOrNull } from "./text.js";
import { ValidationError } from "./validation-error.js";

/** What can be known of a thrown value, whatever it is. All text is well-formed. */
export class Thrown {
  /** Name of its type: `RangeError`; for what is no object, its JavaScript type. */
  readonly name: string;
  /** That name, then the names of its class and of those it extends. */
  readonly names: readonly string[];
  readonly message: string;
  /** The code that systems give to their errors, such as `EACCES`. */
  readonly code: string | null;
  /** Codes of the issues, where it is a {@link ValidationError} of this package, or a plain object that one gave as JSON. */
  readonly issue_codes: readonly string[];

  constructor(names: readonly string[], message: string, code: string | null, issueCodes: readonly string[]) {
    this.names = names.map((name) => wellFormed(name));
    this.name = this.names[0] ?? "Error";
    this.message = wellFormed(message);
    this.code = wellFormedOrNull(code);
    this.issue_codes = issueCodes.map((issueCode) => wellFormed(issueCode));
  }
}

/** Looks at a thrown value. Never throws: what cannot be read counts as not there. */
export function describeThrown(error: unknown): Thrown {
  if (typeof error !== "object" || error === null) {
    return new Thrown([error === null ? "null" : typeof error], textOf(error), null, []);
  }
  try {
    if (error instanceof Thrown) return error;
    if (isPlain(error)) return describeRecord(error);
  } catch {
    // A proxy that refuses to be looked at; its members may refuse too, one by one.
  }
  const issueCodes = isValidationError(error) ? issueCodesOf(error) : [];
  return new Thrown(namesOf(error), text(error, "message") ?? "", text(error, "code") ?? null, issueCodes);
}

/** An object that only describes an error: one that came out of JSON, or that somebody threw for an error. */
function describeRecord(error: object): Thrown {
  const name = text(error, "name") ?? "Error";
  const names = texts(error, "names");
  const others = names.filter((other) => other !== name);
  const issueCodes = name === "ValidationError" ? issueCodesOf(error) : [];
  return new Thrown([name, ...others], text(error, "message") ?? "", text(error, "code") ?? null, issueCodes);
}

/** Its own name, then those of its classes up to the one that all objects share. */
function namesOf(error: object): readonly string[] {
  const names = new Set<string>();
  const given = text(error, "name");
  if (given !== undefined) names.add(given);
  let prototype = prototypeOf(error);
  for (let steps = 0; prototype !== null && prototype !== Object.prototype && steps < 100; steps += 1) {
    const owner = read(prototype, "constructor");
    const name = typeof owner === "function" ? text(owner, "name") : undefined;
    if (name !== undefined && name !== "") names.add(name);
    prototype = prototypeOf(prototype);
  }
  return names.size === 0 ? ["Error"] : [...names];
}

/** A function may be a proxy, which may refuse. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return "";
  }
}

function isValidationError(error: object): boolean {
  try {
    return error instanceof ValidationError;
  } catch {
    return false;
  }
}

function issueCodesOf(error: object): readonly string[] {
  return list(error, "issues").flatMap((issue) => {
    const code = typeof issue === "object" && issue !== null ? text(issue, "code") : undefined;
    return code ?? [];
  });
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function prototypeOf(value: object): object | null {
  try {
    const prototype: unknown = Object.getPrototypeOf(value);
    return typeof prototype === "object" ? prototype : null;
  } catch {
    return null;
  }
}

function text(value: object, key: string): string | undefined {
  const found = read(value, key);
  return typeof found === "string" ? found : undefined;
}

function texts(value: object, key: string): readonly string[] {
  return list(value, key).filter((element) => typeof element === "string");
}

/** The first hundred elements; more nobody would read. */
function list(value: object, key: string): readonly unknown[] {
  const result: unknown[] = [];
  try {
    const found = read(value, key);
    if (Array.isArray(found))
      for (let index = 0; index < found.length && index < 100; index += 1) result.push(found[index]);
  } catch {
    // A list that refuses to be read any further.
  }
  return result;
}

function read(value: object, key: string): unknown {
  try {
    return Reflect.get(value, key);
  } catch {
    return undefined;
  }
}
