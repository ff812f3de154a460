import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { OutputFile } from "./target.ts";

/** A file that keeps its content packed, in about a tenth of the room; whoever asks for it unpacks it each time. */
export class PackedFile implements OutputFile {
  readonly path: string;
  readonly #packed: Uint8Array;

  constructor({ path, content }: OutputFile) {
    this.path = path;
    // The least effort: files are much alike inside, and all that counts is that they get small fast.
    const packed = deflateRawSync(content, { level: 1 });
    // What the packer gives lies in a buffer several times as large.
    this.#packed = new Uint8Array(packed);
  }

  get content(): string {
    return inflateRawSync(this.#packed).toString();
  }
}
