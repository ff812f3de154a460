import { strongComponents } from "../../graph/strong-components.ts";
import { authoredTypes } from "../../program/authored-types.ts";
import type { Declaration, ModelDeclaration } from "../../program/declaration.ts";
import type { Program } from "../../program/program.ts";
import { isShipped, jsonSchemaName } from "../../program/shipped.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { innerTypes, leafOf, referencesIn } from "../../program/type-walk.ts";
import { heightOf } from "./height.ts";
import { type MemberSights, memberSights, seenFields } from "./json/seen-fields.ts";
import { type Narrowing, narrowingOf } from "./narrowing/narrowing.ts";
import { shapeOf } from "./shape.ts";

/** What has to be known of the whole program before one of its types can be printed. */
export interface Facts {
  /** Types whose values can be nested without end, or stand in such values: their functions count the depth. */
  readonly deep: ReadonlySet<string>;
  /** Types that have a model in them, so that what is sent and what comes of it differ. */
  readonly modelled: ReadonlySet<string>;
  /** Types that lead back to themselves. */
  readonly recursive: ReadonlySet<string>;
  /** Lists and maps without a name that stand in values which can be nested without end: their functions count the depth too. */
  readonly nested: ReadonlySet<string>;
  /** Models that have a field under another name than on the wire, or keep unknown keys, and all that have one in them. */
  readonly renaming: ReadonlySet<string>;
  /** Models whose fields may stand under other names, as an instance is at hand that has such names, of this model or another. */
  readonly careful: ReadonlySet<string>;
  /** What rules say of the presence of fields, by the name of the model; no entry where they say nothing. */
  readonly narrowings: ReadonlyMap<string, Narrowing>;
  /** Types whose values are written in configuration in more than one way, or have such values in them. */
  readonly authored: ReadonlySet<string>;
  /** Names of the fields into which rules look. */
  readonly seen: ReadonlySet<string>;
  /** What everything but rules looks into. */
  readonly sights: MemberSights;
  /** Names of the types that stand directly in each type. */
  readonly inner: ReadonlyMap<string, readonly string[]>;
}

/** Lists and objects that may stand in one another in a value, the outermost included. */
const maxDepth = 64;

/** Finds the facts about a program. */
export function factsOf(program: Program): Facts {
  const declarations = Object.values(program.declarations);
  const inner = new Map(declarations.map((each) => [each.name, innerTypes(each).flatMap(declaredIn)]));
  const outer = inverted(inner);
  const names = declarations.map(({ name }) => name);
  const recursive = strongComponents(names, (name) => inner.get(name) ?? [])
    .filter(([first = "", ...others]) => others.length > 0 || inner.get(first)?.includes(first) === true)
    .flat();
  const open = declarations
    .filter((each) => keepsJson(each) || innerTypes(each).some(holdsJson))
    .map(({ name }) => name);
  // No instance is ever made of what ships.
  const models = declarations.filter((each) => each.kind === "model").filter((each) => !isShipped(each));
  const differing = models.filter(differsOnWire);
  const sights = memberSights(program);
  const isTall = heightOf(declarations, new Set(recursive)) > maxDepth;
  const endless = isTall ? new Set(names) : reach(recursive, inner);
  const nesting = new Set([...reach([...recursive, ...open], outer), ...endless]);
  return {
    deep: new Set(
      declarations.filter((each) => nesting.has(each.name) && isOpenable(each, program)).map(({ name }) => name),
    ),
    recursive: new Set(recursive),
    nested: new Set(
      declarations
        .filter(({ name }) => endless.has(name))
        .flatMap(innerTypes)
        .flatMap(containersIn)
        .map(keyOf),
    ),
    modelled: reach(namesOf(models), outer),
    renaming: reach(namesOf(differing), outer),
    careful: reach(namesOf(models.filter((each) => isReadWithCare(each, differing))), siblings(declarations)),
    narrowings: new Map(
      models.map((model) => [model.name, narrowingOf(model, program)] as const).filter(([, parts]) => parts.length > 0),
    ),
    authored: authoredTypes(program),
    seen: seenFields(program, sights),
    sights,
    inner,
  };
}

/** Names of the declared types in a type, that of schemas among them. */
function declaredIn(type: TypeExpr): readonly string[] {
  const leaf = leafOf(type);
  return leaf.kind === "primitive" && leaf.name === jsonSchemaName ? [jsonSchemaName] : referencesIn(type);
}

/** Whether keys that nobody declared are kept, with whatever JSON they have. */
function keepsJson(declaration: Declaration): boolean {
  return declaration.kind === "model" && declaration.unknownKeys === "keep";
}

/** Whether an instance, read as a plain object, says something else than on the wire. */
export function differsOnWire(model: ModelDeclaration): boolean {
  return model.unknownKeys === "keep" || renames(model);
}

/** Whether a field has another name in code than on the wire. */
export function renames({ properties }: ModelDeclaration): boolean {
  return properties.some(({ name, localName }) => name !== localName);
}

/** An instance of another model is as good as a plain object with the same keys. */
function isReadWithCare(model: ModelDeclaration, differing: readonly ModelDeclaration[]): boolean {
  const required = model.properties.filter(({ presence }) => presence === "required");
  const standsIn = ({ unknownKeys, properties }: ModelDeclaration): boolean =>
    unknownKeys === "keep" || required.every(({ name }) => properties.some((property) => property.name === name));
  return renames(model) || differing.some((other) => other !== model && standsIn(other));
}

/** Variants of the same union are read in the same way. */
function siblings(declarations: readonly Declaration[]): ReadonlyMap<string, readonly string[]> {
  const result = new Map<string, string[]>();
  for (const declaration of declarations) {
    if (declaration.kind !== "union") continue;
    const variants = innerTypes(declaration).flatMap(referencesIn);
    for (const name of variants) result.set(name, [...(result.get(name) ?? []), ...variants]);
  }
  return result;
}

function namesOf(declarations: readonly Declaration[]): readonly string[] {
  return declarations.map(({ name }) => name);
}

/** Whether a type has a model in it. */
export function hasModels(type: TypeExpr, facts: Facts): boolean {
  return referencesIn(type).some((name) => facts.modelled.has(name));
}

/** Whether the functions of a type take the depth at which its value stands. */
export function isDeep(type: TypeExpr, facts: Facts): boolean {
  return (
    holdsJson(type) ||
    referencesIn(type).some((name) => facts.deep.has(name)) ||
    containersIn(type).some((inner) => facts.nested.has(keyOf(inner)))
  );
}

/** The lists and maps in a type, itself included, as far as they have no name. */
function containersIn(type: TypeExpr): readonly TypeExpr[] {
  switch (type.kind) {
    case "primitive":
    case "reference":
      return [];
    case "nullable":
      return containersIn(type.inner);
    case "list":
      return [type, ...containersIn(type.element)];
    case "map":
      return [type, ...containersIn(type.value)];
  }
}

function keyOf(type: TypeExpr): string {
  return JSON.stringify(type);
}

/** Whether the functions of a declared type take the depth at which its value stands. */
export function isDeepDeclaration(declaration: Declaration, facts: Facts): boolean {
  return facts.deep.has(declaration.name);
}

function holdsJson(type: TypeExpr): boolean {
  switch (type.kind) {
    case "primitive":
      return type.name === "json" || type.name === "json_object" || type.name === "json_schema";
    case "list":
      return holdsJson(type.element);
    case "map":
      return holdsJson(type.value);
    case "nullable":
      return holdsJson(type.inner);
    case "reference":
      return false;
  }
}

/** Whether values of a type can be lists or objects, which stand at some depth. */
function isOpenable(declaration: Declaration, program: Program): boolean {
  if (declaration.kind !== "union") return declaration.kind !== "scalar" && declaration.kind !== "enum";
  return declaration.variants.some(({ type }) => {
    const shape = shapeOf(type, program);
    if (shape.kind === "union") return isOpenable(shape.declaration, program);
    return shape.kind !== "enum" && (shape.kind !== "primitive" || holdsJson(type));
  });
}

/** The names, and all that can be reached from them. */
function reach(names: readonly string[], edges: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(names);
  for (const name of found) for (const next of edges.get(name) ?? []) found.add(next);
  return found;
}

function inverted(edges: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const result = new Map<string, string[]>();
  for (const [from, targets] of edges) {
    for (const target of targets) {
      const known = result.get(target);
      if (known === undefined) result.set(target, [from]);
      else known.push(from);
    }
  }
  return result;
}

/** How many declared types a type has in it, at any depth: what another holds is less, and so is an element than its list. */
export function sizeOfType(type: TypeExpr, { inner }: Facts): number {
  return reach(referencesIn(type), inner).size + (type.kind === "reference" ? 0 : 0.5);
}
