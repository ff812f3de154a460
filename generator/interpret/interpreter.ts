import type { Constraint } from "../program/constraint.ts";
import type { Expr } from "../program/expression.ts";
import type { JsonObject, JsonValue } from "../program/json.ts";
import { modelOf } from "../program/lookup.ts";
import type { Parameter } from "../program/member.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { carriedResult } from "./carried-result.ts";
import { type ConfigReading, readConfig, validateConfig } from "./config/read-config.ts";
import { type Context, functionOf, memberOf } from "./context.ts";
import {
  assemble,
  evaluate,
  evaluateConstructor,
  evaluateDerived,
  evaluateFunction,
  evaluateMethod,
} from "./evaluate.ts";
import { type Issue, startWalk } from "./issue.ts";
import { objectOf } from "./json-kind.ts";
import { createKnownValues, type KnownValues } from "./known-values.ts";
import { normalizeModel, normalizeValue } from "./normalize.ts";
import { attempt, type Outcome, Refused } from "./outcome.ts";
import { Resolver } from "./resolution/resolver.ts";
import { checkValue } from "./validate.ts";

/** Arguments by the name of their parameter, in wire form. One that is left out takes its default or null. */
export type Arguments = Readonly<Record<string, JsonValue>>;

/**
 * Does with a program what generated code does, straight from its definition. Instances are objects in normal form. Names that
 * the program does not have are a bug of the caller and throw.
 */
export interface Interpreter {
  /** Every issue of a value, at most 100; none where the declared type accepts it. */
  validate(type: string, value: unknown): readonly Issue[];
  /** Every issue of configuration of the type, in any layout, at its place in it; at most 100. */
  validateConfig(type: string, document: unknown): readonly Issue[];
  /** Puts configuration into the layout that `validate` takes. */
  readConfig(type: string, document: unknown): ConfigReading;
  /** What `validate` does for any type expression, with constraints of a property or parameter. */
  validateType(type: TypeExpr, constraints: readonly Constraint[], value: unknown): readonly Issue[];
  /** Normal form of a value that the declared type accepts. */
  normalize(type: string, value: JsonValue): JsonValue;
  /** Normal form of a value that the type accepts. */
  normalizeType(type: TypeExpr, value: JsonValue): JsonValue;
  /** Calls a function of a module; arguments must be valid. */
  callFunction(name: string, args: Arguments): Outcome;
  /** Makes an instance by a constructor of a model. */
  construct(model: string, name: string, args: Arguments): Outcome;
  /** Calls a method of an instance. */
  callMethod(model: string, method: string, instance: JsonObject, args: Arguments): Outcome;
  /** Reads a derived property of an instance. */
  derived(model: string, name: string, instance: JsonObject): Outcome;
  /** The value of an expression, with its variables by name; objects among them are in normal form. */
  evaluate(expr: Expr, scope: ReadonlyMap<string, JsonValue>): Outcome;
  /** What a member of a catalog in normal form comes to, as a list of entries; undefined for a key that no member has. */
  resolve(model: string, name: string, catalog: JsonObject, key: string): Outcome | undefined;
  /** What is thrown where a resolution of a model is asked for a key that no member has. */
  unresolved(model: string, name: string, key: string): Outcome;
  /** The object that a view shows of an instance, keys in the order of the view. */
  view(model: string, view: string, instance: JsonObject): Outcome;
}

/** An interpreter of a checked program. It keeps no state between calls. */
export function createInterpreter(program: Program): Interpreter {
  return interpreterWith(program, undefined);
}

const remembering = new WeakMap<Program, Interpreter>();

/** An interpreter that remembers what it found out about objects, which must not change from then on. There is one for each program. */
export function rememberingInterpreter(program: Program): Interpreter {
  const interpreter = remembering.get(program) ?? interpreterWith(program, createKnownValues());
  remembering.set(program, interpreter);
  return interpreter;
}

function interpreterWith(program: Program, known: KnownValues | undefined): Interpreter {
  const functions = program.modules.flatMap((module) => module.functions);
  const context: Context = {
    declarations: program.declarations,
    functions: new Map(functions.map((declared) => [declared.name, declared])),
    accept: (model, candidate) => accept(context, model, candidate),
    known,
  };
  const issuesOf = (type: string, value: unknown): readonly Issue[] => {
    return validate(context, { kind: "reference", target: type }, [], value);
  };
  return {
    validate: (type, value) => known?.issues(type, value, () => issuesOf(type, value)) ?? issuesOf(type, value),
    validateConfig: (type, document) => validateConfig(context, type, document),
    readConfig: (type, document) => readConfig(context, type, document),
    validateType: (type, constraints, value) => validate(context, type, constraints, value),
    normalize: (type, value) => normalizeValue(context, { kind: "reference", target: type }, value),
    normalizeType: (type, value) => normalizeValue(context, type, value),
    callFunction(name, args) {
      const declared = functionOf(context, name);
      const carried = carriedResult(context, declared, args);
      if (carried !== undefined) return { value: carried };
      return attempt(() => evaluateFunction(context, declared, positional(context, declared.parameters, args)));
    },
    construct(model, name, args) {
      const { parameters } = memberOf(modelOf(context, model).constructors, name);
      return attempt(() => evaluateConstructor(context, model, name, positional(context, parameters, args)));
    },
    callMethod(model, name, instance, args) {
      const { parameters } = memberOf(modelOf(context, model).methods, name);
      return attempt(() => evaluateMethod(context, model, name, instance, positional(context, parameters, args)));
    },
    derived: (model, name, instance) => attempt(() => evaluateDerived(context, model, name, instance)),
    evaluate: (expr, scope) => attempt(() => evaluate(context, expr, scope)),
    resolve(model, name, catalog, key) {
      const resolution = memberOf(modelOf(context, model).catalog?.resolutions ?? [], name);
      const value = new Resolver(context, resolution, catalog).resolve(key);
      return value && { value };
    },
    unresolved(model, name, key) {
      const { unknown } = memberOf(modelOf(context, model).catalog?.resolutions ?? [], name);
      return attempt(() => assemble(context, unknown.model, unknown.assignments, new Map([["key", key]])));
    },
    view: (model, name, instance) => attempt(() => showView(context, model, name, instance)),
  };
}

function validate(
  context: Context,
  type: TypeExpr,
  constraints: readonly Constraint[],
  value: unknown,
): readonly Issue[] {
  const walk = startWalk();
  checkValue(context, type, constraints, value, walk);
  return walk.issues;
}

function accept(context: Context, model: string, candidate: JsonObject): JsonObject {
  const issues = validate(context, { kind: "reference", target: model }, [], candidate);
  if (issues.length > 0) throw new Refused(issues);
  return normalizeModel(context, modelOf(context, model), candidate);
}

function positional(context: Context, parameters: readonly Parameter[], args: Arguments): readonly JsonValue[] {
  return parameters.map(({ name, type, default: fallback = null }) => {
    const given = Object.hasOwn(args, name) ? args[name] : undefined;
    return normalizeValue(context, type, given === undefined ? fallback : given);
  });
}

function showView(context: Context, model: string, name: string, instance: JsonObject): JsonObject {
  const scope = new Map([["this", instance]]);
  const entries = memberOf(modelOf(context, model).views, name).entries;
  return objectOf(
    entries
      .filter(({ when }) => when === undefined || evaluate(context, when, scope) === true)
      .map(({ key, value }) => [key, evaluate(context, value, scope)]),
  );
}
