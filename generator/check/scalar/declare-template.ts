import { child, keysOf, textSpan } from "../../bind/place.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/suggest.ts";
import type { Declaration, ScalarDeclaration, TemplatePart } from "../../program/declaration.ts";
import type { TemplateSyntax } from "../../shape/syntax.ts";
import { scalarPatternText } from "../constraint/constraint-text.ts";
import { inOrder } from "../constraint/facets.ts";
import { readConstraints } from "../constraint/read-constraints.ts";
import type { Context } from "../context.ts";
import { declarationBase } from "../declaration-base.ts";
import { hasTwoReadings } from "../pattern/ambiguity.ts";
import { type PortablePattern, parsePattern } from "../pattern/parse-pattern.ts";
import { matchesEmpty } from "../pattern/pattern-node.ts";
import { isSlow } from "../pattern/slowness.ts";
import { isBroken } from "../type/broken-type.ts";
import { resolveType } from "../type/resolve-type.ts";
import { parseTemplate, partsOf, type TemplatePiece } from "./parse-template.ts";
import { templatePattern } from "./template-pattern.ts";

/** Declares a text that falls into parts, after the templates that its parts are made of; `within` are those that wait for it. */
export function declareTemplate(symbol: TypeSymbol, context: Context, within: readonly string[]): void {
  const { name, syntax } = symbol;
  if (!("template" in syntax) || context.plain.has(name)) return;
  const pieces = readPieces(symbol, context);
  const parts = readParts(symbol, syntax, [...within, name], context);
  if (pieces === undefined || parts === undefined) return;
  const isComplete = checkNames(symbol, pieces, context);
  if (isComplete) context.plain.set(name, assemble(symbol, syntax, pieces, parts, context));
}

function readPieces(symbol: TypeSymbol, { sink }: Context): readonly TemplatePiece[] | undefined {
  const place = child(symbol.place, "template");
  const pieces = parseTemplate(place.node.kind === "scalar" ? String(place.node.value) : "");
  if (!("kind" in pieces)) return pieces;
  report(sink, "template-syntax", textSpan(place, pieces.start, pieces.end), { problem: pieces.problem });
  return undefined;
}

interface Part {
  readonly scalar: string;
  readonly pattern: PortablePattern;
}

/** What each part is made of; undefined where one is broken. */
function readParts(
  symbol: TypeSymbol,
  syntax: TemplateSyntax,
  within: readonly string[],
  context: Context,
): ReadonlyMap<string, Part> | undefined {
  const read = Object.keys(syntax.parts).map((name) => [name, readPart(symbol, name, within, context)] as const);
  const parts = new Map<string, Part>();
  for (const [name, part] of read) if (part !== undefined) parts.set(name, part);
  return parts.size === read.length ? parts : undefined;
}

function readPart(symbol: TypeSymbol, name: string, within: readonly string[], context: Context): Part | undefined {
  const place = child(symbol.place, "parts", name, "type");
  const type = resolveType(place, { context, module: symbol.module });
  if (isBroken(type)) return undefined;
  const refuse = (problem: string): undefined => {
    const hint = "A part is a scalar made of text, described by a `pattern` or a `template` alone.";
    report(context.sink, "template-part", place.node.span, { name, problem }, { hint });
    return undefined;
  };
  if (type.kind !== "reference") return refuse("is no scalar");
  if (within.includes(type.target)) return refuse("contains itself");
  const target = context.symbols.types.get(type.target);
  if (target !== undefined) declareTemplate(target, context, within);
  const scalar = context.plain.get(type.target);
  if (isBrokenScalar(target, scalar)) return undefined;
  if (scalar?.kind !== "scalar") return refuse("is no scalar");
  const [constraint, ...others] = scalar.constraints;
  if (constraint?.kind !== "pattern" || others.length > 0) return refuse("is not described by a pattern alone");
  const pattern = parsePattern(constraint.pattern);
  if ("code" in pattern) return undefined;
  return matchesEmpty(pattern.node) ? refuse("can be empty") : { scalar: scalar.name, pattern };
}

/** Whether the scalar was meant to have a pattern, and its fault is told elsewhere. */
function isBrokenScalar(symbol: TypeSymbol | undefined, scalar: Declaration | undefined): boolean {
  if (symbol === undefined) return false;
  if ("template" in symbol.syntax) return scalar === undefined;
  const isStated = "pattern" in symbol.syntax;
  return isStated && scalar?.kind === "scalar" && !scalar.constraints.some(({ kind }) => kind === "pattern");
}

/** Every part that the text names is described, and the other way round; none stands twice. */
function checkNames(symbol: TypeSymbol, pieces: readonly TemplatePiece[], { sink }: Context): boolean {
  const place = child(symbol.place, "template");
  const described = keysOf(child(symbol.place, "parts"));
  const seen = new Set<string>();
  let isComplete = true;
  for (const { name, start, end } of partsOf(pieces)) {
    const isKnown = described.includes(name);
    const problem = seen.has(name) ? "stands twice" : isKnown ? undefined : "is not described under `parts`";
    seen.add(name);
    if (problem === undefined) continue;
    isComplete = false;
    const hint = isKnown ? undefined : didYouMean(name, described);
    report(sink, "template-part", textSpan(place, start, end), { name, problem }, { hint });
  }
  for (const name of described.filter((candidate) => !seen.has(candidate))) {
    isComplete = false;
    report(sink, "template-part", child(symbol.place, "parts", name).key, { name, problem: "is not in the template" });
  }
  return isComplete;
}

function assemble(
  symbol: TypeSymbol,
  syntax: TemplateSyntax,
  pieces: readonly TemplatePiece[],
  parts: ReadonlyMap<string, Part>,
  context: Context,
): ScalarDeclaration {
  const { span } = child(symbol.place, "template").node;
  const { capturing, plain, node } = templatePattern(
    pieces,
    new Map([...parts].map(([name, { pattern }]) => [name, pattern])),
  );
  if (hasTwoReadings(node)) {
    const hint = "Put a text between the parts that none of them can contain.";
    report(context.sink, "template-ambiguous", span, { name: symbol.name }, { hint });
  } else if (isSlow(node)) {
    const problem = `the parts of ${symbol.name} together can match one text in very many ways`;
    report(
      context.sink,
      "pattern-ambiguous",
      span,
      { problem },
      { hint: "Describe each part so that it reads a text in one way." },
    );
  }
  const looks = syntax.template.replace(/[{}]/gu, "");
  const message = scalarPatternText(symbol.name, looks);
  const stated = readConstraints(symbol.place, { kind: "string", text: symbol.name, declared: [] }, context);
  const pattern = { kind: "pattern" as const, pattern: plain, message, span };
  return {
    kind: "scalar",
    ...declarationBase(symbol, context),
    base: "string",
    constraints: inOrder([...stated, pattern]),
    template: { text: syntax.template, capturing, parts: templateParts(symbol, syntax, pieces, parts) },
  };
}

function templateParts(
  symbol: TypeSymbol,
  syntax: TemplateSyntax,
  pieces: readonly TemplatePiece[],
  parts: ReadonlyMap<string, Part>,
): readonly TemplatePart[] {
  return partsOf(pieces).map(({ name, optional }) => ({
    name,
    scalar: parts.get(name)?.scalar ?? symbol.name,
    doc: syntax.parts[name]?.doc ?? "",
    optional,
  }));
}
