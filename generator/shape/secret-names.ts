import { nodeAt } from "../load/locate.ts";
import type { YamlDocument, YamlEntry, YamlNode } from "../load/yaml-node.ts";

/** What is written in a spec about secrets, as far as it can be told without knowing whether the spec is sound. */
export interface SecretNames {
  /** Names of secret fields. A field of such a name is taken for secret in every model. */
  readonly fields: ReadonlySet<string>;
  /** The other names of fields and parameters, each with whether secrets may be in such a value. */
  readonly others: ReadonlyMap<string, Nature>;
  /** What may be in a value of a type, of which only the text is known. */
  natureOf(type: string): Nature;
}

/** Whether secrets may be in a value, and whether the keys of its maps are names of fields. */
export interface Nature {
  readonly holds: boolean;
  readonly hasFreeKeys: boolean;
}

/** A named part of a module: a type, a field, a function. */
export interface Part {
  readonly name: string;
  readonly node: YamlNode;
}

/** The parts that stand under a path, by name; none where no map stands there. */
export function partsAt(node: YamlNode, ...path: readonly string[]): readonly Part[] {
  return entriesOf(nodeAt(node, path)).map(({ key, value }) => ({ name: key, node: value }));
}

/** The entries of a map; none of anything else. */
export function entriesOf(node: YamlNode | undefined): readonly YamlEntry[] {
  return node?.kind === "map" ? node.entries : [];
}

/** The text at a path; empty where there is none. */
export function textAt(node: YamlNode, ...path: readonly string[]): string {
  const found = nodeAt(node, path);
  return found?.kind === "scalar" ? String(found.value) : "";
}

/** Looks for secret fields. Undefined where there are none. */
export function findSecretNames(documents: readonly YamlDocument[]): SecretNames | undefined {
  const types = documents.flatMap(({ root }) => partsAt(root, "types"));
  const fields = types.flatMap(({ node }) => partsAt(node, "fields"));
  const secrets = new Set(fields.filter(({ node }) => isSecret(node)).flatMap(lastNames));
  if (secrets.size === 0) return undefined;
  const holders = findHolders(types, secrets);
  const maps = new Set(types.filter(({ node }) => nodeAt(node, ["map"]) !== undefined).map(({ name }) => name));
  const natureOf = (type: string): Nature => ({
    holds: wordsOf(type).some((word) => holders.has(word)),
    hasFreeKeys: /^(?:list<)*map</u.test(type) || maps.has(type.replace(/[^\w].*$/u, "")),
  });
  const others = new Map<string, Nature>();
  const add = (name: string, { holds, hasFreeKeys }: Nature): void => {
    const before = others.get(name);
    others.set(name, {
      holds: holds || before?.holds === true,
      hasFreeKeys: hasFreeKeys || before?.hasFreeKeys === true,
    });
  };
  for (const field of fields) {
    for (const name of lastNames(field)) add(name, natureOf(textAt(field.node, "type")));
    for (const name of namesOf(field).flatMap((each) => each.split(".").slice(0, -1)))
      add(name, { holds: true, hasFreeKeys: false });
    const under = textAt(field.node, "keyed", "under");
    if (under !== "") add(under, { holds: true, hasFreeKeys: true });
  }
  for (const { node } of types) {
    const wrapper = textAt(node, "authoring", "wrapper");
    if (wrapper !== "") add(wrapper, { holds: true, hasFreeKeys: false });
  }
  return { fields: secrets, others, natureOf };
}

function isSecret(field: YamlNode): boolean {
  const said = nodeAt(field, ["secret"]);
  return said !== undefined && !(said.kind === "scalar" && said.value === false);
}

/** All names that a field may have in documents. */
function namesOf({ name, node }: Part): readonly string[] {
  const aliases = nodeAt(node, ["aliases"]);
  return [name, ...(aliases?.kind === "list" ? aliases.items.map((item) => textAt(item)) : [])];
}

/** A name with dots leads into objects; the last part is the name of the field. */
function lastNames(field: Part): readonly string[] {
  return namesOf(field).map((name) => name.slice(name.lastIndexOf(".") + 1));
}

/** Names of the types in whose values secrets may be. */
function findHolders(types: readonly Part[], secrets: ReadonlySet<string>): ReadonlySet<string> {
  const holders = new Set(
    types
      .filter(({ node }) =>
        partsAt(node, "fields")
          .flatMap(lastNames)
          .some((name) => secrets.has(name)),
      )
      .map(nameOf),
  );
  const waiting = types.map(({ name, node }) => ({ name, words: typesIn(node).flatMap(wordsOf) }));
  for (let size = -1; size < holders.size; ) {
    size = holders.size;
    for (const { name, words } of waiting) if (words.some((word) => holders.has(word))) holders.add(name);
  }
  return holders;
}

/** Texts of the types that a declaration builds on. */
function typesIn(declaration: YamlNode): readonly string[] {
  const union = nodeAt(declaration, ["union"]);
  return [
    ...["extends", "subset_of", "patch_of", "list", "map"].map((key) => textAt(declaration, key)),
    ...(union?.kind === "list" ? union.items.map((item) => textAt(item)) : []),
    ...partsAt(declaration, "fields").map(({ node }) => textAt(node, "type")),
  ];
}

function wordsOf(type: string): readonly string[] {
  return type.match(/\w+/gu) ?? [];
}

function nameOf({ name }: Part): string {
  return name;
}
