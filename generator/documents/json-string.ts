/** Where a JSON text in double quotes goes wrong. */
export interface StringFault {
  readonly faultAt: number;
  readonly expected: string;
}

/** Offset after the closing quote of the JSON text that begins at `start`, or its first fault. */
export function stringEnd(text: string, start: number, end: number): number | StringFault {
  for (let at = start + 1; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return { faultAt: at, expected: "a quote that ends the text" };
    if (code !== 0x5c) continue;
    const length = escapeLength(text, at);
    if (length === 0)
      return { faultAt: at, expected: String.raw`an escape such as \n or \u0041, or \\ for a backslash` };
    at += length - 1;
  }
  return { faultAt: end, expected: "a quote that ends the text" };
}

function escapeLength(text: string, at: number): number {
  const pattern = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/uy;
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
