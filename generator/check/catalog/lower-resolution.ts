import { child, find, keysOf, type Place } from "../../bind/place.ts";
import { toJson } from "../../load/to-json.ts";
import { camelCase } from "../../naming/local-name.ts";
import { isJsonList, type JsonValue } from "../../program/json.ts";
import type { Resolution, ResolutionExample, Take } from "../../program/resolution.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { lowerAssignments } from "../member/lower-assignments.ts";
import { named } from "../named.ts";
import { findField } from "../structure/find-field.ts";
import { requireUse } from "../type/resolve-type.ts";
import { modelThrownAs } from "./failures.ts";
import { lowerChanges, lowerTake } from "./lower-take.ts";
import {
  declared,
  type Ground,
  isPlainText,
  listAt,
  listsOf,
  modelOf,
  optional,
  refuse,
  textAt,
  withNames,
} from "./resolution-ground.ts";

/** A resolution of a catalog; undefined after a fault. */
export function lowerResolution(name: string, place: Place, ground: Ground): Resolution | undefined {
  const start = readStart(child(place, "start"), ground);
  const owner = start && ground.around.context.models.get(start.model);
  const step = owner && listAt(child(place, "follow"), owner, ground);
  const gives = readGives(place, ground);
  const unknown = readUnknown(child(place, "unknown"), ground);
  if (start === undefined || owner === undefined || step === undefined) return undefined;
  if (gives === undefined || unknown === undefined) return undefined;
  const space = textAt(child(place, "start"));
  const references = step.properties.filter(
    (property) => property.refersTo?.space === space && property.refersTo.acyclic && isPlainText(property, ground),
  );
  const [reference] = references;
  if (reference === undefined || references.length > 1) {
    return refuse(
      child(place, "follow"),
      "its elements have not exactly one acyclic reference to where it starts",
      ground,
    );
  }
  const entry = declared(ground, gives.model);
  if (entry === undefined) return undefined;
  const making = { owner, entry, always: find(place, "always") };
  const takePlace = child(place, "take");
  const takes = (takePlace.node.kind === "list" ? takePlace.node.items : []).map((_, index) =>
    lowerTake(child(takePlace, index), making, ground),
  );
  const sound = takes.filter((take): take is Take => take !== undefined);
  if (sound.length < takes.length) return undefined;
  const changes = optional(place, "changes", (at) => lowerChanges(at, step, ground.around, ground));
  if (changes?.on !== undefined) return refuse(child(place, "changes", "by"), "entries have no target here", ground);
  const through = optional(place, "through", (at) =>
    lowerAssignments(at, entry, withNames(ground, { entry: gives.model }), false),
  );
  const changed = readChanged(place, sound, changes, ground, gives.model);
  if (changed === "broken") return undefined;
  for (const key of ["through", "changed"]) {
    const at = find(place, key, gives.key);
    if (at !== undefined)
      return refuse({ ...at, node: { ...at.node, span: at.key } }, "it tells entries apart", ground);
  }
  return {
    kind: "resolution",
    ...named(name, camelCase(name), { doc: textAt(child(place, "doc")) }, place),
    start,
    follow: { property: textAt(child(place, "follow")), model: step.symbol.name, reference: reference.name },
    gives,
    unknown,
    takes: sound,
    through: through ?? [],
    ...(changes === undefined ? {} : { changes }),
    ...(changed === undefined ? {} : { changed }),
    examples: readExamples(find(place, "examples")),
  };
}

function readStart(place: Place, ground: Ground): Resolution["start"] | undefined {
  const [list, ...others] = listsOf(textAt(place), ground)?.lists ?? [];
  if (list === undefined || others.length > 0) return refuse(place, "it is no key space of one list of models", ground);
  return list;
}

function readGives(place: Place, ground: Ground): Resolution["gives"] | undefined {
  const at = child(place, "gives");
  const { context, module } = ground.around;
  const draft = context.models.get(textAt(at));
  if (draft === undefined) return refuse(at, "it is no model", ground);
  requireUse(draft.symbol.name, draft.symbol.module, at.node.span, context, module);
  const key = child(place, "unique_by");
  const property = findField(textAt(key), draft, key, context);
  if (property === undefined) return undefined;
  if (!isPlainText(property, ground) || property.presence !== "required")
    return refuse(key, "it is no text that is always there", ground);
  return { model: draft.symbol.name, key: property.name };
}

function readUnknown(place: Place, ground: Ground): Resolution["unknown"] | undefined {
  const at = child(place, "throws");
  const { context, module } = ground.around;
  const thrown = modelThrownAs(textAt(at), context);
  const model = thrown && declared(ground, thrown.symbol.name);
  if (thrown === undefined || model === undefined) return refuse(at, "no model is thrown as that", ground);
  requireUse(thrown.symbol.name, thrown.symbol.module, at.node.span, context, module);
  const key: TypeExpr = { kind: "primitive", name: "string" };
  return { model: model.name, assignments: lowerAssignments(child(place, "set"), model, withNames(ground, { key })) };
}

/** All changes of one resolution are of one model. */
function readChanged(
  place: Place,
  takes: readonly Take[],
  changes: Resolution["changes"],
  ground: Ground,
  entry: string,
): Resolution["changed"] | "broken" {
  const { models } = ground.around.context;
  const fields = [
    ...takes.flatMap((take) => (take.change === undefined ? [] : [{ model: take.model, field: take.change }])),
    ...[changes, ...takes.map((take) => take.changes)].flatMap((each) =>
      each === undefined ? [] : [{ model: each.model, field: each.change }],
    ),
  ];
  const names = new Set(
    fields.map(({ model, field }) => {
      const type = models.get(model)?.properties.find((property) => property.name === field)?.type;
      return type && modelOf(type, ground)?.symbol.name;
    }),
  );
  const [model] = names;
  const at = find(place, "changed");
  if (at === undefined && model === undefined) return undefined;
  if (at === undefined) {
    refuse(child(place, "start"), "nothing says what entries are once they are `changed`", ground);
    return "broken";
  }
  const target = model === undefined ? undefined : declared(ground, entry);
  if (model === undefined || target === undefined || names.size > 1) {
    refuse(child(place, "start"), "its changes are not all of one model", ground);
    return "broken";
  }
  return { model, assignments: lowerAssignments(at, target, withNames(ground, { entry, change: model }), false) };
}

function readExamples(place: Place | undefined): readonly ResolutionExample[] {
  return (place === undefined ? [] : keysOf(place)).flatMap((name): readonly ResolutionExample[] => {
    const at = place && child(place, name);
    if (at === undefined) return [];
    const doc = find(at, "doc");
    const gives: JsonValue = toJson(child(at, "gives").node);
    return [
      {
        name,
        ...(doc === undefined ? {} : { doc: textAt(doc) }),
        of: textAt(child(at, "of")),
        key: textAt(child(at, "key")),
        gives: isJsonList(gives) ? gives : [],
        span: at.key,
      },
    ];
  });
}
