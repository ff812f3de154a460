import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import type { Rule } from "../../program/rule.ts";
import { and, type Code, isConstant, primary } from "./code.ts";
import type { Binding, Environment, Form, Value } from "./expression/environment.ts";
import { printer } from "./expression/expression.ts";
import { afterTest, assuming, inEither } from "./expression/known-values.ts";
import { type Lookup, lookupsOf } from "./expression/lookup.ts";
import { variableName } from "./expression/variable-name.ts";
import type { Scope } from "./scope.ts";

/** How a rule reads the object that it is about. */
export interface RuleReader {
  readonly model: ModelDeclaration;
  readonly scope: Scope;
  readonly form: Form;
  readonly read: (property: Property) => Value;
  readonly whole: () => Code;
}

/** A rule in code. */
export interface RuleCode {
  readonly rule: Rule;
  /** Holds where the rule applies and is broken; with `each`, by the element at hand. */
  readonly broken: Code;
  /** The list of `each`, where the rule applies at all, and what the element is called. */
  readonly each?: {
    readonly list: Code;
    readonly applies: Code;
    readonly item: string;
    /** What is made ready before the loop. */
    readonly lookups: readonly Lookup[];
  };
}

/** The rules that can be broken, in order. */
export function ruleCodes(reader: RuleReader): readonly RuleCode[] {
  return reader.model.rules.map((rule) => ruleCode(rule, environmentOf(reader, false))).filter(canBreak);
}

/**
 * The same for functions that stop at the first fault, where order does not matter. Behind `if (x === "a") return` TypeScript knows
 * that `x` is not "a", and refuses to compare them again. So rules that narrow come last, and the later of them are careful.
 */
export function orderedRuleCodes(reader: RuleReader): readonly RuleCode[] {
  const codes = ruleCodes(reader);
  const [first, ...others] = codes.filter(narrows);
  const ordered = first === undefined ? codes : [...codes.filter((code) => !narrows(code)), first, ...others];
  return followed(ordered, reader, new Set(others)).filter(canBreak);
}

function canBreak({ broken, each }: RuleCode): boolean {
  return !isConstant(broken, false) && !(each && isConstant(each.applies, false));
}

/** Each rule as it is where those before it are known to hold. */
function followed(codes: readonly RuleCode[], reader: RuleReader, careful: ReadonlySet<RuleCode>): readonly RuleCode[] {
  let around = environmentOf(reader, false);
  return codes.map((code) => {
    const env = { ...around, wide: careful.has(code) };
    around = afterwards(code.rule, around);
    return env.wide || env.rows !== undefined ? ruleCode(code.rule, env) : code;
  });
}

/** The environment where a rule is not broken. */
function afterwards({ when, each, must }: Rule, env: Environment): Environment {
  if (each !== undefined) return env;
  if (when === undefined) return afterTest(must, true, env);
  return inEither(afterTest(when, false, env), afterTest(must, true, afterTest(when, true, env)));
}

/** A conjunction that is false says nothing of its parts. */
function narrows({ broken, each }: RuleCode): boolean {
  return each === undefined && broken.level !== "and";
}

function ruleCode(rule: Rule, env: Environment): RuleCode {
  const applies = rule.when === undefined ? and() : printer.condition(rule.when, env, true);
  const held = rule.when === undefined ? env : assuming(rule.when, true, env);
  if (rule.each === undefined) return { rule, broken: and(applies, printer.condition(rule.must, held, false)) };
  const item = variableName("item", env.scope);
  const list = printer.present(rule.each, held);
  const value: Value = { code: primary(item), nulls: "never", boundIn: 0 };
  const variables = new Map(env.variables).set("item", { kind: "code", value });
  const around = { ...held, variables, taken: new Set([item]) };
  const { lookups, inner } = lookupsOf(rule.must, "item", around, `known_in_${rule.id}`);
  return { rule, broken: printer.condition(rule.must, inner, false), each: { list, applies, item, lookups } };
}

function environmentOf({ model, scope, form, read, whole }: RuleReader, wide: boolean): Environment {
  const self: Binding = { kind: "locals", model, read, whole };
  return { scope, form, variables: new Map([["this", self]]), closure: 0, taken: new Set(), wide, print: printer };
}
