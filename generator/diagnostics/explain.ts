import { type Code, catalog } from "./catalog.ts";
import { didYouMean } from "./suggest.ts";

/** Whether a text is the code of a fault. */
export function isCode(text: string): text is Code {
  return Object.hasOwn(catalog, text);
}

/** Every code, sorted. */
export function allCodes(): readonly Code[] {
  return Object.keys(catalog).filter(isCode).sort();
}

/** What `specwright explain CODE` prints: the code, its severity and the explanation, with a final line end. */
export function explainCode(code: Code): string {
  const { severity, explain } = catalog[code];
  return `${code} (${severity})\n\n${explain}\n`;
}

/** What to say about a text that is no code, as a hint. */
export function unknownCodeHint(text: string): string {
  return didYouMean(text, allCodes()) ?? "`specwright explain` lists all of them.";
}
