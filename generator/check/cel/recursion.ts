/** Questions about types that are being answered further up. Types may contain themselves, so a question can come round again. */
export type Pending = Set<string>;

/** Does the work, unless the same question is being answered already: then the answer is `again`. */
export function unlessPending<T>(pending: Pending, question: string, again: T, work: () => T): T {
  if (pending.has(question)) return again;
  pending.add(question);
  const answer = work();
  pending.delete(question);
  return answer;
}
