import { camelCase } from "../../naming/local-name.ts";
import type { LayoutKey } from "../../program/layout.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Context } from "../context.ts";
import type { ModelDraft } from "../model/model-draft.ts";
import type { Said } from "./authoring.ts";

/** A way to write a property, and what the spec says that leads to it; a spelling comes of the module's convention. */
export interface Way {
  readonly key: LayoutKey;
  readonly said?: Said<string>;
}

/** All ways to write the properties of a model but their own names, whether or not they get in each other's way. */
export function waysOf(draft: ModelDraft, context: Context): readonly Way[] {
  return [...ownWays(draft), ...draft.authoring.hoists.flatMap((said) => hoistedWays(said, draft, context))];
}

function ownWays({ properties, authoring }: ModelDraft): readonly Way[] {
  return properties.flatMap(({ name }): readonly Way[] => {
    const { aliases = [], keyed } = authoring.fields.get(name) ?? {};
    const target = [name] as const;
    const ways: readonly Way[] = [
      ...aliases.flatMap((said): Way[] => {
        const path = pathOf(said.value);
        return path === undefined ? [] : [{ key: { spelled: false, path, target }, said }];
      }),
      ...(keyed === undefined
        ? []
        : [{ key: keyedKey([keyed.under.value], target, keyed.by.value), said: keyed.under } satisfies Way]),
    ];
    if (!authoring.camelCase) return ways;
    const spelled = spellings({ spelled: false, path: target, target });
    return [
      ...spelled.map((key) => ({ key })),
      ...ways.flatMap((way) => [way, ...spellings(way.key).map((key) => ({ ...way, key }))]),
    ];
  });
}

function keyedKey(path: readonly [string], target: readonly [string], keyedBy: string): LayoutKey {
  return { spelled: false, path, target, keyedBy };
}

/** The properties of a nested model, written beside the property that holds it. */
function hoistedWays(said: Said<string>, { properties }: ModelDraft, context: Context): readonly Way[] {
  const property = properties.find(({ name }) => name === said.value);
  const nested = property && nestedModel(property.type, context);
  if (property === undefined || nested === undefined) return [];
  const hoisted = (key: LayoutKey): readonly Way[] => {
    const [inner, ...deeper] = key.target;
    // What the nested model hoists, or writes as an object, stays where it is.
    if (key.path.length > 1 || deeper.length > 0 || key.keyedBy !== undefined) return [];
    return [{ key: { ...key, target: [property.name, inner] }, said }];
  };
  return [
    ...nested.properties.flatMap(({ name }) => hoisted({ spelled: false, path: [name], target: [name] })),
    ...ownWays(nested).flatMap(({ key }) => hoisted(key)),
  ];
}

/** The model that a property holds; undefined where it holds something else. */
export function nestedModel(type: TypeExpr, context: Context): ModelDraft | undefined {
  const inner = type.kind === "nullable" ? type.inner : type;
  return inner.kind === "reference" ? context.models.get(inner.target) : undefined;
}

/** An alias is a key, or a key and one below it. */
export function pathOf(alias: string): LayoutKey["path"] | undefined {
  const [first = "", second, ...more] = alias.split(".");
  if (first === "" || second === "" || more.length > 0) return undefined;
  return second === undefined ? [first] : [first, second];
}

/** The same way with some of its keys in camelCase. */
function spellings(key: LayoutKey): readonly LayoutKey[] {
  const [first, second] = key.path;
  if (second === undefined)
    return bothSpellings(first)
      .slice(1)
      .map((path) => ({ ...key, spelled: true, path: [path] }));
  const paths = bothSpellings(first).flatMap((one) => bothSpellings(second).map((two) => [one, two] as const));
  return paths.slice(1).map((path) => ({ ...key, spelled: true, path }));
}

function bothSpellings(name: string): readonly string[] {
  const other = camelCase(name);
  return other === name ? [name] : [name, other];
}
