/** Number of code points of a text. */
export function codePointCount(text: string): number {
  return Array.from(text).length;
}
