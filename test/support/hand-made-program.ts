import type { Span } from "../../generator/diagnostics/span.ts";
import type { Constraint } from "../../generator/program/constraint.ts";
import type {
  Declaration,
  EnumDeclaration,
  ModelDeclaration,
  Property,
  ScalarDeclaration,
} from "../../generator/program/declaration.ts";
import type { BinaryExpr, Expr } from "../../generator/program/expression.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import type { FunctionDeclaration } from "../../generator/program/member.ts";
import type { Program } from "../../generator/program/program.ts";
import type { Rule } from "../../generator/program/rule.ts";
import type { PrimitiveName, TypeExpr } from "../../generator/program/type-expr.ts";

// Programs made by hand: small, and independent of every stage before `emit`.

const span: Span = { file: "hand-made.yaml", start: 0, end: 0 };
const primitives: readonly PrimitiveName[] = [
  "string",
  "int",
  "number",
  "bool",
  "json",
  "json_object",
  "json_schema",
  "thrown",
  "null",
];

/** A type from its text: `list<Tool?>`. */
export function typeOf(text: string): TypeExpr {
  if (text.endsWith("?")) return { kind: "nullable", inner: typeOf(text.slice(0, -1)) };
  if (text.startsWith("list<")) return { kind: "list", element: typeOf(text.slice(5, -1)) };
  if (text.startsWith("map<")) return { kind: "map", value: typeOf(text.slice(4, -1)) };
  const name = primitives.find((candidate) => candidate === text);
  return name === undefined ? { kind: "reference", target: text } : { kind: "primitive", name };
}

type ConstraintFields = Constraint extends infer C
  ? C extends Constraint
    ? Omit<C, "message" | "span">
    : never
  : never;

/** A constraint whose message is its kind. */
export function constraint<F extends ConstraintFields>(
  fields: F,
): F & { readonly message: string; readonly span: Span } {
  return { ...fields, message: `${fields.kind} fails.`, span };
}

/** A property; required unless `more` says otherwise. A nullable type without more is defaulted with null. */
export function property(name: string, type: string, more: Partial<Property> = {}): Property {
  const parsed = typeOf(type);
  const presence =
    parsed.kind === "nullable"
      ? ({ presence: "defaulted", default: null } as const)
      : ({ presence: "required" } as const);
  return {
    ...named(name),
    kind: "property",
    type: parsed,
    ...presence,
    constraints: [],
    secret: false,
    origin: "",
    ...more,
  };
}

/** A model that refuses unknown keys unless `more` says otherwise. */
export function model(
  name: string,
  properties: readonly Property[],
  more: Partial<ModelDeclaration> = {},
): ModelDeclaration {
  return {
    ...declared(name),
    kind: "model",
    properties,
    unknownKeys: "reject",
    rules: [],
    derived: [],
    constructors: [],
    methods: [],
    views: [],
    ...more,
  };
}

/** A scalar with constraints. */
export function scalar(
  name: string,
  base: ScalarDeclaration["base"],
  constraints: readonly Constraint[],
  more: Partial<ScalarDeclaration> = {},
): ScalarDeclaration {
  return { ...declared(name), kind: "scalar", base, constraints, ...more };
}

/** An enum of the members. */
export function enumOf(name: string, members: readonly string[]): EnumDeclaration {
  return { ...declared(name), kind: "enum", members: members.map((member) => ({ ...named(member), kind: "member" })) };
}

/** What every declaration has. */
export function declared(name: string): Omit<ScalarDeclaration, "kind" | "base" | "constraints"> {
  return {
    ...named(name),
    module: "hand-made",
    internal: false,
    examples: [],
    counterexamples: [],
    refusedConfigs: [],
  };
}

/** What every named thing has. */
export function named(name: string): { name: string; localName: string; doc: string; span: Span } {
  return { name, localName: name, doc: "", span };
}

/** A program of one module. */
export function programOf(
  declarations: readonly Declaration[],
  functions: readonly FunctionDeclaration[] = [],
): Program {
  return {
    kind: "program",
    package: {
      name: "hand-made",
      version: "1.0.0",
      license: "MIT",
      description: "",
      schemaBase: "https://example.test/",
    },
    modules: [
      {
        kind: "module",
        name: "hand-made",
        file: "hand-made.yaml",
        title: "",
        doc: "",
        uses: [],
        declarations: declarations.map(({ name }) => name),
        functions,
        span,
      },
    ],
    declarations: Object.fromEntries(declarations.map((declaration) => [declaration.name, declaration])),
  };
}

/** A rule reported at the object unless `more` says otherwise. */
export function rule(id: string, reads: readonly string[], must: Expr, more: Partial<Rule> = {}): Rule {
  return { kind: "rule", id, owner: "", message: `${id} is broken.`, must, at: [], eachPath: [], reads, span, ...more };
}

/** A literal. */
export function literal(value: string | number | boolean | null): Expr {
  const type =
    typeof value === "number" ? "int" : typeof value === "boolean" ? "bool" : value === null ? "null" : "string";
  return { kind: "literal", value, type: typeOf(type), span };
}

/** A variable, or what is read from one by property names. */
export function read(variable: string, ...members: readonly string[]): Expr {
  const start: Expr = { kind: "variable", name: variable, type: typeOf("json"), span };
  return members.reduce<Expr>(
    (object, member) => ({ kind: "select", object, member, of: "property", type: typeOf("json"), span }),
    start,
  );
}

/** A binary expression; its type matters for `/` only. */
export function binary(left: Expr, operator: BinaryExpr["operator"], right: Expr, type: string = "bool"): Expr {
  return { kind: "binary", left, operator, right, type: typeOf(type), span };
}

/** A call of a function of the language. */
export function call(
  name: "size" | "lowerAscii" | "upperAscii" | "distinct" | "split" | "join" | "string" | "matches" | "trim",
  ...args: readonly Expr[]
): Expr {
  return { kind: "call", function: name, args, type: typeOf("json"), span };
}

/** A list literal. */
export function list(...elements: readonly Expr[]): Expr {
  return { kind: "list", elements, type: typeOf("list<json>"), span };
}

/** A function with an expression for a body. */
export function functionOf(
  name: string,
  parameters: Readonly<Record<string, string>>,
  returns: string,
  value: Expr,
): FunctionDeclaration {
  return {
    ...named(name),
    kind: "function",
    module: "hand-made",
    internal: false,
    parameters: Object.entries(parameters).map(([parameter, type]) => ({
      kind: "parameter",
      name: parameter,
      localName: parameter,
      doc: "",
      type: typeOf(type),
      span,
    })),
    returns: typeOf(returns),
    body: { kind: "expression", value },
    examples: [],
  };
}

/** A JSON value nested in so many lists. */
export function nested(depth: number): JsonValue {
  let value: JsonValue = "core";
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
