import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Path } from "../../program/example.ts";
import type { Layout, LayoutKey } from "../../program/layout.ts";
import { elementIn, modelIn } from "../../program/lookup.ts";
import { bothGivenText, unknownKeyText, wrongTypeText } from "../../program/messages.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { isPlainObject, jsonKindOf, ownKeys, ownValue, type UnknownObject } from "../json-kind.ts";
import { type Reader, setUnknown } from "./reader.ts";

/** An object under construction; what is hoisted waits until the properties that it belongs into are there. */
interface Draft {
  readonly model: ModelDeclaration;
  readonly path: Path;
  readonly object: Record<string, unknown>;
  readonly hoisted: { readonly target: readonly [string, string]; readonly value: unknown; readonly here: Path }[];
}

const noLayout: Layout = { keys: [], inferred: [] };

/** The object with every property under its own name. Keys that mean nothing stay, for `parse` to judge. */
export function rewriteModel(model: ModelDeclaration, value: unknown, path: Path, reader: Reader): unknown {
  const { shorthand } = model.layout ?? noLayout;
  const draft: Draft = { model, path, object: {}, hoisted: [] };
  reader.origins.start(draft.object, path);
  if (typeof value === "string" && shorthand !== undefined) put(shorthand, value, path, draft, reader);
  else if (!isPlainObject(value)) return value;
  else for (const key of ownKeys(value)) readKey(key, value[key], draft, reader);
  for (const each of draft.hoisted) lower(each, draft, reader);
  infer(draft);
  return draft.object;
}

function readKey(key: string, value: unknown, draft: Draft, reader: Reader): void {
  const { model, path, object } = draft;
  const { keys } = model.layout ?? noLayout;
  const way = keys.find(({ path: [first, second] }) => first === key && second === undefined);
  if (model.properties.some(({ name }) => name === key)) put(key, value, [...path, key], draft, reader);
  else if (way !== undefined) follow(way, value, [...path, key], draft, reader);
  else if (keys.some(({ path: [first] }) => first === key)) readGroup(key, value, draft, reader);
  else setUnknown(object, key, value);
}

/** An object that holds nothing but properties of the one around it. */
function readGroup(group: string, value: unknown, draft: Draft, reader: Reader): void {
  const { model, path } = draft;
  if (!isPlainObject(value)) {
    refuseKind(value, [...path, group], reader);
    return;
  }
  const { keys } = model.layout ?? noLayout;
  for (const inner of ownKeys(value)) {
    const here = [...path, group, inner];
    const way = keys.find(({ path: [first, second] }) => first === group && second === inner);
    if (way !== undefined) follow(way, value[inner], here, draft, reader);
    else reader.issues.push({ code: "unknown_key", path: here, message: unknownKeyText(inner, model.name) });
  }
}

function follow({ target, keyedBy }: LayoutKey, value: unknown, here: Path, draft: Draft, reader: Reader): void {
  const [name, inner] = target;
  if (inner !== undefined) draft.hoisted.push({ target: [name, inner], value, here });
  else if (keyedBy === undefined) put(name, value, here, draft, reader);
  else if (isPlainObject(value)) putKeyed(name, keyedBy, value, here, draft, reader);
  else refuseKind(value, here, reader);
}

function put(name: string, value: unknown, here: Path, draft: Draft, reader: Reader): void {
  if (!isFree(draft.object, name, here, draft, reader)) return;
  setUnknown(draft.object, name, reader.convert(typeOf(draft.model, name), value, here));
  reader.origins.place(draft.object, name, here);
}

/** A list from a map: every key is given to the element under it. */
function putKeyed(name: string, by: string, entries: UnknownObject, here: Path, draft: Draft, reader: Reader): void {
  if (!isFree(draft.object, name, here, draft, reader)) return;
  const { origins, context } = reader;
  const element = elementIn(typeOf(draft.model, name), context);
  const list: unknown[] = [];
  origins.start(list, here);
  for (const key of ownKeys(entries)) {
    const place = [...here, key];
    const item = element === undefined ? entries[key] : reader.convert(element, entries[key], place);
    if (origins.isMade(item) && isFree(item, by, place, draft, reader)) {
      setUnknown(item, by, key);
      origins.place(item, by, place);
    }
    origins.place(list, list.length, place);
    list.push(item);
  }
  setUnknown(draft.object, name, list);
  origins.place(draft.object, name, here);
}

/** Puts a property of a nested model into that model, which may be written out in part, or not at all. */
function lower({ target: [name, inner], value, here }: Draft["hoisted"][number], draft: Draft, reader: Reader): void {
  const { origins, context } = reader;
  const type = typeOf(draft.model, name);
  if (ownValue(draft.object, name) === undefined) {
    const made = {};
    origins.start(made, draft.path);
    setUnknown(draft.object, name, made);
  }
  const holder = ownValue(draft.object, name);
  const nested = modelIn(type, context);
  if (!origins.isMade(holder) || nested === undefined)
    refuseBoth(origins.find(draft.object, draft.path, [name]), here, draft, reader);
  else if (isFree(holder, inner, here, draft, reader)) {
    setUnknown(holder, inner, reader.convert(typeOf(nested, inner), value, here));
    origins.place(holder, inner, here);
  }
}

/** Values that follow from other properties, where one of those is there and no other. */
function infer({ model, object }: Draft): void {
  const { inferred } = model.layout ?? noLayout;
  for (const property of new Set(inferred.map((each) => each.property))) {
    const known = inferred.filter(
      (each) => each.property === property && (ownValue(object, each.from) ?? null) !== null,
    );
    const [only, ...others] = known;
    if (only === undefined || others.length > 0 || ownValue(object, property) !== undefined) continue;
    setUnknown(object, property, only.value);
  }
}

/** Whether nobody has written the property yet; else it is written twice, which is a fault even where the values agree. */
function isFree(object: UnknownObject, name: string, here: Path, draft: Draft, reader: Reader): boolean {
  if (ownValue(object, name) === undefined) return true;
  refuseBoth(reader.origins.find(object, draft.path, [name]), here, draft, reader);
  return false;
}

function refuseBoth(first: Path, second: Path, { path }: Draft, { issues }: Reader): void {
  const [one, other] = [first, second].map((place) => place.slice(path.length).join("."));
  issues.push({ code: "conflict", path: second, message: bothGivenText(one ?? "", other ?? "") });
}

function refuseKind(value: unknown, path: Path, { issues }: Reader): void {
  issues.push({ code: "wrong_type", path, message: wrongTypeText("an object", jsonKindOf(value)) });
}

function typeOf(model: ModelDeclaration, name: string): TypeExpr {
  const property = model.properties.find((candidate) => candidate.name === name);
  if (property === undefined) throw new Error(`"${model.name}" has no property "${name}"`);
  return property.type;
}
