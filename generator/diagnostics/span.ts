/** A stretch of text in one file: offsets are UTF-16 code units, `start` included, `end` not. */
export interface Span {
  /** Path as the host knows it: relative to the working folder, `/` between folders. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
}
