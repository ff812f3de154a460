import type { Context } from "../../../interpret/context.ts";
import { evaluate } from "../../../interpret/evaluate.ts";
import type { Expr } from "../../../program/expression.ts";
import type { Program } from "../../../program/program.ts";
import type { Rule } from "../../../program/rule.ts";
import { clauseOf } from "../rule-prose/clause.ts";
import type { Names } from "../rule-prose/names.ts";
import { predicateOf } from "../rule-prose/predicate-of.ts";
import { termName } from "../rule-prose/term.ts";
import { type Atom, atomsOf } from "./atoms.ts";
import { anyOther, classesOf, type ValueClass } from "./classes.ts";
import { replaceParts, ruleFormula } from "./formula.ts";

/** The verdict of a rule for every combination of values that it tells apart. Texts are Markdown, not yet made for cells. */
export interface TruthTable {
  readonly head: readonly string[];
  readonly rows: readonly TruthRow[];
}

export interface TruthRow {
  /** One for each column; `any` where the value does not matter. */
  readonly cells: readonly string[];
  readonly accepted: boolean;
}

/** Most fields or tests that a table tells apart. */
const mostAtoms = 3;

/** Most lines that are read as one picture. */
const mostRows = 10;

/**
 * The truth table of a rule, or of one element under `each`; undefined where it depends on one thing only, on many, or on
 * something that is no comparison of a field with what is written out.
 */
export function truthTable(rule: Rule, declarations: Program["declarations"]): TruthTable | undefined {
  const names: Names = { declarations, variables: rule.each === undefined ? [] : ["item"] };
  const formula = ruleFormula(rule);
  const atoms = atomsOf(formula, names);
  if (atoms === undefined || atoms.length < 2 || atoms.length > mostAtoms) return undefined;
  const columns = atoms.map((atom) => ({ atom, classes: classesOf(atom, names) }));
  const rows = rowsOf(columns, (values) => accepts(formula, atoms, values, declarations));
  if (rows.length < 2 || rows.length > mostRows) return undefined;
  return { head: atoms.map((atom) => headOf(atom, names)), rows };
}

interface Column {
  readonly atom: Atom;
  readonly classes: readonly ValueClass[];
}

function headOf(atom: Atom, names: Names): string {
  return atom.kind === "test"
    ? clauseOf(predicateOf({ kind: "test", expr: atom.expr, holds: true }, names)).says
    : termName(atom.expr, names);
}

type Values = readonly ValueClass["value"][];

/** Classes of one column that lead to the same rows share them; where all do, the column does not matter. */
function rowsOf(
  [column, ...others]: readonly Column[],
  accepts: (values: Values) => boolean,
  values: Values = [],
): readonly TruthRow[] {
  if (column === undefined) return [{ cells: [], accepted: accepts(values) }];
  const groups = new Map<string, { labels: string[]; rows: readonly TruthRow[] }>();
  for (const { label, value } of column.classes) {
    const rows = rowsOf(others, accepts, [...values, value]);
    const key = JSON.stringify(rows);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { labels: [label], rows });
    else group.labels.push(label);
  }
  if (groups.size === 1) return [...groups.values()].flatMap(({ rows }) => withCell("any", rows));
  const all = [...groups.values()];
  // At most one group takes what the others leave; it comes last.
  const wide = all.filter(({ labels }) => labels.includes(anyOther) || labels.length > 2);
  const rest = wide.length === 1 ? wide[0] : wide.find(({ labels }) => labels.includes(anyOther));
  return [
    ...all.filter((group) => group !== rest).flatMap(({ labels, rows }) => withCell(labelOf(labels), rows)),
    ...(rest === undefined ? [] : withCell(anyOther, rest.rows)),
  ];
}

function withCell(cell: string, rows: readonly TruthRow[]): readonly TruthRow[] {
  return rows.map((row) => ({ ...row, cells: [cell, ...row.cells] }));
}

/** Neighbouring ranges of numbers are one range. */
function labelOf(labels: readonly string[]): string {
  const last = labels.at(-1) ?? "";
  if (labels.length === 1) return last;
  const [first = "", second = ""] = labels;
  if (labels.length === 2 && first === `less than ${second}`) return `at most ${second}`;
  if (labels.length === 2 && second === `greater than ${first}`) return `at least ${first}`;
  return `${labels.slice(0, -1).join(", ")} or ${last}`;
}

function accepts(
  formula: Expr,
  atoms: readonly Atom[],
  values: Values,
  declarations: Program["declarations"],
): boolean {
  const parts = new Map<Expr, Expr>();
  for (const [index, { places }] of atoms.entries()) {
    const value = values[index] ?? null;
    for (const place of places) parts.set(place, { kind: "literal", value, type: place.type, span: place.span });
  }
  return evaluate(contextOf(declarations), replaceParts(formula, parts), new Map()) === true;
}

/** With literals in the place of fields, nothing is looked up and nothing is made. */
function contextOf(declarations: Program["declarations"]): Context {
  const accept = (model: string): never => {
    throw new Error(`a formula makes no ${model}`);
  };
  return { declarations, functions: new Map(), accept };
}
