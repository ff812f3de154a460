import { catalog } from "../diagnostics/catalog.ts";
import { allCodes, explainCode, isCode, unknownCodeHint } from "../diagnostics/explain.ts";
import { exitCodes } from "./exit-code.ts";
import type { Session } from "./session.ts";

/** Explains a code, or lists all codes where none is given. Returns the exit code. */
export function runExplain(code: string | undefined, { terminal }: Session): number {
  if (code === undefined) {
    terminal.out(codeList());
    return exitCodes.fine;
  }
  if (!isCode(code)) {
    terminal.err(`error: there is no code ${JSON.stringify(code)}. ${unknownCodeHint(code)}\n`);
    return exitCodes.usage;
  }
  terminal.out(explainCode(code));
  return exitCodes.fine;
}

function codeList(): string {
  const codes = allCodes();
  const width = Math.max(...codes.map((code) => code.length)) + 2;
  const lines = codes.map((code) => `${code.padEnd(width)}${firstSentence(catalog[code].explain)}\n`);
  return `${lines.join("")}\n\`specwright explain CODE\` tells the rest.\n`;
}

function firstSentence(text: string): string {
  const flat = text.replace(/\s+/gu, " ");
  const sentence = /^.*?[.!?](?= [A-Z"]|$)/u.exec(flat)?.[0] ?? flat;
  return sentence.length > 100 ? `${sentence.slice(0, 99)}…` : sentence;
}
