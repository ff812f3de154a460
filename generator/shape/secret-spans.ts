import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { nodeAt } from "../load/locate.ts";
import type { YamlDocument, YamlNode } from "../load/yaml-node.ts";
import {
  entriesOf,
  findSecretNames,
  type Nature,
  type Part,
  partsAt,
  type SecretNames,
  textAt,
} from "./secret-names.ts";

/**
 * Where secrets may stand in the modules of a spec: nothing that is printed may show the text there. A sound spec has none, but most of
 * what is printed is about others, so all that counts here is what fields are called. `unread` are the modules without a tree.
 */
export function secretSpansOf(documents: readonly YamlDocument[], unread: readonly SourceFile[]): readonly Span[] {
  const names = findSecretNames(documents);
  const found = names === undefined ? [] : documents.flatMap(({ root }) => spansInModule(root, names));
  const hides = names !== undefined || unread.some(({ text }) => /\bsecret\b/u.test(text));
  // Nobody can tell what in them is secret.
  return hides ? [...found, ...unread.map(({ path, text }) => ({ file: path, start: 0, end: text.length }))] : found;
}

function spansInModule(root: YamlNode, names: SecretNames): readonly Span[] {
  const types = partsAt(root, "types").flatMap((type) => spansInType(type, names));
  return [...types, ...partsAt(root, "functions").flatMap(({ node }) => spansInFunction(node, names))];
}

function spansInType({ name, node }: Part, names: SecretNames): readonly Span[] {
  const nature = names.natureOf(name);
  const examples = [...partsAt(node, "examples"), ...partsAt(node, "counterexamples")];
  const resolutions = partsAt(node, "catalog", "resolutions").flatMap(({ node: resolution }) =>
    spansInExamples(partsAt(resolution, "examples"), names.natureOf(textAt(resolution, "gives")), names),
  );
  const members = [...partsAt(node, "methods"), ...partsAt(node, "constructors")];
  return [
    ...partsAt(node, "fields").flatMap((field) => spansInField(field, names)),
    ...spansInExamples(examples, nature, names),
    ...resolutions,
    ...members.flatMap((member) => spansInParameters(member.node, names)),
  ];
}

/** What a field says of its values. Of a secret one only what cannot be such a value is shown. */
function spansInField({ name, node }: Part, names: SecretNames): readonly Span[] {
  if (names.fields.has(name.slice(name.lastIndexOf(".") + 1))) {
    if (node.kind !== "map") return [node.span];
    return node.entries.filter(({ key }) => !telling.has(key)).map(({ value }) => value.span);
  }
  const nature = names.natureOf(textAt(node, "type"));
  return entriesOf(node).flatMap(({ key, value }) => (telling.has(key) ? [] : spansInValue(value, nature, names)));
}

const telling: ReadonlySet<string> = new Set(
  (
    "type doc optional refers_to acyclic max_depth secret as aliases keyed inferred deprecated since multiple_of " +
    "min_length max_length pattern min_items max_items unique unique_by min_entries max_entries"
  ).split(" "),
);

function spansInExamples(examples: readonly Part[], nature: Nature, names: SecretNames): readonly Span[] {
  return examples.flatMap(({ node }) => {
    if (node.kind !== "map") return spansInValue(node, nature, names);
    return node.entries.flatMap(({ key, value }) => (about.has(key) ? [] : spansInValue(value, nature, names)));
  });
}

const about: ReadonlySet<string> = new Set(["doc", "because", "of", "key"]);

function spansInFunction(node: YamlNode, names: SecretNames): readonly Span[] {
  const result = names.natureOf(textAt(node, "returns"));
  const examples = partsAt(node, "examples").flatMap(({ node: example }) =>
    entriesOf(example).flatMap(({ key, value }) => {
      if (key !== "given") return about.has(key) ? [] : spansInValue(value, result, names);
      return entriesOf(value).flatMap((each) =>
        spansInValue(each.value, parameterNature(node, each.key, names), names),
      );
    }),
  );
  const rows = nodeAt(node, ["table", "rows"]);
  const given = (rows?.kind === "list" ? rows.items : []).flatMap((row) => nodeAt(row, ["give"]) ?? []);
  return [
    ...spansInParameters(node, names),
    ...examples,
    ...given.flatMap((value) => spansInValue(value, result, names)),
  ];
}

function spansInParameters(member: YamlNode, names: SecretNames): readonly Span[] {
  return partsAt(member, "params").flatMap(({ name, node }) => {
    const fallback = nodeAt(node, ["default"]);
    return fallback === undefined ? [] : spansInValue(fallback, parameterNature(member, name, names), names);
  });
}

/** A parameter is declared by its type alone, or by more. One that is not declared may be anything. */
function parameterNature(member: YamlNode, name: string, names: SecretNames): Nature {
  const text = textAt(member, "params", name) || textAt(member, "params", name, "type");
  return text === "" ? { holds: true, hasFreeKeys: false } : names.natureOf(text);
}

/** In a value with secrets only what stands under a known name is shown. */
function spansInValue(node: YamlNode, { holds, hasFreeKeys }: Nature, names: SecretNames): readonly Span[] {
  if (!holds) return [];
  switch (node.kind) {
    case "scalar":
      return [node.span];
    case "list":
      return node.items.flatMap((item) => spansInValue(item, { holds, hasFreeKeys }, names));
    case "map":
      return node.entries.flatMap(({ key, value }) => {
        const nature = names.fields.has(key) ? undefined : names.others.get(key);
        if (nature !== undefined) return spansInValue(value, nature, names);
        const isElement = hasFreeKeys && value.kind !== "scalar" && !names.fields.has(key);
        return isElement ? spansInValue(value, { holds, hasFreeKeys: false }, names) : [value.span];
      });
  }
}
