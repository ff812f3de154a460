import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Layout, LayoutKey } from "../../program/layout.ts";
import { code, codeCell } from "../markdown.ts";
import type { DocsContext } from "./context.ts";
import { table } from "./table.ts";
import type { TableView } from "./view.ts";

/** How configuration may write a model, beside the layout that is sent; none where there is no other way. */
export function layoutTables(model: ModelDeclaration, context: DocsContext): readonly TableView[] {
  const { layout } = model;
  if (layout === undefined) return [];
  const rows = keyRows(layout.keys.filter(({ spelled }) => !spelled));
  const intro = [
    ...documentTexts(model, layout, context),
    ...shorthandTexts(layout),
    ...inferredTexts(layout),
    ...(layout.keys.length > 0 ? ["A field is written in one way only."] : []),
    ...(layout.keys.some(({ spelled }) => spelled) ? [spellingText(layout)] : []),
  ];
  return [
    {
      title: "In configuration",
      intro: intro.join(" "),
      table: rows.length === 0 ? "" : table(["Written as", "Stands for"], rows),
    },
  ];
}

function keyRows(keys: readonly LayoutKey[]): readonly (readonly string[])[] {
  const single = keys.filter(({ target }) => target.length === 1);
  const owners = [...new Set(keys.flatMap(({ target: [owner, inner] }) => (inner === undefined ? [] : [owner])))];
  return [
    ...singleRows(single),
    ...owners.map((owner) => [
      keys
        .filter(({ target }) => target.length === 2 && target[0] === owner)
        .map(({ path }) => codeCell(path.join(".")))
        .join(", "),
      `the same fields of ${codeCell(owner)}`,
    ]),
  ];
}

function singleRows(keys: readonly LayoutKey[]): readonly (readonly string[])[] {
  return keys.map(({ path, target, keyedBy }) => [
    codeCell(path.join(".")),
    keyedBy === undefined
      ? codeCell(target.join("."))
      : `${codeCell(target.join("."))}, as a map: its keys are ${codeCell(keyedBy)}`,
  ]);
}

function documentTexts(model: ModelDeclaration, { wrapper, header }: Layout, context: DocsContext): readonly string[] {
  const type = header && context.linkType({ kind: "reference", target: header.type }, model.module);
  const head = header === undefined ? [] : [`A document may begin with the key ${code(header.key)}, a ${type}.`];
  if (wrapper === undefined) return head;
  const beside =
    header === undefined ? "with no other key beside it" : `with nothing but ${code(header.key)} beside it`;
  return [...head, `A whole document may stand under the key ${code(wrapper)}, ${beside}.`];
}

function shorthandTexts({ shorthand }: Layout): readonly string[] {
  return shorthand === undefined ? [] : [`A bare text stands for an object with only ${code(shorthand)}.`];
}

function inferredTexts({ inferred }: Layout): readonly string[] {
  return [...new Set(inferred.map(({ property }) => property))].map((property) => {
    const followers = inferred.filter((each) => each.property === property);
    const [only, ...others] = followers;
    if (only !== undefined && others.length === 0) {
      return `Where ${code(property)} is left out and ${code(only.from)} is there, it is ${code(JSON.stringify(only.value))}.`;
    }
    const texts = followers.map(({ from, value }) => `${code(JSON.stringify(value))} where ${code(from)} is there`);
    return `Where ${code(property)} is left out, it is ${texts.join(", ")}; where several of them are, it must be said.`;
  });
}

function spellingText({ keys }: Layout): string {
  const found = keys.find(({ spelled }) => spelled);
  return `Names of fields may be in camelCase, such as ${code(found?.path.join(".") ?? "")}.`;
}
