import type { Constraint } from "../../../program/constraint.ts";
import type { Declaration, Property, UnionDeclaration } from "../../../program/declaration.ts";
import { declarationOf, modelIn } from "../../../program/lookup.ts";
import type { Program } from "../../../program/program.ts";
import { isShipped } from "../../../program/shipped.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";

/** What a fast reader of JSON may expect of a value, before it is printed. */
export type ShapeCode =
  | { readonly kind: "any" | "unseen" }
  | { readonly kind: "each"; readonly each: ShapeCode }
  /** The one that is declared for a type. */
  | { readonly kind: "named"; readonly type: string };

const any: ShapeCode = { kind: "any" };
const unseen: ShapeCode = { kind: "unseen" };

/** What is known of the program. */
export interface ShapeContext {
  readonly program: Program;
  /** Names of fields into which rules look. */
  readonly seen: ReadonlySet<string>;
}

/** Whether a type has a shape of its own: an object, none of whose keys is unknown. Catalogs compare what stands far apart. */
export function hasShape(declaration: Declaration, program: Program): boolean {
  if (declaration.kind === "union") {
    return declaration.tag !== undefined && declaration.variants.every(({ type }) => isClosedModel(type, program));
  }
  return isClosedModel({ kind: "reference", target: declaration.name }, program);
}

function isClosedModel(type: TypeExpr, program: Program): boolean {
  const model = modelIn(type, program);
  return model !== undefined && !isShipped(model) && model.unknownKeys === "reject" && model.catalog === undefined;
}

/** The shapes of all keys of a type that has a shape of its own. */
export function fieldShapes(declaration: Declaration, context: ShapeContext): ReadonlyMap<string, ShapeCode> {
  const shapes = new Map<string, ShapeCode>();
  for (const property of propertiesOf(declaration, context.program)) {
    const shape = propertyShape(property, context);
    const other = shapes.get(property.name);
    // Variants of a union may differ in what they have under one key.
    const fits = other === undefined || JSON.stringify(other) === JSON.stringify(shape);
    shapes.set(property.name, fits ? shape : any);
  }
  return shapes;
}

function propertiesOf(declaration: Declaration, program: Program): readonly Property[] {
  if (declaration.kind === "model") return declaration.properties;
  if (declaration.kind !== "union") return [];
  return declaration.variants.flatMap(({ type }) => modelIn(type, program)?.properties ?? []);
}

function propertyShape({ name, type, constraints, fixed }: Property, { program, seen }: ShapeContext): ShapeCode {
  const isSeen = seen.has(name) || fixed !== undefined;
  return shapeOfType(type, constraints, { program, isSeen, within: [] });
}

/** The shape of a value that stands alone. */
export function rootShape(name: string, { program }: ShapeContext): ShapeCode {
  return shapeOfType({ kind: "reference", target: name }, [], { program, isSeen: false, within: [] });
}

interface Place {
  readonly program: Program;
  /** Whether something looks into texts at this place. */
  readonly isSeen: boolean;
  /** Names of types without a shape of their own in which the place lies. */
  readonly within: readonly string[];
}

function shapeOfType(type: TypeExpr, constraints: readonly Constraint[], place: Place): ShapeCode {
  switch (type.kind) {
    case "nullable":
      return shapeOfType(type.inner, constraints, place);
    case "primitive":
      return primitiveShape(type.name, constraints, place.isSeen);
    case "list":
      return shapeOfEach(type.element, constraints, place);
    case "map":
      return shapeOfEach(type.value, constraints, place);
    case "reference":
      return shapeOfDeclared(declarationOf(place.program, type.target), constraints, place);
  }
}

function primitiveShape(name: string, constraints: readonly Constraint[], isSeen: boolean): ShapeCode {
  if (isSeen || !constraints.every(isOfEmptiness)) return any;
  if (name === "string") return unseen;
  return (name === "json" || name === "json_object") && constraints.length === 0 ? unseen : any;
}

function isOfEmptiness(constraint: Constraint): boolean {
  return constraint.kind === "min_length" && constraint.value <= 1;
}

/** Elements that are compared with each other are looked into. */
function shapeOfEach(inner: TypeExpr, constraints: readonly Constraint[], place: Place): ShapeCode {
  const isSeen = place.isSeen || constraints.some(({ kind }) => kind === "unique");
  const each = shapeOfType(inner, [], { ...place, isSeen });
  return each.kind === "any" ? any : { kind: "each", each };
}

function shapeOfDeclared(declaration: Declaration, constraints: readonly Constraint[], place: Place): ShapeCode {
  if (hasShape(declaration, place.program)) return { kind: "named", type: declaration.name };
  if (place.within.includes(declaration.name)) return any;
  const inside = { ...place, within: [...place.within, declaration.name] };
  switch (declaration.kind) {
    case "scalar":
      return primitiveShape(declaration.base, [...constraints, ...declaration.constraints], place.isSeen);
    case "list":
      return shapeOfEach(declaration.element, [...constraints, ...declaration.constraints], inside);
    case "map":
      return shapeOfEach(declaration.value, [...constraints, ...declaration.constraints], inside);
    case "union":
      return unionShape(declaration, inside);
    case "enum":
    case "model":
      return any;
  }
}

/** Of variants that differ in their kind of JSON: the shape of the one that has something in it. */
function unionShape({ tag, variants }: UnionDeclaration, place: Place): ShapeCode {
  if (tag !== undefined) return any;
  const shapes = variants.map(({ type }) => shapeOfType(type, [], place));
  const structured = shapes.filter(({ kind }) => kind === "each" || kind === "named");
  return structured.length === 1 ? (structured[0] ?? any) : any;
}
