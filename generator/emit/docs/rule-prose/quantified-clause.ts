import type { Expr } from "../../../program/expression.ts";
import { children, mapExpression, visit } from "../../../program/expression-walk.ts";
import { type Clause, clauseOf, permission } from "./clause.ts";
import { express } from "./express.ts";
import type { Quantified, Test } from "./logic.ts";
import { type Names, shapeOf } from "./names.ts";
import { predicateOf } from "./predicate-of.ts";
import { amountName } from "./size-predicate.ts";
import { termName } from "./term.ts";

/** What is said of the elements of a list, or the keys of a map. */
export function quantifiedClause(logic: Quantified, names: Names): Clause | undefined {
  return elementClause(logic, names) ?? fieldClause(logic, names) ?? namedClause(logic, names);
}

/** How a sentence about every element begins: for every `item` of `lines`. */
export function forEvery({ range, variable }: Quantified, names: Names): string {
  return `for every \`${variable}\` of ${rangeName(range, names)}`;
}

/** The names inside, where the variable has been introduced. */
export function inside({ variable }: Quantified, names: Names): Names {
  return { ...names, variables: [...names.variables, variable] };
}

/** One thing said of the elements themselves: every item of `tags` must start with `x`. */
function elementClause({ amount, range, variable, body }: Quantified, names: Names): Clause | undefined {
  if (body.kind !== "test" || !isAbout(body.expr, variable) || variablesIn(body.expr).length !== 1) return undefined;
  const predicate = predicateOf(body, names);
  if (predicate.subject !== `\`${variable}\``) return undefined;
  const where = `${unitName(range, names)} of ${rangeName(range, names)}`;
  if (amount === "every") {
    return predicate.holds
      ? clauseOf({ ...predicate, subject: `every ${where}` })
      : permission({ ...predicate, subject: `no ${where}`, holds: true });
  }
  if (amount.number !== 1 || amount.relation === "not exactly") return undefined;
  const about = { ...predicate, subject: `${amount.relation} one ${where}` };
  return amount.relation === "at most" ? permission(about) : clauseOf(about);
}

/** One thing said of a field of the elements: in every item of `tools`, `writes` must be false. */
function fieldClause({ amount, range, variable, body }: Quantified, names: Names): Clause | undefined {
  if (body.kind !== "test" || names.variables.length > 0 || !isAbout(body.expr, variable)) return undefined;
  if (!readsFieldsOnly(body.expr)) return undefined;
  const field = clauseOf(predicateOf(asFieldOfObject(body, variable), names));
  const unit = unitName(range, names);
  if (amount === "every") {
    const where = `in every ${unit} of ${rangeName(range, names)}`;
    return { says: `${where}, ${field.says}`, demands: `${where}, ${field.demands}`, joins: "open" };
  }
  return haveItems(amount, rangeName(range, names), unit, "plain", (items) => `${items} in which ${field.says}`);
}

/** Anything else gives the element its name. */
function namedClause(logic: Quantified, names: Names): Clause | undefined {
  const body = express(logic.body, inside(logic, names));
  if (body === undefined) return undefined;
  const range = rangeName(logic.range, names);
  if (logic.amount === "every") {
    const where = forEvery(logic, names);
    return { says: `${where}, ${body.says}`, demands: `${where}, ${body.demands}`, joins: "open" };
  }
  const unit = unitName(logic.range, names);
  return haveItems(logic.amount, range, unit, body.joins === "plain" ? "plain" : "open", (items) => {
    return `${items} \`${logic.variable}\` for which ${body.says}`;
  });
}

function haveItems(
  { relation, number }: Exclude<Quantified["amount"], "every">,
  subject: string,
  unit: string,
  joins: Clause["joins"],
  complement: (items: string) => string,
): Clause {
  const isDenied = relation === "not exactly";
  const items = amountName({ relation: isDenied ? "exactly" : relation, number }, unit).replace(" 1 ", " one ");
  const { says, demands } = clauseOf({ subject, verb: "have", complement: complement(items), holds: !isDenied });
  return { says, demands, joins };
}

/** Whether an expression reads this variable and no other. */
function isAbout(expr: Expr, variable: string): boolean {
  let isPlain = true;
  visit(expr, (part) => {
    if (part.kind === "macro") isPlain = false;
  });
  return isPlain && variablesIn(expr).every((name) => name === variable);
}

function readsFieldsOnly(expr: Expr): boolean {
  if (expr.kind === "select" && expr.object.kind === "variable") return true;
  return expr.kind !== "variable" && children(expr).every(readsFieldsOnly);
}

/** A name for every time a variable is read. */
function variablesIn(expr: Expr): readonly string[] {
  const names: string[] = [];
  visit(expr, (part) => {
    if (part.kind === "variable") names.push(part.name);
  });
  return names;
}

/** The test as if the element were the object, whose fields need no name before them. */
function asFieldOfObject(test: Test, variable: string): Test {
  const expr = mapExpression(test.expr, (part) => {
    return part.kind === "variable" && part.name === variable ? { ...part, name: "this" } : part;
  });
  return { ...test, expr };
}

function unitName(range: Expr, names: Names): string {
  return shapeOf(range.type, names) === "list" ? "item" : "key";
}

function rangeName(range: Expr, names: Names): string {
  return termName(range, names);
}
