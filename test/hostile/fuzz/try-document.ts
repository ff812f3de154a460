import { isDeepStrictEqual } from "node:util";
import type { JsonValue } from "../../../generator/program/json.ts";
import { createRandom } from "../../support/random.ts";
import { hostileDocument, hostileText } from "./hostile-document.ts";

/** What is used of the value of a type. */
export interface HostileTarget {
  is(value: unknown): boolean;
  validate(value: unknown): readonly unknown[];
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown; readonly error?: Error };
  fromConfig(value: unknown): unknown;
  validateJson(text: string): readonly unknown[];
  parseJson(text: string): unknown;
}

/** Whether something is the value of a type. */
export function isTarget(value: unknown): value is HostileTarget {
  return typeof value === "object" && value !== null && "safeParse" in value && "fromConfig" in value;
}

/** A type under attack. */
export interface Attacked {
  readonly name: string;
  readonly model: HostileTarget;
  /** Documents, most of them valid, that are damaged. */
  readonly documents: readonly JsonValue[];
}

/** What became of a document. */
export interface Trial {
  readonly accepted: boolean;
  /** Milliseconds of CPU that the package took, those of the collector of garbage included. */
  readonly cpu: number;
  /** What must not happen; nothing where all is well. */
  readonly faults: readonly string[];
}

/** Lets the package look at the document of a seed, in every way there is. */
export function tryDocument(attacked: readonly Attacked[], seed: number): Trial {
  const random = createRandom(seed);
  const { name, model, documents } = random.pick(attacked) ?? fail();
  const base = random.pick(documents) ?? null;
  const faults: string[] = [];
  const attempt = <T>(what: string, run: () => T): T | undefined => {
    try {
      return run();
    } catch (error) {
      faults.push(`seed ${seed}: ${name}.${what} throws ${kindOf(error)}`);
      return undefined;
    }
  };
  const document = random.chance(0.15) ? hostileText(base, random) : hostileDocument(base, random);
  const begin = process.cpuUsage();
  const attemptParse = (what: string, run: () => unknown): void => {
    try {
      run();
    } catch (error) {
      if (kindOf(error) !== "ValidationError") faults.push(`seed ${seed}: ${name}.${what} throws ${kindOf(error)}`);
    }
  };
  if (typeof document === "string") {
    attempt("validateJson", () => model.validateJson(document));
    attemptParse("parseJson", () => model.parseJson(document));
  }
  const result = attempt("safeParse", () => model.safeParse(document));
  attempt("is", () => model.is(document));
  const issues = attempt("validate", () => model.validate(document));
  attemptParse("fromConfig", () => model.fromConfig(document));
  const cpu = since(begin);
  if ((issues?.length ?? 0) > 100) faults.push(`seed ${seed}: ${name} has ${issues?.length} issues`);
  if (result?.success === true) {
    const text = attempt("toJSON", () => JSON.stringify(result.data));
    const again = attempt("safeParse of its own", () => model.safeParse(JSON.parse(text ?? "")));
    if (!isDeepStrictEqual(again?.data, result.data))
      faults.push(`seed ${seed}: ${name} is another one when parsed again`);
  } else {
    attempt("error", () => JSON.stringify(result?.error) + String(result?.error));
  }
  return { accepted: result?.success === true, cpu, faults };
}

function since(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

function fail(): never {
  throw new Error("there is nothing to attack");
}
