import { isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import type { Code, ParamsByCode } from "../diagnostics/catalog.ts";
import { type DiagnosticSink, type Related, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { type Limits, maxDepth, maxSyntaxErrors } from "./limits.ts";
import { readPlain } from "./plain-scalar.ts";
import type { YamlEntry, YamlNode, YamlScalar } from "./yaml-node.ts";

/** Makes our own tree of the parser's, and refuses what may be YAML but has no place in a spec. Undefined after an error. */
export function buildTree(
  file: SourceFile,
  contents: unknown,
  sink: DiagnosticSink,
  limits: Limits,
): YamlNode | undefined {
  const builder = new TreeBuilder(file, sink, limits);
  const root = builder.node(contents, { file: file.path, start: 0, end: 0 }, 0);
  if (root.kind === "scalar" && root.value === null && root.span.start === root.span.end) {
    report(sink, "empty-document", root.span, {});
    return undefined;
  }
  if (builder.faults > maxSyntaxErrors) {
    const count = builder.faults - maxSyntaxErrors;
    report(sink, "more-errors", { file: file.path, start: 0, end: 0 }, { count });
  }
  return builder.faults > 0 ? undefined : root;
}

const styles: Readonly<Record<string, YamlScalar["style"]>> = {
  QUOTE_SINGLE: "single",
  QUOTE_DOUBLE: "double",
  BLOCK_LITERAL: "literal",
  BLOCK_FOLDED: "folded",
};

class TreeBuilder {
  faults = 0;
  private nodes = 0;
  private readonly file: SourceFile;
  private readonly sink: DiagnosticSink;
  private readonly limits: Limits;

  constructor(file: SourceFile, sink: DiagnosticSink, limits: Limits) {
    this.file = file;
    this.sink = sink;
    this.limits = limits;
  }

  /** `place` is where to point when there is nothing to point at. */
  node(source: unknown, place: Span, depth: number): YamlNode {
    this.nodes += 1;
    const { nodes } = this.limits;
    if (this.nodes === nodes) this.fail("too-many-nodes", place, { limit: nodes });
    if (this.nodes >= nodes) return nothing(place);
    if (isScalar(source)) return this.scalar(source, place);
    if (!isMap(source) && !isSeq(source)) return nothing(place);
    if (depth === maxDepth) {
      this.fail("too-deep", this.span(source, place), { limit: maxDepth });
      return nothing(place);
    }
    return isMap(source) ? this.map(source, place, depth) : this.list(source, place, depth);
  }

  private map(source: YAMLMap, place: Span, depth: number): YamlNode {
    const entries: YamlEntry[] = [];
    const seen = new Map<string, Span>();
    for (const pair of source.items) {
      if (entries.length === this.limits.keys) {
        this.fail("too-many-keys", this.span(source, place), { limit: this.limits.keys });
        break;
      }
      const entry = this.entry(pair, source, place, depth);
      if (entry === undefined) continue;
      const first = seen.get(entry.key);
      if (first !== undefined) {
        const related = [{ span: first, message: "It stands here first." }];
        this.fail("duplicate-key", entry.keySpan, {}, undefined, related);
        continue;
      }
      seen.set(entry.key, entry.keySpan);
      entries.push(entry);
    }
    return { kind: "map", entries, span: this.collectionSpan(source, entries, place) };
  }

  private entry(pair: Pair, map: YAMLMap, place: Span, depth: number): YamlEntry | undefined {
    const keySpan = this.span(pair.key, place);
    const key = this.key(pair.key, keySpan);
    if (key === undefined) return undefined;
    if (pair.value === null) {
      const hint =
        map.flow === true
          ? "Inside { } a comma ends the value before it: put a text with a comma in quotes."
          : "Write a colon and a value after it.";
      this.fail("missing-value", keySpan, {}, hint);
      return undefined;
    }
    return { key, keySpan, value: this.node(pair.value, keySpan, depth + 1) };
  }

  private key(source: unknown, span: Span): string | undefined {
    if (!isScalar(source)) {
      const found = isMap(source) ? "a map" : isSeq(source) ? "a list" : "nothing";
      return this.fail("key-not-text", span, { found });
    }
    const text = String(source.value ?? "");
    if (source.type !== "PLAIN") return this.wellFormed(text, span) ? text : undefined;
    if (text === "<<") return this.fail("merge-key", span, {});
    // No reader in wide use takes the lone letters for truth values, and `y` names a coordinate.
    if (/^[yYnN]$/u.test(text)) return text;
    const reading = readPlain(text);
    if (reading.kind === "ambiguous") {
      return this.fail("ambiguous-scalar", span, { what: `\`${text}\`` }, `Write \`"${text}"\` in quotes.`);
    }
    if (reading.kind === "unsafe" || typeof reading.value !== "string") {
      const found = text === "" ? "nothing" : `\`${text}\``;
      return this.fail("key-not-text", span, { found }, text === "" ? undefined : `Write \`"${text}"\` in quotes.`);
    }
    return text;
  }

  private list(source: YAMLSeq, place: Span, depth: number): YamlNode {
    const items = source.items.map((item) => this.node(item, this.span(item, place), depth + 1));
    return { kind: "list", items, span: this.collectionSpan(source, items, place) };
  }

  private scalar(source: Scalar, place: Span): YamlScalar {
    const span = this.span(source, place);
    const text = String(source.value ?? "");
    const style = styles[source.type ?? ""] ?? "plain";
    if (style !== "plain") {
      this.wellFormed(text, span);
      return { kind: "scalar", value: text, span, style };
    }
    const reading = readPlain(text);
    if (reading.kind === "value") {
      // An empty value is nowhere: its key is the place to look.
      const shown = text === "" ? place : span;
      return { kind: "scalar", value: reading.value, span: shown, style };
    }
    if (reading.kind === "ambiguous")
      this.fail("ambiguous-scalar", span, { what: reading.what }, `Write ${reading.instead}.`);
    else this.fail("unsafe-number", span, {}, "Put it in quotes to keep it as a text.");
    return { kind: "scalar", value: text, span, style };
  }

  private wellFormed(text: string, span: Span): boolean {
    const match = /\p{Surrogate}/u.exec(text);
    if (match === null) return true;
    const hex = match[0].charCodeAt(0).toString(16).toUpperCase();
    this.fail("ill-formed-text", span, { character: `U+${hex}` });
    return false;
  }

  private fail<C extends Code>(
    code: C,
    span: Span,
    params: ParamsByCode[C],
    hint?: string,
    related?: readonly Related[],
  ): undefined {
    this.faults += 1;
    if (this.faults > maxSyntaxErrors) return;
    report(this.sink, code, span, params, { hint, ...(related === undefined ? {} : { related }) });
  }

  private span(source: unknown, place: Span): Span {
    if (!isScalar(source) && !isMap(source) && !isSeq(source)) return place;
    const range = source.range;
    if (range === undefined || range === null) return place;
    return { file: this.file.path, start: range[0], end: range[1] };
  }

  /** The parser lets a block collection reach up to the next one; ours ends with its last value. */
  private collectionSpan(source: YAMLMap | YAMLSeq, children: readonly (YamlNode | YamlEntry)[], place: Span): Span {
    const span = this.span(source, place);
    const last = children.at(-1);
    if (source.flow === true || last === undefined) return span;
    const end = "kind" in last ? last.span.end : last.value.span.end;
    return { ...span, end: Math.max(end, span.start) };
  }
}

function nothing(span: Span): YamlScalar {
  return { kind: "scalar", value: null, span, style: "plain" };
}
