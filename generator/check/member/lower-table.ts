import { child, find, keysOf, type Place } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { oneOfThese } from "../../diagnostics/suggest.ts";
import { toJson } from "../../load/to-json.ts";
import type { Expr } from "../../program/expression.ts";
import type { JsonValue } from "../../program/json.ts";
import type { FunctionBody, TableRow } from "../../program/member.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { isBroken } from "../type/broken-type.ts";
import { lowerConstant, lowerExpression, lowerValue, type Surroundings } from "./lower-expression.ts";

const boolType: TypeExpr = { kind: "primitive", name: "bool" };

/** The decision table at `place`; its rows give values of `returns`. */
export function lowerTable(place: Place, returns: TypeExpr, around: Surroundings): FunctionBody | undefined {
  const columns = keysOf(child(place, "columns"));
  const rows = rowsAt(child(place, "rows"));
  const lowered = rows.map((row) => lowerRow(row, place, columns, returns, around));
  checkOrder(rows, around);
  checkCells(place, columns, around);
  if (lowered.some((row) => row === undefined)) return undefined;
  return { kind: "table", columns, rows: lowered.flatMap((row) => (row === undefined ? [] : [row])) };
}

function rowsAt(place: Place): readonly Place[] {
  return place.node.kind === "list" ? place.node.items.map((_, index) => child(place, index)) : [];
}

function cellNames(row: Place): readonly string[] {
  return keysOf(row).filter((key) => key !== "give");
}

function lowerRow(
  row: Place,
  table: Place,
  columns: readonly string[],
  returns: TypeExpr,
  around: Surroundings,
): TableRow | undefined {
  for (const name of cellNames(row).filter((cell) => !columns.includes(cell))) {
    const hint = oneOfThese(name, columns);
    report(around.context.sink, "no-such-column", child(row, name).key, { name }, { hint });
  }
  const give = isBroken(returns) ? undefined : lowerGiven(child(row, "give"), returns, around);
  const tests: Expr[] = [];
  const cells: Record<string, JsonValue> = {};
  for (const column of columns) {
    const cell = find(row, column);
    if (cell === undefined) continue;
    cells[column] = toJson(cell.node);
    const test = lowerCell(child(table, "columns", column), cell, tests, around);
    if (test === undefined) return undefined;
    tests.push(test);
  }
  if (give === undefined) return undefined;
  const when = tests.length === 0 ? undefined : tests.reduce(both);
  return { cells, give, ...(when === undefined ? {} : { when }) };
}

function both(left: Expr, right: Expr): Expr {
  return { kind: "binary", operator: "&&", left, right, type: boolType, span: right.span };
}

/** A column with the cell in the place of `cell`; the cells before it in the row are known to hold. */
function lowerCell(column: Place, cell: Place, given: readonly Expr[], around: Surroundings): Expr | undefined {
  const constants = new Map([["cell", { value: toJson(cell.node), span: cell.node.span }]]);
  return lowerExpression(column, around, { expected: boolType, given, constants });
}

/** What a row gives: where a text is wanted, the text itself; else a text is an expression. */
function lowerGiven(place: Place, returns: TypeExpr, around: Surroundings): Expr | undefined {
  const lower = isText(returns, around) ? lowerConstant : lowerValue;
  return lower(place, around, { expected: returns });
}

function isText(type: TypeExpr, around: Surroundings): boolean {
  if (type.kind === "nullable") return isText(type.inner, around);
  if (type.kind === "primitive") return type.name === "string";
  const declared = type.kind === "reference" ? around.scope.declarations.get(type.target) : undefined;
  return declared?.kind === "enum" || (declared?.kind === "scalar" && declared.base === "string");
}

/** The last row catches what is left, and no row stands behind one that takes everything it would take. */
function checkOrder(rows: readonly Place[], { context }: Surroundings): void {
  for (const [index, row] of rows.entries()) {
    const cells = new Map(cellNames(row).map((name) => [name, JSON.stringify(toJson(child(row, name).node))]));
    const isLast = index === rows.length - 1;
    if (isLast && cells.size > 0) {
      const hint = "Add a row with `give` alone, for everything else.";
      report(context.sink, "table-has-gap", row.node.span, {}, { hint });
    }
    const earlier = rows.slice(0, index).find((other) => takesAllOf(other, cells));
    if (earlier === undefined) continue;
    const related = [{ span: earlier.node.span, message: "This row applies before it." }];
    report(context.sink, "row-never-reached", row.node.span, {}, { related });
  }
}

function takesAllOf(row: Place, cells: ReadonlyMap<string, string>): boolean {
  return cellNames(row).every((name) => cells.get(name) === JSON.stringify(toJson(child(row, name).node)));
}

/** A column without the word `cell` would say the same in every row. */
function checkCells(table: Place, columns: readonly string[], { context }: Surroundings): void {
  for (const name of columns) {
    const column = child(table, "columns", name);
    if (/\bcell\b/u.test(String(toJson(column.node)))) continue;
    report(context.sink, "column-without-cell", column.node.span, { name });
  }
}
