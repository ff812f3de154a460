import type { BinaryExpr, Expr } from "../../../program/expression.ts";
import { expressionText } from "../expression-text.ts";
import { type Names, shapeOf, stepsOf } from "../rule-prose/names.ts";

/**
 * Something that a formula asks about: the value of a field in comparison with literals, the size of one, or a test that is
 * taken as a whole.
 */
export interface Atom {
  readonly kind: "value" | "size" | "test";
  /** The field asked about, as CEL. */
  readonly field: string;
  /** One of the expressions that stand for it; all say the same. */
  readonly expr: Expr;
  /** Every place where it stands. */
  readonly places: readonly Expr[];
  /** What it is compared with; null says that its presence is asked for. */
  readonly literals: readonly (string | number | boolean | null)[];
}

/** The atoms of a formula in the order in which it is evaluated; undefined where it asks for anything else. */
export function atomsOf(formula: Expr, names: Names): readonly Atom[] | undefined {
  const found: Atom[] = [];
  if (!collect(formula, names, found)) return undefined;
  const atoms: Atom[] = [];
  for (const atom of found) {
    const index = atoms.findIndex((known) => known.kind === atom.kind && textOf(known) === textOf(atom));
    const known = atoms[index];
    if (known === undefined) atoms.push(atom);
    else atoms[index] = together(known, atom);
  }
  return areIndependent(atoms) ? atoms : undefined;
}

function textOf({ expr }: Atom): string {
  return expressionText(expr);
}

function together(a: Atom, b: Atom): Atom {
  return { ...a, places: [...a.places, ...b.places], literals: [...new Set([...a.literals, ...b.literals])] };
}

/** The content of a field may be asked about in one way only: the answers of two could contradict each other. */
function areIndependent(atoms: readonly Atom[]): boolean {
  const contents = atoms.filter(({ kind, literals }) => kind !== "value" || literals.some((value) => value !== null));
  const fields = contents.map(({ field }) => field);
  // A part of a text says something of the text.
  const isInside = (inner: string): boolean => fields.some((outer) => inner.startsWith(`${outer}.`));
  return new Set(fields).size === fields.length && !fields.some(isInside);
}

function collect(expr: Expr, names: Names, found: Atom[]): boolean {
  switch (expr.kind) {
    case "literal":
      return true;
    case "unary":
      return collect(expr.operand, names, found);
    case "conditional":
      return [expr.condition, expr.then, expr.else].every((part) => collect(part, names, found));
    case "select":
      return isBool(expr, names) && addValue(expr, [true], names, found);
    case "binary":
      return collectBinary(expr, names, found);
    case "call":
      return collectTest(expr, expr.args, found);
    default:
      return false;
  }
}

function collectBinary(expr: BinaryExpr, names: Names, found: Atom[]): boolean {
  const { operator, left, right } = expr;
  if (operator === "&&" || operator === "||") return collect(left, names, found) && collect(right, names, found);
  if (operator === "in") return collectMembership(expr, names, found);
  if (operator === "==" || operator === "!=") {
    if (isBool(left, names) && isBool(right, names)) return collect(left, names, found) && collect(right, names, found);
  } else if (!["<", "<=", ">", ">="].includes(operator)) return false;
  if (right.kind === "literal") return addValue(left, [right.value], names, found);
  return left.kind === "literal" && addValue(right, [left.value], names, found);
}

function collectMembership(expr: BinaryExpr, names: Names, found: Atom[]): boolean {
  const { left, right } = expr;
  if (right.kind !== "list") return collectTest(expr, [right, left], found);
  const literals = right.elements.flatMap((element) => (element.kind === "literal" ? [element.value] : []));
  return literals.length === right.elements.length && addValue(left, literals, names, found);
}

function addValue(expr: Expr, literals: Atom["literals"], names: Names, found: Atom[]): boolean {
  if (expr.kind === "call" && expr.function === "size") {
    const [sized] = expr.args;
    if (sized === undefined || !isField(sized)) return false;
    found.push({ kind: "size", field: expressionText(sized), expr, places: [expr], literals });
    return true;
  }
  const isSimple = ["string", "int", "number", "bool", "json"].includes(shapeOf(expr.type, names));
  if (!isField(expr) || !(isSimple || literals.every((value) => value === null))) return false;
  found.push({ kind: "value", field: expressionText(expr), expr, places: [expr], literals });
  return true;
}

/** A test of one field against literals, whatever it does. */
function collectTest(expr: Expr, [field, ...others]: readonly Expr[], found: Atom[]): boolean {
  if (field === undefined || !isField(field) || !others.every(({ kind }) => kind === "literal")) return false;
  found.push({ kind: "test", field: expressionText(field), expr, places: [expr], literals: [true] });
  return true;
}

function isField(expr: Expr): boolean {
  return (stepsOf(expr)?.steps.length ?? 0) > 0;
}

/** A bool that is never null. */
function isBool(expr: Expr, names: Names): boolean {
  return expr.type.kind !== "nullable" && shapeOf(expr.type, names) === "bool";
}
