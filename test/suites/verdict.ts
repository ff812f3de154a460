/** A text of a suite, and what the suite says about it. */
export interface Text<T> {
  readonly name: string;
  readonly input: string;
  readonly about: T;
}

/** What one of our readers made of a text. */
export interface Verdict {
  /** Codes of what was found; none where the text was taken. */
  readonly codes: readonly string[];
  /** Where it is not as it has to be. */
  readonly wrong: readonly string[];
}
