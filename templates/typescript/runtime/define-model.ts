import { emptyList } from "./empty.js";
import type { Issue } from "./issue.js";
import { Issues, tooDeepText } from "./issues.js";
import type { ModelType, ParseResult } from "./model-type.js";
import type { StandardResult } from "./standard-schema.js";
import { ValidationError } from "./validation-error.js";

/** The generated functions of one type. `depth` counts the lists and objects around the value. */
interface Checks<Instance, Wire> {
  readonly name: string;
  /** Stops at the first fault and allocates nothing. */
  readonly is: (value: unknown, depth: number) => value is Wire;
  /** Stops at the first fault; undefined then. */
  readonly build: (value: unknown, depth: number) => Instance | undefined;
  /** Finds every fault. */
  readonly collect: (value: unknown, issues: Issues) => boolean;
}

/** Makes the value of a type from its generated functions. */
export function defineModel<Instance, Wire>(checks: Checks<Instance, Wire>): ModelType<Instance, Wire>;
/** Makes the value of a type that has constructors of its own. */
export function defineModel<Instance, Wire, Constructors extends object>(
  checks: Checks<Instance, Wire>,
  constructors: Constructors,
): ModelType<Instance, Wire> & Constructors;
export function defineModel<Instance, Wire>(
  checks: Checks<Instance, Wire>,
  constructors?: object,
): ModelType<Instance, Wire> {
  const parse = (value: unknown): Instance => {
    const result = attempt(checks, value);
    if (result instanceof Findings) throw result.error;
    return result.instance;
  };
  const safeParse = (value: unknown): ParseResult<Instance> => {
    const result = attempt(checks, value);
    return result instanceof Findings ? result : { success: true, data: result.instance };
  };
  return Object.freeze({
    ...constructors,
    parse,
    safeParse,
    is: (value: unknown): value is Wire => isValid(checks, value),
    // Most values are valid, and finding that out is the quicker walk.
    validate: (value: unknown): readonly Issue[] => (isValid(checks, value) ? emptyList : find(checks, value).issues),
    fromConfig: parse,
    "~standard": Object.freeze({
      version: 1,
      vendor: "specwright",
      validate: (value: unknown): StandardResult<Instance> => {
        const result = attempt(checks, value);
        return result instanceof Findings ? { issues: result.issues } : { value: result.instance };
      },
    }),
  });
}

/** Why a value is refused. The error is made when somebody asks for it: many never do. */
class Findings {
  readonly success = false;
  readonly issues: readonly Issue[];
  readonly #type: string;
  readonly #truncated: boolean;
  #error: ValidationError | undefined;

  constructor(type: string, issues: readonly Issue[], truncated: boolean) {
    this.issues = Object.freeze(issues);
    this.#type = type;
    this.#truncated = truncated;
  }

  get error(): ValidationError {
    this.#error ??= new ValidationError(this.issues, { type: this.#type, truncated: this.#truncated });
    return this.#error;
  }
}

function attempt<Instance, Wire>(
  checks: Checks<Instance, Wire>,
  value: unknown,
): { readonly instance: Instance } | Findings {
  try {
    const instance = checks.build(value, 0);
    if (instance !== undefined) return { instance };
  } catch {
    // Something in the value throws when it is read; the second walk tells where.
  }
  const findings = find(checks, value);
  if (findings.issues.length > 0) return findings;
  // The value was not the same when it was read again.
  return new Findings(checks.name, [unreadable([])], false);
}

function isValid<Wire>(checks: Checks<unknown, Wire>, value: unknown): value is Wire {
  try {
    return checks.is(value, 0);
  } catch {
    return false;
  }
}

function find(checks: Checks<unknown, unknown>, value: unknown): Findings {
  const issues = new Issues();
  try {
    checks.collect(value, issues);
  } catch (error) {
    const last = isOverflow(error) ? tooDeep(issues.path) : unreadable(issues.path);
    return new Findings(checks.name, [...issues.list.slice(0, 99), last], issues.truncated);
  }
  return new Findings(checks.name, issues.list, issues.truncated);
}

function unreadable(path: readonly (string | number)[]): Issue {
  return Object.freeze({ code: "unreadable", path: Object.freeze([...path]), message: "The value cannot be read." });
}

function tooDeep(path: readonly (string | number)[]): Issue {
  return Object.freeze({ code: "too_deep", path: Object.freeze([...path]), message: tooDeepText });
}

/** Engines differ in what they throw where the stack ends; what the value throws may be anything. */
function isOverflow(error: unknown): boolean {
  try {
    return error instanceof RangeError || (error instanceof Error && error.name === "InternalError");
  } catch {
    return false;
  }
}
