import type { Expr, LiteralExpr } from "../../program/expression.ts";
import { withoutNull } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { type Checker, type Environment, fault } from "./checker.ts";
import { isAssignable } from "./compatibility.ts";
import { join } from "./join.ts";
import type { ListSyntax, LiteralSyntax, MapSyntax, Range, Syntax } from "./syntax.ts";
import { elementType, entryType, enumOf, nullType, primitive, primitiveName, shapeOf } from "./types.ts";

/** A text becomes a member of the enum that is due, an int the number that is due. */
export function inferLiteral(checker: Checker, node: LiteralSyntax & Range, hint: TypeExpr | undefined): LiteralExpr {
  const span = checker.request.spanOf(node.start, node.end);
  return { kind: "literal", value: node.value, type: literalType(checker, node, hint), span };
}

function literalType(checker: Checker, node: LiteralSyntax, hint: TypeExpr | undefined): TypeExpr {
  if (hint === undefined) return primitive(node.type);
  if (node.type === "int" && primitiveName(hint, checker.scope) === "number") return primitive("number");
  const shape = shapeOf(hint, checker.scope);
  const variants = shape.kind === "union" ? shape.union.variants.map((variant) => variant.type) : [hint];
  const fitting = variants.find((type) => enumOf(type, checker.scope)?.members.some(({ name }) => name === node.value));
  return fitting === undefined ? primitive(node.type) : withoutNull(fitting);
}

/** A list literal; without elements it has the type that is due. */
export function inferList(
  checker: Checker,
  node: ListSyntax & Range,
  env: Environment,
  hint: TypeExpr | undefined,
): Expr | undefined {
  const wanted = hint && (partType(checker, hint, elementType) ?? jsonOf(checker, hint));
  const elements = inferAll(checker, node.elements, env, wanted);
  const element = elements && commonType(checker, node.elements, elements, wanted);
  if (elements === undefined || element === undefined) return undefined;
  return {
    kind: "list",
    elements,
    type: { kind: "list", element },
    span: checker.request.spanOf(node.start, node.end),
  };
}

/** A map literal; its keys are literal texts. */
export function inferMap(
  checker: Checker,
  node: MapSyntax & Range,
  env: Environment,
  hint: TypeExpr | undefined,
): Expr | undefined {
  const wanted = hint && (partType(checker, hint, entryType) ?? jsonOf(checker, hint));
  const keys = literalKeys(checker, node);
  const nodes = node.entries.map((entry) => entry.value);
  const values = inferAll(checker, nodes, env, wanted);
  const value = values && commonType(checker, nodes, values, wanted);
  if (keys === undefined || values === undefined || value === undefined) return undefined;
  return {
    kind: "map",
    entries: keys.flatMap((key, index) => {
      const entry = values[index];
      return entry === undefined ? [] : [{ key, value: entry }];
    }),
    type: { kind: "map", value },
    span: checker.request.spanOf(node.start, node.end),
  };
}

function literalKeys(checker: Checker, node: MapSyntax): readonly string[] | undefined {
  const keys = new Set<string>();
  for (const { key } of node.entries) {
    if (key.kind !== "literal" || typeof key.value !== "string") {
      fault(checker, "literal-needed", key, { what: "A key of a map" }, "Put the key in quotes.");
    } else if (key.value === "__proto__") {
      fault(checker, "cel-unsupported", key, { what: 'the key "__proto__"' }, "Choose another key.");
    } else if (keys.has(key.value)) {
      fault(checker, "repeated-key", key, { key: key.value });
    } else {
      keys.add(key.value);
    }
  }
  return keys.size === node.entries.length ? [...keys] : undefined;
}

/** Infers all parts, faulty ones too, so that every fault is told. */
function inferAll(
  checker: Checker,
  nodes: readonly Syntax[],
  env: Environment,
  hint: TypeExpr | undefined,
): readonly Expr[] | undefined {
  const parts = nodes.map((node) => checker.infer(node, env, hint));
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? known : undefined;
}

/** The type that is due if all parts fit it, else the narrowest one that holds them all. */
function commonType(
  checker: Checker,
  nodes: readonly Syntax[],
  parts: readonly Expr[],
  wanted: TypeExpr | undefined,
): TypeExpr | undefined {
  if (wanted !== undefined && parts.every((part) => isAssignable(part.type, wanted, checker.scope))) return wanted;
  let common: TypeExpr | undefined;
  for (const [index, part] of parts.entries()) {
    const next = common === undefined ? part.type : join(common, part.type, checker.scope);
    const node = nodes[index];
    if (next === undefined && common !== undefined && node !== undefined) {
      fault(checker, "mixed-types", node, { first: typeText(common), second: typeText(part.type) });
      return undefined;
    }
    common = next;
  }
  return common ?? nullType;
}

/** What the parts of the type are; of a union, those of the variant that has parts. */
function partType(checker: Checker, type: TypeExpr, partOf: typeof elementType): TypeExpr | undefined {
  const shape = shapeOf(type, checker.scope);
  const variants = shape.kind === "union" ? shape.union.variants.map((variant) => variant.type) : [type];
  return variants.map((variant) => partOf(variant, checker.scope)).find((part) => part !== undefined);
}

/** Inside json everything is json. */
function jsonOf(checker: Checker, hint: TypeExpr): TypeExpr | undefined {
  return primitiveName(hint, checker.scope) === "json" ? primitive("json") : undefined;
}
