import { withoutNull } from "../../../program/nullness.ts";
import { literalName, type Names, shapeOf } from "../rule-prose/names.ts";
import { presenceName } from "../rule-prose/predicate-of.ts";
import type { Atom } from "./atoms.ts";

/** Values of an atom between which no comparison tells: how they are called, and one of them. */
export interface ValueClass {
  readonly label: string;
  readonly value: string | number | boolean | null;
}

/** Label of the class of all values that are not written out in the rule. */
export const anyOther: string = "any other";

/** The classes of an atom's values, which together are all of them. */
export function classesOf(atom: Atom, names: Names): readonly ValueClass[] {
  if (atom.kind === "test") return [yes, no];
  const shape = shapeOf(atom.expr.type, names);
  const values = atom.literals.filter((value) => value !== null);
  const present = presentClasses(atom, values, shape, names);
  const isAbsenceAsked = atom.literals.includes(null) || atom.expr.type.kind === "nullable";
  const absent = `not ${presenceName(atom.expr, names)}`;
  return isAbsenceAsked ? [...present, { label: absent, value: null }] : present;
}

const yes: ValueClass = { label: "yes", value: true };
const no: ValueClass = { label: "no", value: false };

function presentClasses(
  atom: Atom,
  values: readonly (string | number | boolean)[],
  shape: string,
  names: Names,
): readonly ValueClass[] {
  if (shape === "bool" && (values.length > 0 || !atom.literals.includes(null))) {
    return [true, false].map((value) => ({ label: String(value), value }));
  }
  if (values.length === 0) return [{ label: presenceName(atom.expr, names), value: "any" }];
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length > 0) return numberClasses(numbers, rangeOf(atom, names), shape === "int");
  const named = values.map((value) => ({ label: literalName(value), value }));
  return [...named, ...otherTexts(atom, values, names)];
}

function otherTexts(atom: Atom, values: readonly unknown[], names: Names): readonly ValueClass[] {
  const type = withoutNull(atom.expr.type);
  const declaration = type.kind === "reference" ? names.declarations[type.target] : undefined;
  if (declaration?.kind !== "enum") return [{ label: anyOther, value: "\0" }];
  const [first, ...more] = declaration.members.map(({ name }) => name).filter((name) => !values.includes(name));
  if (first === undefined) return [];
  return [{ label: more.length === 0 ? literalName(first) : anyOther, value: first }];
}

/** Values that a number can have; infinite where nothing is declared. */
interface Range {
  readonly least: number;
  readonly most: number;
}

function rangeOf({ kind, expr }: Atom, { declarations }: Names): Range {
  if (kind === "size") return { least: 0, most: Infinity };
  const type = withoutNull(expr.type);
  const declared = type.kind === "reference" ? declarations[type.target] : undefined;
  const model = expr.kind === "select" && expr.of === "property" ? declarations[expr.model ?? ""] : undefined;
  const properties = model?.kind === "model" && expr.kind === "select" ? model.properties : [];
  const own = properties.find(({ name }) => expr.kind === "select" && name === expr.member)?.constraints ?? [];
  const all = [...own, ...(declared?.kind === "scalar" ? declared.constraints : [])];
  return {
    least: Math.max(...all.map((constraint) => (constraint.kind === "min" ? constraint.value : -Infinity)), -Infinity),
    most: Math.min(...all.map((constraint) => (constraint.kind === "max" ? constraint.value : Infinity)), Infinity),
  };
}

/** The numbers themselves and what lies between them, as far as the range goes. */
function numberClasses(numbers: readonly number[], { least, most }: Range, isWhole: boolean): readonly ValueClass[] {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b).filter((number) => number >= least && number <= most);
  const [lowest, highest] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const below = lowest <= least ? [] : [{ label: `less than ${lowest}`, value: lowest - 1 }];
  const inside = sorted.flatMap((number, index): readonly ValueClass[] => {
    const next = sorted[index + 1];
    const own = { label: String(number), value: number };
    if (next === undefined || (isWhole && next - number < 2)) return [own];
    return [own, { label: `between ${number} and ${next}`, value: isWhole ? number + 1 : (number + next) / 2 }];
  });
  const above = highest >= most ? [] : [{ label: `greater than ${highest}`, value: highest + 1 }];
  return [...below, ...inside, ...above];
}
