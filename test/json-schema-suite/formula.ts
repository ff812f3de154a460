/** A condition put together from atoms: true, false, all or any of several, or an atom that must hold or must not. */
export type Formula<A> =
  | boolean
  | { readonly op: "and" | "or"; readonly parts: readonly Formula<A>[] }
  | { readonly op: "is"; readonly atom: A; readonly wanted: boolean };

/** The atom as a condition. */
export function atom<A>(what: A): Formula<A> {
  return { op: "is", atom: what, wanted: true };
}

/** All of them. */
export function allOf<A>(formulas: readonly Formula<A>[]): Formula<A> {
  return combine("and", formulas);
}

/** Any of them. */
export function anyOf<A>(formulas: readonly Formula<A>[]): Formula<A> {
  return combine("or", formulas);
}

/** One of them, and no other. */
export function oneOf<A>(formulas: readonly Formula<A>[]): Formula<A> {
  return anyOf(
    formulas.map((one, index) => allOf([one, ...formulas.filter((_, other) => other !== index).map((f) => not(f))])),
  );
}

/** The opposite, with `not` at the atoms only. */
export function not<A>(formula: Formula<A>): Formula<A> {
  if (typeof formula === "boolean") return !formula;
  if (formula.op === "is") return { ...formula, wanted: !formula.wanted };
  return combine(formula.op === "and" ? "or" : "and", formula.parts.map(not));
}

/** What all have to hold at once: the parts of an `and`, else the formula itself. */
export function conjuncts<A>(formula: Formula<A>): readonly Formula<A>[] {
  if (formula === true) return [];
  return typeof formula === "object" && formula.op === "and" ? formula.parts : [formula];
}

function combine<A>(op: "and" | "or", formulas: readonly Formula<A>[]): Formula<A> {
  const settled = op === "or";
  const parts = formulas
    .flatMap((part) => (typeof part === "object" && part.op === op ? part.parts : [part]))
    .filter((part) => part !== !settled);
  if (parts.includes(settled)) return settled;
  const [first, ...more] = parts;
  if (first === undefined) return !settled;
  return more.length === 0 ? first : { op, parts };
}
