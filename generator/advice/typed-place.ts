import { variantOf } from "../interpret/variant.ts";
import { toJson } from "../load/to-json.ts";
import type { YamlNode } from "../load/yaml-node.ts";
import { canHoldSecrets } from "../program/can-hold-secrets.ts";
import type { Constraint } from "../program/constraint.ts";
import type { ModelDeclaration, Property, UnionDeclaration } from "../program/declaration.ts";
import type { Path } from "../program/example.ts";
import type { Program } from "../program/program.ts";
import { jsonSchemaName } from "../program/shipped.ts";
import type { TypeExpr } from "../program/type-expr.ts";

/** A place in a document with what the spec says about it. */
export interface TypedPlace {
  /** What stands there; undefined where the document has nothing. */
  readonly node: YamlNode | undefined;
  /** The declared type, where one is known: nothing is known inside JSON values and under unknown keys. */
  readonly type: TypeExpr | undefined;
  /** The property whose value it is. */
  readonly property: Property | undefined;
  /** The union whose value it is, as `type` is the variant that the value chose. */
  readonly union: UnionDeclaration | undefined;
  /** Whether the value must not be shown. */
  readonly secret: boolean;
}

/** The place of a whole value: of a document, or of what a spec says itself, then perhaps as the value of `property`. */
export function rootPlace(program: Program, type: TypeExpr, node: YamlNode, property?: Property): TypedPlace {
  return place(program, node, type, property, property?.secret === true);
}

/** The place at a path below another one. */
export function placeAt(program: Program, start: TypedPlace, path: Path): TypedPlace {
  return path.reduce<TypedPlace>((parent, step) => childPlace(program, parent, step), start);
}

/** The place of a key of an object, or of an element of a list; `node` is what stands there. */
export function childPlace(
  program: Program,
  parent: TypedPlace,
  step: string | number,
  node: YamlNode | undefined = childNode(parent.node, step),
): TypedPlace {
  const model = modelAt(program, parent);
  if (model !== undefined) {
    const property = model.properties.find(({ name }) => name === step);
    const secret = parent.secret || (property === undefined ? hidesUnknownKeys(program, model) : property.secret);
    return place(program, node, property?.type, property, secret);
  }
  return place(program, node, elementType(program, parent.type), undefined, parent.secret);
}

/** The model whose object stands at a place; undefined where something else does. */
export function modelAt(program: Program, { type }: TypedPlace): ModelDeclaration | undefined {
  const declaration = type?.kind === "reference" ? program.declarations[type.target] : undefined;
  return declaration?.kind === "model" ? declaration : undefined;
}

/** Everything that restricts the value at a place: what its property says, then what its type does. */
export function constraintsAt(program: Program, { type, property }: TypedPlace): readonly Constraint[] {
  const declaration = type?.kind === "reference" ? program.declarations[type.target] : undefined;
  const own = declaration !== undefined && "constraints" in declaration ? declaration.constraints : [];
  return [...(property?.constraints ?? []), ...own];
}

/** A misspelt key may well hold what is secret, or has secrets in it, in its right spelling. */
function hidesUnknownKeys(program: Program, model: ModelDeclaration): boolean {
  return canHoldSecrets(program, { kind: "reference", target: model.name });
}

function place(
  program: Program,
  node: YamlNode | undefined,
  declared: TypeExpr | undefined,
  property: Property | undefined,
  secret: boolean,
): TypedPlace {
  const type = lookedUp(declared?.kind === "nullable" ? declared.inner : declared);
  const declaration = type?.kind === "reference" ? program.declarations[type.target] : undefined;
  if (declaration?.kind !== "union") return { node, type, property, union: undefined, secret };
  const variant = node === undefined ? undefined : variantOf(declaration, toJson(node));
  return { ...place(program, node, variant?.type, property, secret), union: declaration };
}

/** What a schema may hold is declared like any model. */
function lookedUp(type: TypeExpr | undefined): TypeExpr | undefined {
  const isSchema = type?.kind === "primitive" && type.name === jsonSchemaName;
  return isSchema ? { kind: "reference", target: jsonSchemaName } : type;
}

function elementType(program: Program, type: TypeExpr | undefined): TypeExpr | undefined {
  switch (type?.kind) {
    case "list":
      return type.element;
    case "map":
      return type.value;
    case "reference": {
      const declaration = program.declarations[type.target];
      if (declaration?.kind === "list") return declaration.element;
      return declaration?.kind === "map" ? declaration.value : undefined;
    }
    default:
      return undefined;
  }
}

function childNode(node: YamlNode | undefined, step: string | number): YamlNode | undefined {
  if (node?.kind === "map") return node.entries.find(({ key }) => key === step)?.value;
  return node?.kind === "list" && typeof step === "number" ? node.items[step] : undefined;
}
