import type { Carried, CarriedBy, Coverage } from "../json-schema/coverage.ts";
import { counted } from "./counted.ts";

/** The report as a table for people: one line a rule or constraint, one column a target, reasons at the end. */
export function coverageTable({ rules, constraints }: Coverage, targets: readonly string[]): string {
  const ofRules = rules.map(({ model, rule, targets: by }) => ({ name: `${model}.${rule}`, by }));
  const ofConstraints = constraints.map(({ type, property, constraint, targets: by }) => {
    const owner = property === undefined ? type : `${type}.${property}`;
    return { name: `${owner} ${constraint}`, by };
  });
  const width = Math.max(...[...ofRules, ...ofConstraints].map(({ name }) => name.length), "constraint".length);
  const table = (heading: string, rows: readonly Row[]): string => {
    const cells = rows.map(({ name, by }) =>
      line(
        name,
        targets.map((target) => cellText(by[target])),
        reasonsOf(by),
      ),
    );
    return [line(heading, targets, ""), ...cells].join("");
  };
  const line = (name: string, cells: readonly string[], end: string): string => {
    const padded = cells.map((cell, index) => cell.padEnd(targets[index]?.length ?? 0));
    return `${[name.padEnd(width), ...padded, end].join("  ").trimEnd()}\n`;
  };
  const tables = [
    ...(ofRules.length === 0 ? [] : [table("rule", ofRules)]),
    table("constraint", ofConstraints),
    targets.map((target) => summary(target, ofRules, ofConstraints)).join(""),
  ];
  return tables.join("\n");
}

interface Row {
  readonly name: string;
  readonly by: CarriedBy;
}

function cellText(carried: Carried | undefined): string {
  return carried?.exact === true ? "exact" : "no";
}

/** Drafts mostly share a reason, which is told once. */
function reasonsOf(by: CarriedBy): string {
  const reasons = Object.values(by).flatMap((carried) => (carried.exact ? [] : [carried.reason]));
  return [...new Set(reasons)].join("; ");
}

function summary(target: string, rules: readonly Row[], constraints: readonly Row[]): string {
  const exactIn = (rows: readonly Row[]): number => rows.filter(({ by }) => by[target]?.exact === true).length;
  const ofRules = `${exactIn(rules)} of ${counted(rules.length, "rule")}`;
  return `${target}: ${ofRules} and ${exactIn(constraints)} of ${counted(constraints.length, "constraint")} exact\n`;
}
