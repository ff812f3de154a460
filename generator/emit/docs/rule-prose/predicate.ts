/** Something said of one thing: `x` is `a`, `x` does not start with `a`. */
export interface Predicate {
  readonly subject: string;
  readonly verb: Verb;
  /** What follows the verb. */
  readonly complement: string;
  readonly holds: boolean;
}

export type Verb = keyof typeof thirdPerson;

const thirdPerson = {
  be: "is",
  have: "has",
  equal: "equals",
  contain: "contains",
  match: "matches",
  "start with": "starts with",
  "end with": "ends with",
} as const;

/** A statement: `x` is `a`. */
export function saying(predicate: Predicate): string {
  return `${predicate.subject} ${sayingPart(predicate)}`;
}

/** A demand: `x` must be `a`. */
export function demanding(predicate: Predicate): string {
  return `${predicate.subject} ${demandingPart(predicate)}`;
}

/** The statement without its subject. */
export function sayingPart({ verb, complement, holds }: Predicate): string {
  if (holds) return `${thirdPerson[verb]} ${complement}`;
  return verb === "be" ? `is not ${complement}` : `does not ${verb} ${complement}`;
}

/** The demand without its subject. */
export function demandingPart({ verb, complement, holds }: Predicate): string {
  return `must ${holds ? "" : "not "}${verb} ${complement}`;
}
