import type { ModelDeclaration } from "../../../program/declaration.ts";
import type { Expr } from "../../../program/expression.ts";
import { children, expressionsIn } from "../../../program/expression-walk.ts";
import type { Program } from "../../../program/program.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import { declarationsIn, referencesIn } from "../../../program/type-walk.ts";

/**
 * Names of the fields into which something looks that a rule may come to: by more than asking whether they are there. Whoever reads
 * JSON only to judge it may pass over the texts in the others. Errs only by naming too many.
 */
export function seenFields(program: Program): ReadonlySet<string> {
  const seen = new Set<string>();
  const models = Object.values(program.declarations).filter((each) => each.kind === "model");
  const functions = program.modules.flatMap((module) => module.functions);
  for (const expr of [...models.flatMap(expressionsOf), ...functions.flatMap(({ body }) => expressionsIn(body))])
    look(expr, program, seen);
  for (const { type, constraints } of constrainedIn(program)) {
    for (const constraint of constraints) {
      if (constraint.kind === "unique") lookInto(type, program, seen);
      if (constraint.kind === "unique_by") seen.add(constraint.property);
    }
  }
  return seen;
}

/** Names of the fields of a model into which something looks that its own rules may come to, as `seenFields` has them. */
export function fieldsSeenIn(model: ModelDeclaration, program: Program): ReadonlySet<string> {
  const seen = new Set<string>();
  const names = namesOf(model, program);
  const models = Object.values(program.declarations).filter((each) => each.kind === "model");
  const bodies = program.modules.flatMap((module) => module.functions).flatMap(({ body }) => expressionsIn(body));
  for (const expr of rulesOf(model)) look(expr, program, seen);
  for (const expr of [...models.flatMap(membersOf), ...bodies]) {
    look(expr, program, seen, (of) => of === undefined || names.has(of));
  }
  return seen;
}

/** Names under which expressions may know instances of a model: its own, those of what it is built on, those of unions. */
function namesOf(model: ModelDeclaration, { declarations }: Program): ReadonlySet<string> {
  const names = new Set([model.name]);
  for (const name of names) {
    const declaration = declarations[name];
    if (declaration?.kind === "model" && declaration.base !== undefined) names.add(declaration.base.name);
    for (const each of Object.values(declarations)) {
      if (each.kind === "union" && each.variants.some(({ type }) => referencesIn(type).includes(name)))
        names.add(each.name);
    }
  }
  return names;
}

function expressionsOf(model: ModelDeclaration): readonly Expr[] {
  return [...rulesOf(model), ...membersOf(model)];
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

/** `counts` says whether members of the type of a name are wanted, if the name is known. */
function look(expr: Expr, program: Program, seen: Set<string>, counts: (name?: string) => boolean = () => true): void {
  const tested = testedForNull(expr);
  if (tested !== undefined) {
    for (const part of tested.kind === "select" ? children(tested) : [tested]) look(part, program, seen, counts);
    return;
  }
  if (expr.kind === "select" && counts(expr.model)) seen.add(expr.member);
  // What is compared as a whole is looked into as a whole.
  if (comparesWhole(expr)) for (const part of children(expr)) lookInto(part.type, program, seen);
  for (const part of children(expr)) look(part, program, seen, counts);
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
