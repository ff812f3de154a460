import type { DeclaredModel, DeclaredType, ExpressionScope, Signature } from "../../generator/check/cel/request.ts";
import { keywordDeclarations } from "../../generator/check/keywords/keyword-declarations.ts";
import { declaredWithoutMembers } from "../../generator/check/member/expression-scope.ts";
import type { Span } from "../../generator/diagnostics/span.ts";
import type { Constraint } from "../../generator/program/constraint.ts";
import type { DeclarationBase, Property, TemplatePart } from "../../generator/program/declaration.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import type { Parameter } from "../../generator/program/member.ts";
import type { PrimitiveName, TypeExpr } from "../../generator/program/type-expr.ts";

const nowhere: Span = { file: "scope.yaml", start: 0, end: 0 };
const primitives = ["string", "int", "number", "bool", "json", "json_object", "json_schema", "thrown", "null"] as const;

/** Reads a type as a spec writes it: `list<Tool>?`. */
export function typeOf(text: string): TypeExpr {
  if (text.endsWith("?")) return { kind: "nullable", inner: typeOf(text.slice(0, -1)) };
  const [, outer, inner] = /^(list|map)<(.*)>$/u.exec(text) ?? [];
  if (outer === "list" && inner !== undefined) return { kind: "list", element: typeOf(inner) };
  if (outer === "map" && inner !== undefined) return { kind: "map", value: typeOf(inner) };
  const name: PrimitiveName | undefined = primitives.find((primitive) => primitive === text);
  return name === undefined ? { kind: "reference", target: text } : { kind: "primitive", name };
}

interface Extra {
  readonly presence?: Property["presence"];
  readonly fixed?: string | number | boolean;
  readonly min?: number;
  readonly max?: number;
  /** The most elements of a list, keys of a map or code points of a text; `least` likewise. */
  readonly most?: number;
  readonly least?: number;
}

function property(name: string, type: string, extra: Extra = {}): Property {
  return {
    kind: "property",
    ...named(name),
    type: typeOf(type),
    presence: extra.presence ?? (type.endsWith("?") ? "defaulted" : "required"),
    constraints: [...bounds(extra), ...sizes(type, extra)],
    secret: false,
    origin: "Origin",
    ...(extra.fixed === undefined ? {} : { fixed: extra.fixed }),
  };
}

function bounds({ min, max }: Extra): readonly Constraint[] {
  return [
    ...(min === undefined ? [] : [{ kind: "min", value: min, message: "", span: nowhere } as const]),
    ...(max === undefined ? [] : [{ kind: "max", value: max, message: "", span: nowhere } as const]),
  ];
}

function sizes(type: string, { most, least }: Extra): readonly Constraint[] {
  const unit = type.startsWith("list<") ? "items" : type.startsWith("map<") ? "entries" : "length";
  return [
    ...(most === undefined ? [] : [{ kind: `max_${unit}`, value: most, message: "", span: nowhere } as const]),
    ...(least === undefined ? [] : [{ kind: `min_${unit}`, value: least, message: "", span: nowhere } as const]),
  ];
}

function named(name: string): { name: string; localName: string; doc: string; span: Span } {
  return { name, localName: name, doc: "", span: nowhere };
}

function base(name: string): DeclarationBase {
  return { ...named(name), module: "test", internal: false, examples: [], counterexamples: [], refusedConfigs: [] };
}

function signature(returns: string, ...parameters: readonly Parameter[]): Signature {
  return { returns: typeOf(returns), parameters };
}

function parameter(name: string, type: string, preset?: JsonValue): Parameter {
  return {
    kind: "parameter",
    ...named(name),
    type: typeOf(type),
    ...(preset === undefined ? {} : { default: preset }),
  };
}

function model(name: string, properties: readonly Property[], more: Partial<DeclaredModel> = {}): DeclaredModel {
  const none = { derived: new Map(), methods: new Map(), constructors: new Map(), bases: [] };
  return { kind: "model", name, properties, ...none, ...more };
}

function part(name: string, optional: boolean): TemplatePart {
  return { name, scalar: "NamePart", doc: "", optional };
}

function enumeration(name: string, ...members: readonly string[]): DeclaredType {
  return { kind: "enum", ...base(name), members: members.map((member) => ({ kind: "member", ...named(member) })) };
}

const capability = [
  property("read_only", "bool"),
  property("writes", "bool"),
  property("side_effects", "list<string>"),
  property("scope", "string?"),
];

const tool: DeclaredModel = model(
  "Tool",
  [
    property("name", "FullName"),
    property("source", "Source"),
    property("server", "string?"),
    property("nick", "string", { presence: "optional" }),
    property("mode", "Mode?"),
    property("tags", "list<string>"),
    property("extra_tags", "list<string>?"),
    property("env", "map<string>"),
    property("limits", "map<int>"),
    property("details", "json_object"),
    property("anything", "json"),
    property("input_schema", "json_schema?"),
    property("capability", "Capability"),
    property("lifecycle", "Lifecycle?"),
    property("children", "list<Tool>"),
    property("parent", "Tool?"),
    property("payment", "Payment"),
    property("subject", "BoolOrLifecycle"),
    property("modes", "list<Mode>"),
    property("labels", "Labels"),
    property("headers", "Headers"),
    property("timeout", "int", { min: 1, max: 86400 }),
    property("start", "int", { min: 0 }),
    property("end", "int", { min: 0 }),
    property("count", "int"),
    property("small", "Small"),
    property("fixed_five", "int", { fixed: 5 }),
    property("ratio", "number"),
    property("flag", "bool?"),
    property("content-type", "string?"),
    property("a-b-c", "int"),
    property("$ref", "string?"),
    property("in", "string?"),
    property("few", "list<string>", { most: 8, least: 2 }),
    property("crowd", "list<string>", { most: 20_000 }),
    property("code", "string", { most: 10, least: 3 }),
    property("few_labels", "map<string>", { most: 4 }),
    property("weight", "number", { min: 0, max: 100 }),
    property("broken", "Missing"),
    property("broken_list", "list<Missing>"),
  ],
  {
    derived: new Map([
      ["short_name", typeOf("string")],
      ["total", typeOf("int")],
    ]),
    methods: new Map([
      ["permits", signature("bool", parameter("capability", "Capability"))],
      [
        "rename",
        signature("string?", parameter("to", "string"), parameter("times", "int", 1), parameter("by", "string?")),
      ],
    ]),
  },
);

const declared: readonly DeclaredType[] = [
  { kind: "scalar", ...base("NamePart"), base: "string", constraints: [] },
  {
    kind: "scalar",
    ...base("FullName"),
    base: "string",
    constraints: [],
    template: {
      text: "[{server}:]{namespace}/{short_name}",
      capturing: "",
      parts: [part("server", true), part("namespace", false), part("short_name", false)],
    },
  },
  { kind: "scalar", ...base("Small"), base: "int", constraints: bounds({ min: -10, max: 10 }) },
  { kind: "scalar", ...base("Ratio"), base: "number", constraints: [] },
  enumeration("Source", "mcp", "builtin", "custom"),
  enumeration("Mode", "strict", "loose"),
  enumeration("Colour", "red", "green"),
  { kind: "list", ...base("Labels"), element: typeOf("string"), constraints: [] },
  { kind: "map", ...base("Headers"), value: typeOf("string"), constraints: [] },
  {
    kind: "union",
    ...base("Payment"),
    tag: "kind",
    variants: [
      { type: typeOf("Card"), tag: "card", jsonKinds: [] },
      { type: typeOf("Bank"), tag: "bank", jsonKinds: [] },
    ],
  },
  {
    kind: "union",
    ...base("BoolOrLifecycle"),
    variants: [
      { type: typeOf("bool"), jsonKinds: ["bool"] },
      { type: typeOf("Lifecycle"), jsonKinds: ["object"] },
    ],
  },
  tool,
  model("SubTool", tool.properties, { derived: tool.derived, methods: tool.methods, bases: ["Tool"] }),
  model("OtherTool", tool.properties, { bases: ["Tool"] }),
  model("Capability", capability),
  model(
    "CapabilityPatch",
    capability.map((inner) => ({ ...inner, presence: "optional" as const })),
    { patchOf: "Capability" },
  ),
  model("Lifecycle", [property("activate", "string?"), property("retries", "int", { min: 0, max: 5 })], {
    derived: new Map([["has_hooks", typeOf("bool")]]),
  }),
  model("Card", [
    property("kind", "string", { fixed: "card" }),
    property("amount", "int", { min: 0, max: 100 }),
    property("number", "string"),
  ]),
  model("Bank", [
    property("kind", "string", { fixed: "bank" }),
    property("amount", "number"),
    property("iban", "string?"),
  ]),
  model("Summary", [property("total", "int")], {
    constructors: new Map([
      ["from_entries", signature("Summary", parameter("entries", "list<Tool>"), parameter("tags", "list<string>", []))],
    ]),
  }),
];

/** What the expressions of these tests may mention. */
export const scope: ExpressionScope = {
  declarations: new Map(
    [...declared, ...keywordDeclarations().map(declaredWithoutMembers)].map((each) => [each.name, each]),
  ),
  functions: new Map([
    ["kind_of", signature("Mode", parameter("error", "thrown"))],
    ["twice", signature("int", parameter("value", "int"))],
  ]),
};
