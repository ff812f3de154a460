import { child, find, keysOf, type Place } from "../../bind/place.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import { toJson } from "../../load/to-json.ts";
import type { Context } from "../context.ts";
import type { AnyModelSyntax, ModelDraft } from "../model/model-draft.ts";
import type { Authoring, FieldAuthoring, Inferred, Said } from "./authoring.ts";

/** What is said about a model, with what it takes over: fields keep their ways; what `extends` keeps all but the wrapper. */
export function readAuthoring(
  { module, place }: TypeSymbol,
  syntax: AnyModelSyntax,
  base: ModelDraft["base"],
  context: Context,
): Authoring {
  const { fields, ...rest } = base === undefined ? nothing : inherited(base.draft.authoring);
  const { wrapper: _, ...parent } = base?.how === "extends" ? rest : nothing;
  const at = find(place, "authoring");
  return {
    ...parent,
    camelCase: spells(module, context),
    fields: readFields(place, syntax, fields),
    ...(at === undefined ? {} : readModel(at)),
  };
}

const nothing: Authoring = { camelCase: false, hoists: [], fields: new Map() };

function spells(module: string, { symbols }: Context): boolean {
  const found = symbols.modules.find(({ name }) => name === module);
  return found?.syntax.authoring?.spellings?.includes("camelCase") === true;
}

function readModel(place: Place): Partial<Authoring> {
  const [wrapper, shorthand, header] = [find(place, "wrapper"), find(place, "shorthand"), find(place, "header")];
  const hoists = find(place, "hoists");
  return {
    ...(wrapper === undefined ? {} : { wrapper: text(wrapper) }),
    ...(header === undefined ? {} : { header: { key: text(child(header, "key")), type: text(child(header, "type")) } }),
    ...(shorthand === undefined ? {} : { shorthand: text(shorthand) }),
    ...(hoists === undefined ? {} : { hoists: items(hoists) }),
  };
}

function readFields(
  place: Place,
  syntax: AnyModelSyntax,
  before: ReadonlyMap<string, FieldAuthoring>,
): ReadonlyMap<string, FieldAuthoring> {
  const fields = new Map(before);
  for (const name of Object.keys(syntax.fields ?? {})) {
    const at = child(place, "fields", name);
    const said = readField(at);
    if (Object.keys(said).length > 0) fields.set(name, { ...(fields.get(name) ?? plain), ...said });
  }
  return fields;
}

const plain: FieldAuthoring = { aliases: [], inferred: [] };

function readField(place: Place): Partial<FieldAuthoring> {
  const [aliases, keyed, inferred] = [find(place, "aliases"), find(place, "keyed"), find(place, "inferred")];
  return {
    ...(aliases === undefined ? {} : { aliases: items(aliases) }),
    ...(keyed === undefined ? {} : { keyed: { under: text(child(keyed, "under")), by: text(child(keyed, "by")) } }),
    ...(inferred === undefined
      ? {}
      : { inferred: keysOf(inferred).map((from) => inference(from, child(inferred, from))) }),
  };
}

function inference(from: string, place: Place): FieldAuthoring["inferred"][number] {
  return {
    from: { value: from, span: place.key, isOwn: true },
    value: { value: scalarIn(place), span: place.node.span, isOwn: true },
  };
}

function scalarIn({ node }: Place): Inferred {
  return node.kind === "scalar" && node.value !== null ? node.value : "";
}

function text(place: Place): Said<string> {
  return { value: String(toJson(place.node)), span: place.node.span, isOwn: true };
}

function items({ node, ...around }: Place): readonly Said<string>[] {
  return node.kind === "list" ? node.items.map((item) => text({ ...around, node: item, key: item.span })) : [];
}

function inherited(authoring: Authoring): Authoring {
  const fields = [...authoring.fields].map(([name, field]) => [name, inheritedField(field)] as const);
  const { wrapper, header, shorthand, hoists, camelCase } = authoring;
  return {
    camelCase,
    hoists: hoists.map(notOwn),
    fields: new Map(fields),
    ...(wrapper === undefined ? {} : { wrapper: notOwn(wrapper) }),
    ...(header === undefined ? {} : { header: { key: notOwn(header.key), type: notOwn(header.type) } }),
    ...(shorthand === undefined ? {} : { shorthand: notOwn(shorthand) }),
  };
}

function inheritedField({ aliases, keyed, inferred }: FieldAuthoring): FieldAuthoring {
  return {
    aliases: aliases.map(notOwn),
    ...(keyed === undefined ? {} : { keyed: { under: notOwn(keyed.under), by: notOwn(keyed.by) } }),
    inferred: inferred.map(({ from, value }) => ({ from: notOwn(from), value: notOwn(value) })),
  };
}

function notOwn<T>(said: Said<T>): Said<T> {
  return { ...said, isOwn: false };
}
