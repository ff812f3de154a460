import type { Progress } from "../documents/sift-lines.ts";
import type { Terminal } from "./session.ts";

const mebibyte = 1024 * 1024;
const step = 16 * mebibyte;

/** Shows on one line of `err` how far a long file has been read; `end` takes the line away. Shows nothing of a short one. */
export function showProgress(path: string, { err }: Pick<Terminal, "err">): { readonly tell: Progress; end(): void } {
  let next = step;
  return {
    tell(bytes, documents) {
      if (bytes < next) return;
      next = bytes + step;
      err(`\r${path}: ${Math.floor(bytes / mebibyte)} MiB, ${documents} documents`);
    },
    end() {
      if (next > step) err("\r\u{1b}[K");
    },
  };
}
