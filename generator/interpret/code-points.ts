/** Number of code points of a text. */
export function codePointCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Whether a text has more than `limit` code points. Looks at no more of it than needed. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  return text.length > 2 * limit || codePointCount(text) > limit;
}

/** Whether a text has fewer than `limit` code points. Looks at no more of it than needed. */
export function isShorterThan(text: string, limit: number): boolean {
  if (text.length < limit) return true;
  return text.length < 2 * limit && codePointCount(text) < limit;
}
