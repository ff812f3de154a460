import { graphOf, isCatalog, referringProperties } from "../../../program/catalog-walk.ts";
import type { Declaration, ModelDeclaration, Property, UnionDeclaration } from "../../../program/declaration.ts";
import { isEmptyValue, type JsonObject, type JsonValue } from "../../../program/json.ts";
import { declarationOf } from "../../../program/lookup.ts";
import type { Program } from "../../../program/program.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import { innerTypes, referencesIn } from "../../../program/type-walk.ts";
import { shapeOf } from "../shape.ts";

/** What the runtime of the package has to know about a catalog; its file `catalog-plan` says in which form. */
export function catalogPlan(model: ModelDeclaration, program: Program): JsonObject {
  const planner = new Planner(model, program);
  const fields = planner.fieldsOf(model);
  const spaces = (model.catalog?.spaces ?? []).map(({ name, collections }) => ({
    name,
    collections: collections.map(({ property, key }) => ({ field: property, ...(key === undefined ? {} : { key }) })),
  }));
  return { spaces, references: planner.references(), fields, types: Object.fromEntries(planner.types) };
}

/** Names of the fields of a catalog in which there are members or references, in spec order. */
export function plannedFields(model: ModelDeclaration, program: Program): readonly string[] {
  const collections = new Set(
    (model.catalog?.spaces ?? []).flatMap(({ collections }) => collections.map(({ property }) => property)),
  );
  const planner = new Planner(model, program);
  return model.properties
    .filter((property) => collections.has(property.name) || planner.reachOfProperty(property) !== undefined)
    .map(({ name }) => name);
}

class Planner {
  readonly types = new Map<string, JsonValue>();
  readonly #program: Program;
  readonly #graphs = new Map<string, { space: string; acyclic: boolean; maxDepth?: number }>();
  /** Types with something in them that refers. */
  readonly #fruitful: ReadonlySet<string>;

  constructor(model: ModelDeclaration, program: Program) {
    this.#program = program;
    const referring = referringProperties(model, program.declarations);
    for (const { property, reference } of referring) {
      const graph = graphOf(property, reference);
      const { space, acyclic, maxDepth } = this.#graphs.get(graph) ?? reference;
      const limits = [maxDepth, reference.maxDepth].filter((limit) => limit !== undefined);
      const most = limits.length === 0 ? {} : { maxDepth: Math.min(...limits) };
      this.#graphs.set(graph, { space, acyclic: acyclic || reference.acyclic, ...most });
    }
    this.#fruitful = typesAround(new Set(referring.map((each) => each.model)), program);
  }

  references(): readonly JsonValue[] {
    return [...this.#graphs.values()].map((graph) => ({ ...graph }));
  }

  /** The fields of a model in which something refers. */
  fieldsOf(model: ModelDeclaration): readonly JsonValue[] {
    return model.properties.flatMap((property): readonly JsonValue[] => {
      const reach = this.reachOfProperty(property);
      if (reach === undefined) return [];
      const { name, default: fallback = null } = property;
      // An empty object may be a model with defaults of its own.
      const isModel = shapeOf(property.type, this.#program).kind === "model";
      return [{ name, reach, ...(isEmptyValue(fallback) && !isModel ? {} : { default: fallback }) }];
    });
  }

  reachOfProperty(property: Property): JsonValue | undefined {
    if (property.refersTo === undefined) return this.#reachOf(property.type);
    const reference = [...this.#graphs.keys()].indexOf(graphOf(property, property.refersTo));
    return { kind: "texts", reference };
  }

  #reachOf(type: TypeExpr): JsonValue | undefined {
    switch (type.kind) {
      case "primitive":
        return undefined;
      case "nullable":
        return this.#reachOf(type.inner);
      case "list":
        return each(this.#reachOf(type.element));
      case "map":
        return each(this.#reachOf(type.value));
      case "reference":
        return this.#reachOfDeclared(declarationOf(this.#program, type.target));
    }
  }

  #reachOfDeclared(declaration: Declaration): JsonValue | undefined {
    if (!this.#fruitful.has(declaration.name)) return undefined;
    switch (declaration.kind) {
      case "list":
        return each(this.#reachOf(declaration.element));
      case "map":
        return each(this.#reachOf(declaration.value));
      case "union":
        return this.#reachOfUnion(declaration);
      case "model":
        this.#plan(declaration);
        return { kind: "type", type: declaration.name };
      default:
        return undefined;
    }
  }

  #reachOfUnion({ tag, variants }: UnionDeclaration): JsonValue {
    const reached = variants.flatMap((variant) => {
      const reach = this.#reachOf(variant.type);
      return reach === undefined ? [] : [{ variant, reach }];
    });
    if (tag === undefined) {
      const kinds = reached.flatMap(({ variant, reach }) => variant.jsonKinds.map((kind) => [kind, reach] as const));
      return { kind: "by-json-kind", kinds: Object.fromEntries(kinds) };
    }
    const types = reached.map(({ variant }) => {
      const name = variant.type.kind === "reference" ? variant.type.target : "";
      return [variant.tag ?? "", name] as const;
    });
    return { kind: "tagged", tag, types: Object.fromEntries(types) };
  }

  /** A type may lead back to itself, so it has an entry before its fields are known. */
  #plan(model: ModelDeclaration): void {
    if (this.types.has(model.name)) return;
    this.types.set(model.name, []);
    this.types.set(model.name, this.fieldsOf(model));
  }
}

function each(inner: JsonValue | undefined): JsonValue | undefined {
  return inner === undefined ? undefined : { kind: "each", inner };
}

/** The types, and all that have one in them; a catalog is a world of its own. */
function typesAround(names: ReadonlySet<string>, { declarations }: Program): ReadonlySet<string> {
  const others = Object.values(declarations).filter((declaration) => !isCatalog(declaration));
  const found = new Set(names);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const declaration of others) {
      if (
        innerTypes(declaration)
          .flatMap(referencesIn)
          .some((name) => found.has(name))
      )
        found.add(declaration.name);
    }
  }
  for (const declaration of Object.values(declarations)) if (isCatalog(declaration)) found.delete(declaration.name);
  return found;
}
