import type { ModelDeclaration } from "../../../program/declaration.ts";
import type { Expr } from "../../../program/expression.ts";
import { children, expressionsIn } from "../../../program/expression-walk.ts";
import type { Program } from "../../../program/program.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import { declarationsIn, referencesIn } from "../../../program/type-walk.ts";

/** What expressions look into. */
export interface Sights {
  /** Members that are read, each with the name under which the expression knows the instance, if it has one. */
  readonly reads: readonly { readonly of: string | undefined; readonly member: string }[];
  /** Names of the fields of what is compared as a whole. */
  readonly wholes: ReadonlySet<string>;
}

/** What members of models and functions look into, and which unions each type is a variant of: the same for every model. */
export interface MemberSights extends Sights {
  readonly unionsOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * Names of the fields into which something looks that a rule may come to: by more than asking whether they are there. Whoever reads
 * JSON only to judge it may pass over the texts in the others. Errs only by naming too many.
 */
export function seenFields(program: Program, members: MemberSights): ReadonlySet<string> {
  const rules = sightsOf(modelsOf(program).flatMap(rulesOf), program);
  const seen = new Set<string>([...rules.wholes, ...members.wholes]);
  for (const { member } of [...rules.reads, ...members.reads]) seen.add(member);
  for (const { type, constraints } of constrainedIn(program)) {
    for (const constraint of constraints) {
      if (constraint.kind === "unique") lookInto(type, program, seen);
      if (constraint.kind === "unique_by") seen.add(constraint.property);
    }
  }
  return seen;
}

/** Names of the fields of a model into which something looks that its own rules may come to, as `seenFields` has them. */
export function fieldsSeenIn(model: ModelDeclaration, program: Program, members: MemberSights): ReadonlySet<string> {
  const rules = sightsOf(rulesOf(model), program);
  const seen = new Set([...rules.wholes, ...members.wholes]);
  for (const { member } of rules.reads) seen.add(member);
  const names = namesOf(model, program, members);
  for (const { of, member } of members.reads) if (of === undefined || names.has(of)) seen.add(member);
  return seen;
}

/** What the members of all models and the functions of a program look into. */
export function memberSights(program: Program): MemberSights {
  const functions = program.modules.flatMap((module) => module.functions);
  const unionsOf = new Map<string, string[]>();
  for (const each of Object.values(program.declarations)) {
    if (each.kind !== "union") continue;
    for (const name of each.variants.flatMap(({ type }) => referencesIn(type))) {
      const known = unionsOf.get(name);
      if (known === undefined) unionsOf.set(name, [each.name]);
      else known.push(each.name);
    }
  }
  return {
    ...sightsOf(
      [...modelsOf(program).flatMap(membersOf), ...functions.flatMap(({ body }) => expressionsIn(body))],
      program,
    ),
    unionsOf,
  };
}

/** Names under which expressions may know instances of a model: its own, those of what it is built on, those of unions. */
function namesOf(model: ModelDeclaration, { declarations }: Program, { unionsOf }: MemberSights): ReadonlySet<string> {
  const names = new Set([model.name]);
  for (const name of names) {
    const declaration = declarations[name];
    if (declaration?.kind === "model" && declaration.base !== undefined) names.add(declaration.base.name);
    for (const union of unionsOf.get(name) ?? []) names.add(union);
  }
  return names;
}

function modelsOf(program: Program): readonly ModelDeclaration[] {
  return Object.values(program.declarations).filter((each) => each.kind === "model");
}

function rulesOf({ rules }: ModelDeclaration): readonly Expr[] {
  return rules.flatMap(({ when, each, must }) => [when, each, must]).filter((expr) => expr !== undefined);
}

function membersOf({ derived, methods }: ModelDeclaration): readonly Expr[] {
  return [...derived, ...methods].map(({ value }) => value);
}

type Constrained = Pick<ModelDeclaration["properties"][number], "type" | "constraints">;

function constrainedIn(program: Program): readonly Constrained[] {
  return Object.values(program.declarations).flatMap((each): readonly Constrained[] => {
    if (each.kind === "model") return each.properties;
    if (each.kind !== "list" && each.kind !== "map") return [];
    return [{ type: { kind: "reference", target: each.name }, constraints: each.constraints }];
  });
}

function sightsOf(exprs: readonly Expr[], program: Program): Sights {
  const wholes = new Set<string>();
  const reads: { readonly of: string | undefined; readonly member: string }[] = [];
  const look = (expr: Expr): void => {
    const tested = testedForNull(expr);
    if (tested !== undefined) {
      for (const part of tested.kind === "select" ? children(tested) : [tested]) look(part);
      return;
    }
    if (expr.kind === "select") reads.push({ of: expr.model, member: expr.member });
    // What is compared as a whole is looked into as a whole.
    if (comparesWhole(expr)) for (const part of children(expr)) lookInto(part.type, program, wholes);
    for (const part of children(expr)) look(part);
  };
  for (const expr of exprs) look(expr);
  return { reads, wholes };
}

/** What an expression compares with null, and does nothing else. */
function testedForNull(expr: Expr): Expr | undefined {
  if (expr.kind !== "binary" || (expr.operator !== "==" && expr.operator !== "!=")) return undefined;
  if (isNull(expr.right)) return expr.left;
  return isNull(expr.left) ? expr.right : undefined;
}

function isNull(expr: Expr): boolean {
  return expr.kind === "literal" && expr.value === null;
}

function comparesWhole(expr: Expr): boolean {
  return expr.kind === "binary" || (expr.kind === "call" && expr.function !== "size");
}

function lookInto(type: TypeExpr, { declarations }: Program, seen: Set<string>): void {
  for (const declaration of declarationsIn(type, declarations)) {
    if (declaration.kind === "model") for (const { name } of declaration.properties) seen.add(name);
  }
}
