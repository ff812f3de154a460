import { type DiagnosticSink, report } from "../../diagnostics/diagnostic.ts";
import { expressionLimits, type ParseFault } from "./parse.ts";
import type { ExpressionRequest } from "./request.ts";

/** The parser's names of what it found, as people know them. */
const tokens: ReadonlyMap<string, string> = new Map([
  ["EOF", "the end"],
  ["NUMBER", "a number"],
  ["STRING", "a text"],
  ["BYTES", "bytes"],
  ["BOOLEAN", "true or false"],
  ["NULL", "null"],
  ["IDENTIFIER", "a name"],
  ["IN", '"in"'],
  ["PLUS", '"+"'],
  ["MINUS", '"-"'],
  ["MULTIPLY", '"*"'],
  ["DIVIDE", '"/"'],
  ["MODULO", '"%"'],
  ["EQ", '"=="'],
  ["NE", '"!="'],
  ["LT", '"<"'],
  ["LE", '"<="'],
  ["GT", '">"'],
  ["GE", '">="'],
  ["AND", '"&&"'],
  ["OR", '"||"'],
  ["NOT", '"!"'],
  ["LPAREN", '"("'],
  ["RPAREN", '")"'],
  ["LBRACKET", '"["'],
  ["RBRACKET", '"]"'],
  ["LBRACE", '"{"'],
  ["RBRACE", '"}"'],
  ["DOT", '"."'],
  ["COMMA", '","'],
  ["COLON", '":"'],
  ["QUESTION", '"?"'],
]);

/** What people write who think of another language, and what CEL writes. */
const habits: ReadonlyMap<string, string> = new Map([
  ["=", "To compare, write: =="],
  ["&", "Write: &&"],
  ["|", "Write: ||"],
  ["and", "Write: &&"],
  ["or", "Write: ||"],
  ["not", "Write: !"],
  ["is", "To compare, write: =="],
  ["`", "Write a name that is no word as in: this['a-b']"],
]);

/** Tells why a text is no expression. */
export function reportParseFault(request: ExpressionRequest, sink: DiagnosticSink, fault: ParseFault): void {
  const span = request.spanOf(fault.start, fault.end);
  if (fault.reason === "limit_exceeded") {
    report(sink, "cel-too-large", span, { limit: limitText(request) }, { hint: "Split it into derived properties." });
  } else if (fault.reason === "invalid_macro_argument") {
    report(sink, "macro-variable", span, {}, { hint: "Give one element a name, as in: list.all(item, ...)" });
  } else {
    report(sink, "cel-syntax", span, { detail: detailOf(request, fault) }, { hint: hintFor(request.text, fault) });
  }
}

function limitText({ text }: ExpressionRequest): string {
  const { depth, nodes, text: length } = expressionLimits;
  return text.length > length ? `${length} characters` : `${depth} levels of nesting or ${nodes} parts`;
}

function detailOf({ text }: ExpressionRequest, { reason, detail, start, end }: ParseFault): string {
  const written = text.slice(start, end);
  const [, expected, found] = /^Expected (\w+), got (\w+)$/u.exec(detail) ?? [];
  if (expected !== undefined && found !== undefined) return `expected ${wordFor(expected)}, found ${wordFor(found)}`;
  const [, unexpected] = /^Unexpected token: (\w+)$/u.exec(detail) ?? [];
  if (unexpected === "EOF") return text.trim() === "" ? "there is nothing in it" : "something is missing at the end";
  if (unexpected !== undefined) return `${wordFor(unexpected)} cannot stand here`;
  if (reason === "unexpected_character") return `${JSON.stringify(written)} cannot stand here`;
  if (reason === "reserved_identifier") return `"${written}" is a word that CEL keeps for itself`;
  return detail.charAt(0).toLowerCase() + detail.slice(1);
}

function wordFor(token: string): string {
  return tokens.get(token) ?? token;
}

function hintFor(text: string, { start, end, detail }: ParseFault): string | undefined {
  const written = text.slice(start, end);
  if (detail.startsWith("Expected IDENTIFIER") && /^(?:in|true|false|null)$/u.test(written)) {
    return `Read a field of that name as in: this['${written}']`;
  }
  const [, missing] = /^Expected (R\w+), got EOF$/u.exec(detail) ?? [];
  if (missing !== undefined) return `Close it with ${wordFor(missing)}.`;
  const wordBefore = /[a-z]+(?=\s*$)/u.exec(text.slice(0, start))?.[0] ?? "";
  return habits.get(written) ?? habits.get(wordBefore);
}
