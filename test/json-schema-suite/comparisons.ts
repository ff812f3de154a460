import { allOf, anyOf, type Formula } from "./formula.ts";
import { type Atom, atomsOf, type Kind, kindOf, kinds, type Meaning } from "./meaning.ts";

/**
 * What a meaning asks of a value of any kind, in comparisons alone; undefined where that cannot be. It can where the answer is the
 * same for all values that nothing is compared with.
 */
export function comparisons(meaning: Meaning): Formula<Atom> | undefined {
  if (kinds.some((kind) => atomsOf(meaning[kind]).some(({ is }) => is !== "equals"))) return undefined;
  const answers = new Set(endless.map((kind) => withoutMatch(meaning[kind])));
  const [answer] = answers;
  if (answer === undefined || answers.size > 1) return undefined;
  const parts = [...endless.map((kind) => meaning[kind]), listedOut(meaning, answer)];
  return answer ? allOf(parts) : anyOf(parts);
}

/** Kinds with more values than can be listed. */
const endless: readonly Kind[] = ["number", "string", "array", "object"];

/** The answer for a value that equals nothing that is named. */
function withoutMatch(formula: Formula<Atom>): boolean {
  if (typeof formula === "boolean") return formula;
  if (formula.op === "is") return !formula.wanted;
  const parts = formula.parts.map(withoutMatch);
  return formula.op === "or" ? parts.includes(true) : !parts.includes(false);
}

/** Comparisons with null and the truth values, where their answer is not the usual one. */
function listedOut(meaning: Meaning, usual: boolean): Formula<Atom> {
  const odd = [null, false, true].filter((value) => holdsFor(value, meaning[kindOf(value)]) !== usual);
  const parts: readonly Formula<Atom>[] = odd.map((value) => ({
    op: "is",
    atom: { is: "equals", value },
    wanted: !usual,
  }));
  return usual ? allOf(parts) : anyOf(parts);
}

function holdsFor(value: boolean | null, formula: Formula<Atom>): boolean {
  if (typeof formula === "boolean") return formula;
  if (formula.op === "is") return (formula.atom.is === "equals" && formula.atom.value === value) === formula.wanted;
  const parts = formula.parts.map((part) => holdsFor(value, part));
  return formula.op === "or" ? parts.includes(true) : !parts.includes(false);
}
