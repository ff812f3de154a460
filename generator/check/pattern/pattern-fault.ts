/** What keeps a text from being a portable pattern. Offsets are UTF-16 code units in the text of the pattern. */
export interface PatternFault {
  readonly code:
    | "pattern-syntax"
    | "pattern-not-portable"
    | "pattern-anchored"
    | "pattern-too-large"
    | "pattern-ambiguous";
  readonly start: number;
  readonly end: number;
  /** What the message says of the guilty piece. */
  readonly problem: string;
  readonly hint?: string;
}
