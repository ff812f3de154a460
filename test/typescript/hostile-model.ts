import { type BuiltModel, buildModel, shop } from "./build-model.ts";

/** Types for values that mean harm. */
const types = shop(`types:
  Item:
    doc: An item.
    fields:
      name: { type: string, max_length: 10, pattern: "[a-z]*", doc: Name }
      count: { type: int, default: 0, doc: Count }
      step: { type: number, multiple_of: 0.01, default: 0, doc: Step }
      tags: { type: list<string>, default: [], unique: true, doc: Tags }
      data: { type: json, default: null, doc: Data }
      bag: { type: map<int>, default: {}, doc: Bag }
      kind: { type: Kind, default: a, doc: Kind }
      toString: { type: string, optional: true, doc: Same name as a method }
  Kind: { doc: Kinds., enum: { a: A., b: B. } }
  Tree:
    doc: A tree.
    fields:
      children: { type: list<Tree>, default: [], doc: Children }
      leaf: { type: Leaf?, doc: Leaf }
  Leaf: { doc: A leaf., fields: { a: { type: int, default: 0, doc: A } } }
  Open: { doc: Open., unknown_keys: keep, fields: { name: { type: string, doc: Name }, count: { type: int, default: 0, doc: Count } } }
  Names: { doc: Names., list: string, min_items: 1, max_items: 2, unique: true }
  Sizes: { doc: Sizes., map: int, max_entries: 2 }
  Slot: { doc: A slot., fields: { name: { type: string, doc: Name }, item: { type: Item?, doc: Item } } }
  Shelf:
    doc: A shelf.
    fields:
      slots: { type: list<Slot>, default: [], unique_by: name, max_items: 3, doc: Slots }
      names: { type: Names?, doc: Names }
      sizes: { type: Sizes?, doc: Sizes }
  Sack: { doc: A sack., fields: { bag: { type: map<int>, doc: Bag }, tags: { type: list<string>, unique: true, doc: Tags } } }
  Zero: { doc: Zero., fields: { n: { type: number, fixed: 0, doc: En } } }
  Left: { doc: Left., fields: { kind: { type: string, fixed: left, doc: Kind }, n: { type: int, doc: En } } }
  Right: { doc: Right., fields: { kind: { type: string, fixed: right, doc: Kind } } }
  Side: { doc: A side., union: [Left, Right], tag: kind }
`);

/** A package with those types, in a folder of that name, and what its validators say, as `code path`. */
export async function hostileModel(
  name: string,
): Promise<{ readonly built: BuiltModel; readonly codes: (value: unknown, type?: string) => readonly string[] }> {
  const built = await buildModel(name, types);
  return {
    built,
    codes: (value, type = "Item") =>
      built
        .model(type)
        .validate(value)
        .map(({ code, path }) => [code, ...path].join(" ")),
  };
}
