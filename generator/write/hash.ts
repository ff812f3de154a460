import { hash } from "node:crypto";

/** SHA-256 in hexadecimal digits; a text is hashed as UTF-8. */
export function hashOf(content: string | Uint8Array): string {
  return hash("sha256", content, "hex");
}

/** Makes every line end `\n`, so that a checkout with other line ends is the same text. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
