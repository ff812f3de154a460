import { child } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import type { Property, UnionDeclaration, UnionVariant } from "../../program/declaration.ts";
import { typeText } from "../../program/type-text.ts";
import type { Context } from "../context.ts";
import { jsonKindsOf, kindTexts } from "../type/json-kinds.ts";

/** Finds the tags and the kinds of JSON of all variants, now that the models are known, and makes tags required. */
export function finishUnions(context: Context): void {
  for (const [name, declaration] of context.plain) {
    if (declaration.kind !== "union") continue;
    const variants =
      declaration.tag === undefined
        ? untaggedVariants(declaration, context)
        : taggedVariants(declaration, declaration.tag, context);
    context.plain.set(name, { ...declaration, variants });
  }
}

function untaggedVariants(union: UnionDeclaration, context: Context): readonly UnionVariant[] {
  const variants = union.variants.map(({ type }) => ({ type, jsonKinds: jsonKindsOf(type, context) }));
  for (const [index, variant] of variants.entries()) {
    const span = variantSpan(union, index, context);
    if (variant.jsonKinds.includes("null")) {
      report(context.sink, "union-variant", span, { problem: "a variant is never null by itself" });
      continue;
    }
    for (const other of variants.slice(0, index)) {
      const shared = variant.jsonKinds.find((kind) => other.jsonKinds.includes(kind));
      if (shared === undefined) continue;
      const texts = { first: typeText(other.type), second: typeText(variant.type), kind: kindTexts[shared] };
      report(context.sink, "union-overlap", span, texts);
      break;
    }
  }
  return variants;
}

function taggedVariants(union: UnionDeclaration, tag: string, context: Context): readonly UnionVariant[] {
  const seen = new Map<string, string>();
  return union.variants.map((variant, index) => {
    const refuse = (problem: string): UnionVariant => {
      report(context.sink, "union-variant", variantSpan(union, index, context), { problem });
      return variant;
    };
    const name = typeText(variant.type);
    const draft = context.models.get(name);
    if (draft === undefined) return context.plain.has(name) || isBuiltIn(variant) ? refuse("it is no model") : variant;
    const property = draft.properties.find((candidate) => candidate.name === tag);
    const value = property?.fixed;
    if (property === undefined) return refuse(`it has no field "${tag}"`);
    if (typeof value !== "string") return refuse(`its field "${tag}" has no \`fixed\` text`);
    const other = seen.get(value);
    if (other !== undefined) return refuse(`"${tag}" is ${JSON.stringify(value)} in ${other} as well`);
    seen.set(value, name);
    const properties = draft.properties.map((candidate) => (candidate === property ? required(property) : candidate));
    context.models.set(name, { ...draft, properties });
    return { type: variant.type, tag: value, jsonKinds: ["object"] };
  });
}

function isBuiltIn({ type }: UnionVariant): boolean {
  return type.kind !== "reference";
}

/** A document has to say which variant it is. */
function required(property: Property): Property {
  const { default: _, ...rest } = property;
  return { ...rest, presence: "required" };
}

function variantSpan(union: UnionDeclaration, index: number, { symbols }: Context): Span {
  const symbol = symbols.types.get(union.name);
  return symbol === undefined ? union.span : child(symbol.place, "union", index).node.span;
}
