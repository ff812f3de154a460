import { type Place, textSpan } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import { nearest } from "../../diagnostics/suggest.ts";
import { jsonSchemaName } from "../../program/shipped.ts";
import type { PrimitiveName, TypeExpr } from "../../program/type-expr.ts";
import { type Context, markUsed } from "../context.ts";
import { shippedScalarNames } from "../scalar/shipped-scalars.ts";
import { brokenType } from "./broken-type.ts";
import { parseType, type TypeNode } from "./parse-type.ts";

const primitives: ReadonlyMap<string, PrimitiveName> = new Map(
  (["string", "int", "number", "bool", "json", "json_object", "json_schema"] as const).map((name) => [name, name]),
);

/** What people call these types elsewhere. */
const foreignNames: Readonly<Record<string, string>> = {
  integer: "int",
  long: "int",
  float: "number",
  double: "number",
  boolean: "bool",
  str: "string",
  text: "string",
  object: "map<T>, json_object or a model",
  dict: "map<T>, json_object or a model",
  record: "map<T>, json_object or a model",
  array: "list<T>",
  list: "list<T>",
  map: "map<T>",
  any: "json",
  datetime: "date_time",
  timestamp: "date_time",
  url: "uri",
};

/** Where a type expression stands, and what it may name. */
export interface TypeScope {
  readonly context: Context;
  readonly module: string;
  /** Whether `thrown` may be named: only by the parameters of a function. */
  readonly allowThrown?: boolean;
}

/** Reads the type expression at `place`. A fault is reported at the guilty word, and leaves a broken type. */
export function resolveType(place: Place, scope: TypeScope): TypeExpr {
  const text = place.node.kind === "scalar" ? String(place.node.value) : "";
  const node = parseType(text);
  if (node.kind === "fault") {
    const span = textSpan(place, node.start, node.end);
    report(scope.context.sink, "type-syntax", span, { text, problem: node.problem }, { hint: node.hint });
    return brokenType;
  }
  // What was thrown has no form in JSON, so nothing can be made of it.
  return resolveNode(node, place, node.kind === "name" ? scope : { ...scope, allowThrown: false });
}

function resolveNode(node: TypeNode, place: Place, scope: TypeScope): TypeExpr {
  switch (node.kind) {
    case "name":
      return resolveName(node.name, textSpan(place, node.start, node.end), scope);
    case "list":
      return { kind: "list", element: resolveNode(node.of, place, scope) };
    case "map":
      return { kind: "map", value: resolveNode(node.of, place, scope) };
    case "nullable": {
      const inner = resolveNode(node.of, place, scope);
      if (inner.kind !== "primitive" || inner.name !== "json") return { kind: "nullable", inner };
      const span = textSpan(place, node.start, node.end);
      report(scope.context.sink, "nullable-json", span, {}, { hint: "Write `json`." });
      return inner;
    }
  }
}

/** The type of that name. A name of a module that is not in `uses` is reported and resolved even so. */
function resolveName(name: string, span: Span, scope: TypeScope): TypeExpr {
  const { context, module } = scope;
  const primitive = primitives.get(name) ?? (name === "thrown" && scope.allowThrown === true ? name : undefined);
  // What a schema may hold is declared, and ships where it is needed.
  if (primitive === jsonSchemaName) context.shipped.add(primitive);
  if (primitive !== undefined) return { kind: "primitive", name: primitive };
  if (shippedScalarNames.has(name)) {
    context.shipped.add(name);
    return { kind: "reference", target: name };
  }
  const symbol = context.symbols.types.get(name);
  if (symbol === undefined) {
    reportUnknown(name, span, scope);
    return brokenType;
  }
  requireUse(name, symbol.module, span, context, module);
  return { kind: "reference", target: name };
}

/** Reports the first name of a module that is not in `uses`, and remembers which modules are needed. */
export function requireUse(name: string, owner: string, span: Span, context: Context, module: string): void {
  if (owner === module) return;
  const isFirst = markUsed(context, module, owner);
  const uses = context.symbols.modules.find((candidate) => candidate.name === module)?.uses ?? [];
  if (!isFirst || uses.includes(owner)) return;
  const hint = `Add \`${owner}\` to \`uses\` at the top of the file.`;
  report(context.sink, "module-not-used", span, { name, module: owner }, { hint });
}

function reportUnknown(name: string, span: Span, { context, module }: TypeScope): void {
  if (name === "thrown") {
    report(context.sink, "thrown-outside-function", span, {});
    return;
  }
  const known = [...context.symbols.types.keys(), ...primitives.keys(), ...shippedScalarNames];
  const foreign = Object.hasOwn(foreignNames, name.toLowerCase()) ? foreignNames[name.toLowerCase()] : undefined;
  const hint = foreign === undefined ? nearestType(name, known, context, module) : `Here it is called ${foreign}.`;
  report(context.sink, "unknown-type", span, { name }, { hint });
}

/** The type that was most likely meant, and what else it takes to name it in the module. */
export function nearestType(
  name: string,
  known: readonly string[],
  { symbols }: Context,
  module: string,
): string | undefined {
  const meant = nearest(name, known);
  const owner = meant === undefined ? undefined : symbols.types.get(meant)?.module;
  const uses = symbols.modules.find((candidate) => candidate.name === module)?.uses ?? [];
  if (meant === undefined || owner === undefined || owner === module || uses.includes(owner)) {
    return meant && `Did you mean "${meant}"?`;
  }
  return `Did you mean "${meant}"? It belongs to the module "${owner}": add \`${owner}\` to \`uses\`.`;
}
