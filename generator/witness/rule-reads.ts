import { assertNever } from "../program/assert-never.ts";
import type { Constraint } from "../program/constraint.ts";
import type { Expr, InvokeExpr, SelectExpr } from "../program/expression.ts";
import { expressionsIn } from "../program/expression-walk.ts";
import type { Parameter } from "../program/member.ts";
import { withoutNull } from "../program/nullness.ts";
import type { Rule } from "../program/rule.ts";
import { jsonSchemaName } from "../program/shipped.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { absent, every, type Step } from "./edit.ts";
import { interestingValues } from "./interesting-values.ts";
import type { ValueSource } from "./value-source.ts";
import type { Variable } from "./variations.ts";

/** Where something that is read stands in the object, and what may stand there. */
interface Place {
  readonly path: readonly Step[];
  readonly type: TypeExpr;
  readonly constraints: readonly Constraint[];
  readonly mayBeAbsent: boolean;
}

/** What a walk through expressions gathers. */
interface Reading {
  readonly source: ValueSource;
  readonly places: Map<string, Place>;
  readonly literals: Set<string | number>;
}

/** A path from the object at hand; undefined for a value that does not stand in it. */
type Origin = readonly Step[] | undefined;

/** Variables, with where their values stand. */
type Environment = ReadonlyMap<string, Origin>;

/** The places that rules read, outer before inner, each with valid values: usual ones, and those that the rules compare with. */
export function readsOfRules(source: ValueSource, rules: readonly Rule[]): readonly Variable[] {
  const reading: Reading = { source, places: new Map(), literals: new Set() };
  for (const rule of rules) {
    const self: Environment = new Map([["this", []]]);
    const list = rule.each && walk(reading, rule.each, self);
    if (rule.when !== undefined) walk(reading, rule.when, self);
    walk(reading, rule.must, new Map([...self, ["item", within(list, every)]]));
  }
  const places = [...reading.places.values()].sort((a, b) => a.path.length - b.path.length);
  return places.map(({ path, type, constraints, mayBeAbsent }) => {
    const values = interestingValues(source, type, constraints, [...reading.literals]);
    return { path, values: mayBeAbsent ? [absent, ...values] : values };
  });
}

function within(origin: Origin, step: Step): Origin {
  return origin && [...origin, step];
}

/** Gathers what an expression reads, and says where its value stands. */
function walk(reading: Reading, expr: Expr, environment: Environment): Origin {
  const walkAll = (exprs: readonly Expr[]): readonly Origin[] =>
    exprs.map((inner) => walk(reading, inner, environment));
  switch (expr.kind) {
    case "literal":
      if (typeof expr.value === "string" || typeof expr.value === "number") reading.literals.add(expr.value);
      return undefined;
    case "variable":
      return environment.get(expr.name);
    case "select":
      return walkSelect(reading, expr, walk(reading, expr.object, environment));
    case "list":
      walkAll(expr.elements);
      return undefined;
    case "map":
      walkAll(expr.entries.map(({ value }) => value));
      return undefined;
    case "unary":
      walkAll([expr.operand]);
      return undefined;
    case "binary":
      walkAll([expr.left, expr.right]);
      return undefined;
    case "conditional":
      walkAll([expr.condition, expr.then, expr.else]);
      return undefined;
    case "call":
      walkAll(expr.args);
      return undefined;
    case "invoke":
      walkInvoke(reading, expr, expr.receiver && walk(reading, expr.receiver, environment), walkAll(expr.args));
      return undefined;
    case "macro": {
      const range = walk(reading, expr.range, environment);
      const element = expr.range.type.kind === "map" ? undefined : within(range, every);
      walk(reading, expr.body, new Map([...environment, [expr.variable, element]]));
      return expr.macro === "filter" ? range : undefined;
    }
    default:
      return assertNever(expr);
  }
}

function walkSelect(reading: Reading, expr: SelectExpr, object: Origin): Origin {
  const { declarations } = reading.source.program;
  const declaration = expr.model === undefined ? undefined : declarations[expr.model];
  const path = within(object, expr.member);
  switch (expr.of) {
    case "property": {
      const properties = declaration?.kind === "model" ? declaration.properties : [];
      const property = properties.find(({ name }) => name === expr.member);
      const mayBeAbsent = property?.presence !== "required";
      // A fixed value admits no other, so there is nothing to vary.
      if (property?.fixed !== undefined) return path;
      note(reading, { path, type: property?.type ?? expr.type, constraints: property?.constraints ?? [], mayBeAbsent });
      return path;
    }
    case "derived": {
      const derived = declaration?.kind === "model" ? declaration.derived : [];
      const member = derived.find(({ name }) => name === expr.member);
      return member && walk(reading, member.value, new Map([["this", object]]));
    }
    case "keyword": {
      const keywords = declarations[jsonSchemaName];
      const properties = keywords?.kind === "model" ? keywords.properties : [];
      const { type, constraints } = properties.find(({ name }) => name === expr.member) ?? {
        type: expr.type,
        constraints: [],
      };
      note(reading, { path, type, constraints, mayBeAbsent: true });
      return path;
    }
    case "entry":
      // It is nullable as it may be absent, which does not say that null may stand there.
      note(reading, { path, type: withoutNull(expr.type), constraints: [], mayBeAbsent: true });
      return path;
    case "part":
    case "thrown":
      return undefined;
    default:
      return assertNever(expr.of);
  }
}

function note({ places }: Reading, place: Omit<Place, "path"> & { readonly path: Origin }): void {
  if (place.path === undefined) return;
  const key = place.path.map((step) => (step === every ? "*" : JSON.stringify(step))).join("/");
  if (!places.has(key)) places.set(key, { ...place, path: place.path });
}

function walkInvoke(reading: Reading, expr: InvokeExpr, receiver: Origin, args: readonly Origin[]): void {
  const { declarations, modules } = reading.source.program;
  const bind = (parameters: readonly Parameter[]): Environment =>
    new Map(parameters.map((parameter, index) => [parameter.name, args[index]]));
  if (expr.target === "function") {
    const declared = modules.flatMap((module) => module.functions).find(({ name }) => name === expr.name);
    if (declared === undefined) return;
    const environment = bind(declared.parameters);
    for (const part of expressionsIn(declared.body)) walk(reading, part, environment);
  } else if (expr.target === "method") {
    const model = declarations[expr.model ?? ""];
    const method = model?.kind === "model" ? model.methods.find(({ name }) => name === expr.name) : undefined;
    if (method !== undefined) walk(reading, method.value, new Map([...bind(method.parameters), ["this", receiver]]));
  }
}
