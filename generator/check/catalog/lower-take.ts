import { child, find, keysOf, type Place } from "../../bind/place.ts";
import type { Changes, Take, Targets } from "../../program/resolution.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { DeclaredModel } from "../cel/request.ts";
import { subjectOf } from "../constraint/subject.ts";
import { lowerAssignments } from "../member/lower-assignments.ts";
import { lowerExpression, type Surroundings } from "../member/lower-expression.ts";
import type { ModelDraft } from "../model/model-draft.ts";
import { findField } from "../structure/find-field.ts";
import {
  type Ground,
  isPlainText,
  listAt,
  listsOf,
  mergedPlace,
  modelOf,
  optional,
  referringMap,
  refuse,
  textAt,
  withNames,
} from "./resolution-ground.ts";

const bool: TypeExpr = { kind: "primitive", name: "bool" };
const int: TypeExpr = { kind: "primitive", name: "int" };
const text: TypeExpr = { kind: "primitive", name: "string" };

/** What is common to all parts of one resolution. */
export interface Making {
  readonly owner: ModelDraft;
  readonly entry: DeclaredModel;
  /** What is set for every entry. */
  readonly always: Place | undefined;
}

/** One part of a resolution; undefined after a fault. */
export function lowerTake(place: Place, { owner, entry, always }: Making, ground: Ground): Take | undefined {
  const item = listAt(child(place, "from"), owner, ground);
  if (item === undefined) return undefined;
  const names = { owner: owner.symbol.name, item: item.symbol.name, position: int };
  const around = withNames(ground, names);
  const [found, matched] = [find(place, "find"), find(place, "match")];
  const targets =
    found !== undefined
      ? lowerFind(found, item, ground)
      : matched !== undefined
        ? lowerMatch(matched, around, ground)
        : undefined;
  if ((found ?? matched) !== undefined && targets === undefined) return undefined;
  const withTarget = targets === undefined ? around : withNames(ground, { ...names, target: targets.model });
  const set = (at: Place, inside: Surroundings) => lowerAssignments(mergedPlace(at, always), entry, inside);
  const change = optional(place, "change", (at) => changeField(at, item, ground));
  const changes = optional(place, "changes", (at) => lowerChanges(at, item, withTarget, ground));
  const none = find(place, "none");
  if (none !== undefined && targets === undefined) {
    return refuse(child(place, "from"), "`none` needs `find` or `match`", ground);
  }
  return {
    from: textAt(child(place, "from")),
    model: item.symbol.name,
    ...(targets === undefined ? {} : { targets }),
    assignments: set(child(place, "set"), withTarget),
    ...(none === undefined ? {} : { otherwise: set(none, around) }),
    ...(change === undefined ? {} : { change }),
    ...(changes === undefined ? {} : { changes }),
  };
}

function lowerFind(place: Place, item: ModelDraft, ground: Ground): Targets | undefined {
  const property = findField(textAt(place), item, place, ground.around.context);
  if (property === undefined) return undefined;
  if (property.refersTo === undefined) return refuse(place, "it refers to nothing", ground);
  const by = referringMap(property.refersTo.space, ground);
  if (by !== undefined && !isPlainText(property, ground)) {
    return refuse(place, "it is not one text that is always there", ground);
  }
  const lists = listsOf(by?.refersTo?.space ?? property.refersTo.space, ground);
  if (lists === undefined) return refuse(place, "what it refers to is not all of one model", ground);
  return { kind: "find", property: property.name, ...(by === undefined ? {} : { by: by.name }), ...lists };
}

function lowerMatch(place: Place, around: Surroundings, ground: Ground): Targets | undefined {
  const model = listAt(child(place, "in"), ground.draft, ground);
  if (model === undefined) return undefined;
  const where = child(place, "where");
  const [name = ""] = keysOf(where);
  const at = child(where, name);
  const property = findField(name, model, { ...at, node: { ...where.node } }, ground.around.context);
  const value = lowerExpression(at, around, { expected: text });
  if (property === undefined || value === undefined) return undefined;
  const { kind } = subjectOf(property.type, ground.around.context);
  if (kind !== "string" && kind !== "enum") return refuse(child(place, "in"), `its field "${name}" is no text`, ground);
  const target: TypeExpr = { kind: "reference", target: model.symbol.name };
  const inside = { ...around, variables: new Map([...around.variables, ["target", target]]) };
  const condition = find(place, "when");
  const when = condition && lowerExpression(condition, inside, { expected: bool });
  if (condition !== undefined && when === undefined) return undefined;
  return {
    kind: "match",
    list: textAt(child(place, "in")),
    property: name,
    value,
    ...(when === undefined ? {} : { when }),
    model: model.symbol.name,
  };
}

/** A field that holds a change: its name. */
function changeField(place: Place, owner: ModelDraft, ground: Ground): string | undefined {
  const property = findField(textAt(place), owner, place, ground.around.context);
  if (property === undefined) return undefined;
  if (modelOf(property.type, ground) === undefined) return refuse(place, "it holds no model", ground);
  return property.name;
}

/** A list of changes in a field of `owner`; undefined after a fault. */
export function lowerChanges(
  place: Place,
  owner: ModelDraft,
  around: Surroundings,
  ground: Ground,
): Changes | undefined {
  const model = listAt(child(place, "from"), owner, ground);
  if (model === undefined) return undefined;
  const name = findField(textAt(child(place, "for")), model, child(place, "for"), ground.around.context);
  const change = changeField(child(place, "change"), model, ground);
  if (name === undefined || change === undefined) return undefined;
  if (!isPlainText(name, ground)) return refuse(child(place, "for"), "it is not one text that is always there", ground);
  const list = owner.properties.find((property) => property.name === textAt(child(place, "from")));
  // What is for nothing is told by its name.
  if (name.secret || list?.secret === true) return refuse(child(place, "for"), "it is secret", ground);
  const stated = find(place, "by");
  const nullable: TypeExpr = { kind: "nullable", inner: text };
  const on = stated && lowerExpression(stated, around, { expected: nullable });
  if (stated !== undefined && on === undefined) return undefined;
  return {
    list: textAt(child(place, "from")),
    model: model.symbol.name,
    name: name.name,
    change,
    ...(on === undefined ? {} : { on }),
    isOpen: find(place, "unmatched") !== undefined,
  };
}
