import { Lexer } from "yaml";
import { type DiagnosticSink, type Related, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { type Limits, maxDepth, maxSyntaxErrors } from "./limits.ts";

/**
 * Refuses, token by token and without recursion, what must never reach the parser: nesting deep enough to exhaust the stack,
 * and what YAML can do but a spec must not (anchors, tags, directives, further documents). Brackets and quotes without an end
 * are found here too, because the parser blames the last line of the file for them. False when something was found.
 */
export function scanTokens(file: SourceFile, sink: DiagnosticSink, { nodes }: Limits): boolean {
  const scanner = new Scanner(file, sink, nodes);
  for (const token of new Lexer().lex(file.text)) {
    scanner.take(token);
    if (scanner.givenUp) break;
  }
  return scanner.finish();
}

const documentStart = "\u0002";
const flowError = "\u0018";
const scalarFollows = "\u001f";

class Scanner {
  givenUp = false;
  private readonly file: SourceFile;
  private readonly sink: DiagnosticSink;
  private readonly maxNodes: number;
  private offset = 0;
  private lineStart = 0;
  private isScalar = false;
  private documents = 0;
  private hasMarker = false;
  private hasContent = false;
  private faults = 0;
  /** Scalars, brackets and dashes: at most two for each node, so that this limit never refuses what the tree could hold. */
  private parts = 0;
  /** Columns of the block collections that are open, from the outside in. */
  private readonly blocks: number[] = [];
  /** Brackets that are open, with the colons seen since the last comma. */
  private readonly brackets: { readonly open: string; readonly span: Span; colons: number }[] = [];
  /** Column of the first thing on the line that is no indicator, and the colons after it. */
  private contentColumn: number | undefined;
  private lineColons = 0;

  constructor(file: SourceFile, sink: DiagnosticSink, maxNodes: number) {
    this.file = file;
    this.sink = sink;
    this.maxNodes = maxNodes;
  }

  take(token: string): void {
    if (token === scalarFollows) {
      this.isScalar = true;
      return;
    }
    if (token === documentStart) this.startDocument();
    else if (token === flowError) this.unclosed();
    else {
      if (this.isScalar) this.content();
      else this.structure(token);
      this.isScalar = false;
      this.advance(token);
    }
  }

  finish(): boolean {
    if (!this.givenUp && this.brackets.length > 0) this.unclosed();
    return this.faults === 0;
  }

  private structure(token: string): void {
    switch (token[0]) {
      case " ":
      case "\t":
      case "\r":
      case "\n":
      case "#":
      case "\u{FEFF}":
      case undefined:
        return;
      case ".":
        return;
      case "-":
      case "?":
        this.part();
        if (token === "---") this.documentMarker();
        else if (this.brackets.length === 0) this.open(this.column());
        return;
      case ":":
        this.colon();
        return;
      case "{":
      case "[":
        this.content();
        this.brackets.push({ open: token, span: this.span(token), colons: 0 });
        this.checkDepth();
        return;
      case "}":
      case "]":
        this.close(token);
        return;
      case ",": {
        const bracket = this.brackets.at(-1);
        if (bracket !== undefined) bracket.colons = 0;
        return;
      }
      case "&":
      case "*":
        this.fail("anchor", token, "Write the value out; for text that is used twice, declare a type of its own.");
        return;
      case "!":
        this.fail("explicit-tag", token, "Put a text that begins with ! in quotes.");
        return;
      case "%":
        this.fail("yaml-directive", token);
        return;
      case "'":
      case '"':
        this.content();
        if (!isClosed(token)) this.unclosedQuote(token[0]);
        return;
      default:
        this.content();
    }
  }

  private startDocument(): void {
    this.documents += 1;
    if (this.documents > 1) this.severalDocuments("");
  }

  private documentMarker(): void {
    if (this.hasContent || this.hasMarker) this.severalDocuments("---");
    this.hasMarker = true;
  }

  private severalDocuments(token: string): void {
    this.fail("several-documents", token);
    this.givenUp = true;
  }

  private content(): void {
    this.hasContent = true;
    this.contentColumn ??= this.column();
    this.part();
  }

  private part(): void {
    this.parts += 1;
    if (this.parts !== 2 * this.maxNodes) return;
    report(this.sink, "too-many-nodes", this.span(), { limit: this.maxNodes });
    this.faults += 1;
    this.givenUp = true;
  }

  private colon(): void {
    const bracket = this.brackets.at(-1);
    if (bracket !== undefined) {
      bracket.colons += 1;
      if (bracket.colons > 1)
        this.tooManyColons("Put a comma before the next key, or quotes around a text with a colon.");
      return;
    }
    if (this.contentColumn === undefined) {
      // The value of a key that `?` made explicit.
      this.open(this.column());
      return;
    }
    this.lineColons += 1;
    if (this.lineColons > 1) this.tooManyColons("Put a text that has a colon and a space in it in quotes.");
    else this.open(this.contentColumn);
  }

  private tooManyColons(hint: string): void {
    this.fault(this.span(":"), "A second colon is not expected here.", hint);
  }

  /** Begins a block collection at `column`, or goes on with the one that is there already. */
  private open(column: number): void {
    this.hasContent = true;
    while ((this.blocks.at(-1) ?? -1) >= column) this.blocks.pop();
    this.blocks.push(column);
    this.checkDepth();
  }

  private checkDepth(): void {
    if (this.blocks.length + this.brackets.length <= maxDepth) return;
    report(this.sink, "too-deep", this.span(" "), { limit: maxDepth });
    this.faults += 1;
    this.givenUp = true;
  }

  private close(token: string): void {
    const bracket = this.brackets.pop();
    if (bracket === undefined) this.fault(this.span(token), `This ${token} closes nothing.`, "Delete it.");
    else if ((bracket.open === "{") !== (token === "}")) {
      const related = [{ span: bracket.span, message: `The ${bracket.open} that is open here.` }];
      const expected = bracket.open === "{" ? "}" : "]";
      this.fault(this.span(token), `Expected ${expected}, found ${token}.`, undefined, related);
      this.givenUp = true;
    }
  }

  private unclosedQuote(quote: string): void {
    this.fault(this.span(quote), `This ${quote} has no partner.`, "Close the quote.");
    this.givenUp = true;
  }

  private unclosed(): void {
    const bracket = this.brackets[0];
    if (bracket === undefined) return;
    const hint = "Close it; the lines up to there must stand further right than the key before it.";
    this.fault(bracket.span, `This ${bracket.open} is never closed.`, hint);
    this.givenUp = true;
  }

  private advance(token: string): void {
    const lineEnd = token.lastIndexOf("\n");
    this.offset += token.length;
    if (lineEnd === -1) return;
    this.lineStart = this.offset - (token.length - lineEnd - 1);
    this.contentColumn = undefined;
    this.lineColons = 0;
  }

  private column(): number {
    return this.offset - this.lineStart;
  }

  private span(token = ""): Span {
    return { file: this.file.path, start: this.offset, end: this.offset + token.length };
  }

  private fail(code: "anchor" | "explicit-tag" | "yaml-directive" | "several-documents", token: string, hint?: string) {
    report(this.sink, code, this.span(token), {}, { hint });
    this.count();
  }

  private fault(span: Span, detail: string, hint?: string, related?: readonly Related[]): void {
    report(this.sink, "yaml-syntax", span, { detail }, { hint, ...(related === undefined ? {} : { related }) });
    this.count();
  }

  private count(): void {
    this.faults += 1;
    if (this.faults === maxSyntaxErrors) this.givenUp = true;
  }
}

/** A quoted token that the text ends before its closing quote lacks one, or ends with one that is escaped. */
function isClosed(token: string): boolean {
  if (token.length < 2) return false;
  if (token.startsWith("'")) return token.endsWith("'") && (token.split("'").length - 1) % 2 === 0;
  return /[^\\](?:\\\\)*"$/u.test(token);
}
