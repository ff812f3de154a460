import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import type { Expr } from "../../program/expression.ts";
import type { Rule } from "../../program/rule.ts";
import { and, type Code, flatText, isConstant, primary } from "./code.ts";
import type { Binding, Environment, Form, Value } from "./expression/environment.ts";
import { printer } from "./expression/expression.ts";
import { type Lookup, lookupsOf } from "./expression/lookup.ts";
import { variableName } from "./expression/variable-name.ts";
import { mentions } from "./imports.ts";
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
    /** Whether `broken` reads the element. */
    readonly isRead: boolean;
    /** What is made ready before the loop. */
    readonly lookups: readonly Lookup[];
  };
}

/** The rules that can be broken, in order. */
export function ruleCodes(reader: RuleReader): readonly RuleCode[] {
  return reader.model.rules.map((rule) => ruleCode(rule, environmentOf(reader))).filter(canBreak);
}

/**
 * The same for functions that stop at the first fault: each rule as it is where those before it are known to hold. Behind
 * `if (x === "a") return` TypeScript knows that `x` is not "a", and refuses to compare them again.
 */
export function orderedRuleCodes(reader: RuleReader): readonly RuleCode[] {
  const codes: RuleCode[] = [];
  let around = environmentOf(reader);
  for (const rule of reader.model.rules) {
    const code = ruleCode(rule, around);
    if (!canBreak(code)) continue;
    codes.push(code);
    if (isHopeless(code)) break;
    around = afterwards(rule, around);
  }
  return codes;
}

/** Whether nothing keeps the rule where those before it are kept, so that there are no instances. */
export function isHopeless({ broken, each }: RuleCode): boolean {
  return each === undefined && isConstant(broken, true);
}

function canBreak({ broken, each }: RuleCode): boolean {
  return !isConstant(broken, false) && !(each && isConstant(each.applies, false));
}

/** The environment where a rule is not broken: it does not apply, or it holds. */
function afterwards({ when, each, must }: Rule, env: Environment): Environment {
  if (each !== undefined) return env;
  if (when === undefined) return env.print.assuming(must, true, env);
  const { type, span } = when;
  const spared: Expr = { kind: "unary", operator: "!", operand: when, type, span };
  return env.print.assuming({ kind: "binary", operator: "||", left: spared, right: must, type, span }, true, env);
}

function ruleCode(rule: Rule, env: Environment): RuleCode {
  const applies = rule.when === undefined ? and() : printer.condition(rule.when, env, true);
  const held = rule.when === undefined ? env : env.print.assuming(rule.when, true, env);
  if (rule.each === undefined) return { rule, broken: and(applies, printer.condition(rule.must, held, false)) };
  const item = variableName("item", env.scope);
  const list = printer.present(rule.each, held);
  const value: Value = { code: primary(item), nulls: "never", boundIn: 0 };
  const variables = new Map(env.variables).set("item", { kind: "code", value });
  const around = { ...held, variables, taken: new Set([item]) };
  const { lookups, inner } = lookupsOf(rule.must, "item", around, `known_in_${rule.id}`);
  const broken = printer.condition(rule.must, inner, false);
  return { rule, broken, each: { list, applies, item, lookups, isRead: mentions(flatText(broken.doc), item) } };
}

function environmentOf({ model, scope, form, read, whole }: RuleReader): Environment {
  const self: Binding = { kind: "locals", model, read, whole };
  return { scope, form, variables: new Map([["this", self]]), closure: 0, taken: new Set(), print: printer };
}
