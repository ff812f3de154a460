/** Whether a value has properties to read. */
export function isRecord(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}
