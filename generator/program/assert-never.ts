/** Ends a switch that handles every case; reaching it is a bug in Specwright. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
