/** A line of a file, without its end. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** Bytes before it in the file. */
  readonly offset: number;
  /** Undefined where they are too many; nothing comes after such a line. */
  readonly bytes: Uint8Array | undefined;
}

const lineFeed = 0x0a;

/**
 * Cuts chunks of bytes into lines; empty ones are left out. Holds one chunk and one line at a time, and ends
 * with a line that has more than `maxBytes`.
 */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Line> {
  let number = 1;
  let offset = 0;
  let begun: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      if (size + end - start > maxBytes) {
        yield { number, offset, bytes: undefined };
        return;
      }
      const piece = chunk.subarray(start, end);
      const bytes = begun.length === 0 ? piece : Buffer.concat([...begun, piece]);
      if (bytes.length > 0) yield { number, offset, bytes };
      offset += bytes.length + 1;
      number += 1;
      start = end + 1;
      begun = [];
      size = 0;
    }
    // The chunk may be overwritten with what comes after it.
    begun.push(chunk.slice(start));
    size += chunk.length - start;
    if (size > maxBytes) {
      yield { number, offset, bytes: undefined };
      return;
    }
  }
  if (size > 0) yield { number, offset, bytes: Buffer.concat(begun) };
}
