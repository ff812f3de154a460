import { find, type Place } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { toJson } from "../../load/to-json.ts";
import type { YamlEntry } from "../../load/yaml-node.ts";
import type { Catalog } from "../../program/catalog.ts";
import type { Property } from "../../program/declaration.ts";
import type { KeyedList } from "../../program/resolution.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { DeclaredModel } from "../cel/request.ts";
import { declaredModel } from "../member/expression-scope.ts";
import type { Surroundings } from "../member/lower-expression.ts";
import { basesOf, type ModelDraft } from "../model/model-draft.ts";
import { findField } from "../structure/find-field.ts";

/** What a resolution is read in: the model of the catalog, its key spaces, and what expressions can name. */
export interface Ground {
  readonly draft: ModelDraft;
  readonly catalog: Catalog;
  readonly around: Surroundings;
}

/** Reports that a resolution cannot use what stands at a place. */
export function refuse(place: Place, problem: string, { around }: Ground): undefined {
  report(around.context.sink, "resolution-not-usable", place.node.span, { name: textAt(place), problem });
}

/** The text at a place. */
export function textAt(place: Place): string {
  return String(toJson(place.node));
}

/** A list of models in a field: the field that the text at `place` names, of the model `owner`. */
export function listAt(place: Place, owner: ModelDraft, ground: Ground): ModelDraft | undefined {
  const property = findField(textAt(place), owner, place, ground.around.context);
  if (property === undefined) return undefined;
  return elementModel(property.type, ground) ?? refuse(place, "it is no list of a model", ground);
}

function elementModel(type: TypeExpr, ground: Ground): ModelDraft | undefined {
  const { context } = ground.around;
  if (type.kind === "list") return modelOf(type.element, ground);
  const declared = type.kind === "reference" ? context.plain.get(type.target) : undefined;
  return declared?.kind === "list" ? modelOf(declared.element, ground) : undefined;
}

/** The model that a type is, null aside. */
export function modelOf(type: TypeExpr, ground: Ground): ModelDraft | undefined {
  if (type.kind === "nullable") return modelOf(type.inner, ground);
  return type.kind === "reference" ? ground.around.context.models.get(type.target) : undefined;
}

/** The lists in which members of a key space stand, and a model that all of them are; undefined where there is none, or maps. */
export function listsOf(space: string, ground: Ground): { lists: readonly KeyedList[]; model: string } | undefined {
  const collections = ground.catalog.spaces.find(({ name }) => name === space)?.collections ?? [];
  const lists = collections.flatMap(({ property: name, key }): readonly KeyedList[] => {
    const property = ground.draft.properties.find((candidate) => candidate.name === name);
    const model = property && elementModel(property.type, ground)?.symbol.name;
    return key === undefined || model === undefined ? [] : [{ property: name, model, key }];
  });
  if (lists.length === 0 || lists.length < collections.length) return undefined;
  const model = commonModel(
    lists.map((list) => list.model),
    ground,
  );
  return model === undefined || new Set(lists.map(({ key }) => key)).size > 1 ? undefined : { lists, model };
}

/** The one of some models that all others extend. */
function commonModel(names: readonly string[], { around }: Ground): string | undefined {
  const { models } = around.context;
  return names.find((name) =>
    names.every((other) => {
      const draft = models.get(other);
      return other === name || (draft !== undefined && basesOf(draft).some(({ symbol }) => symbol.name === name));
    }),
  );
}

/** The map that a key space is made of, and what its texts refer to; undefined for a key space of another form. */
export function referringMap(space: string, ground: Ground): Property | undefined {
  const [collection, ...others] = ground.catalog.spaces.find(({ name }) => name === space)?.collections ?? [];
  if (collection === undefined || others.length > 0 || collection.key !== undefined) return undefined;
  const property = ground.draft.properties.find(({ name }) => name === collection.property);
  return property?.refersTo === undefined ? undefined : property;
}

/** A model as expressions see it. */
export function declared({ around }: Ground, name: string): DeclaredModel | undefined {
  const draft = around.context.models.get(name);
  return draft && declaredModel(draft);
}

/** The ground with more names for expressions: each the name of a model, or a type. */
export function withNames(ground: Ground, names: Readonly<Record<string, string | TypeExpr>>): Surroundings {
  const types = Object.entries(names).map(([name, type]): readonly [string, TypeExpr] => [
    name,
    typeof type === "string" ? { kind: "reference", target: type } : type,
  ]);
  return { ...ground.around, variables: new Map(types) };
}

/** The map at a place with the entries of another one, if it is there, before its own. */
export function mergedPlace(place: Place, before: Place | undefined): Place {
  if (before?.node.kind !== "map" || place.node.kind !== "map") return place;
  const own = new Set(place.node.entries.map(({ key }) => key));
  const entries: readonly YamlEntry[] = [
    ...before.node.entries.filter(({ key }) => !own.has(key)),
    ...place.node.entries,
  ];
  return { ...place, node: { ...place.node, entries } };
}

/** What stands under a key, where there is something. */
export function optional<T>(place: Place, key: string, read: (at: Place) => T): T | undefined {
  const at = find(place, key);
  return at === undefined ? undefined : read(at);
}

/** Whether a property always holds one text: an enum, too. */
export function isPlainText({ type, presence }: Property, { around }: Ground): boolean {
  if (presence === "optional") return false;
  if (type.kind === "primitive") return type.name === "string";
  const declaration = type.kind === "reference" ? around.context.plain.get(type.target) : undefined;
  return declaration?.kind === "enum" || (declaration?.kind === "scalar" && declaration.base === "string");
}
