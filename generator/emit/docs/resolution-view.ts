import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Expr } from "../../program/expression.ts";
import type { Assignment } from "../../program/member.ts";
import type { Changes, Resolution, ResolutionExample, Take, Targets } from "../../program/resolution.ts";
import { code, fenced, prose } from "../markdown.ts";
import type { DocsContext } from "./context.ts";
import { expressionText } from "./expression-text.ts";
import { assignmentTable, exampleTitle } from "./function-view.ts";
import type { TableView } from "./view.ts";

/** What a resolution works out, and how: a table for each list that it takes, for what changes on the way, and its examples. */
export function resolutionTables(
  { module }: ModelDeclaration,
  resolution: Resolution,
  context: DocsContext,
): readonly TableView[] {
  const { localName, doc, start, follow, gives, unknown, takes, through, changes, changed, examples } = resolution;
  const link = (target: string): string => context.linkType({ kind: "reference", target }, module);
  const failure = context.program.declarations[unknown.model];
  const thrown = failure?.kind === "model" ? (failure.thrownAs ?? "") : "";
  const intro = [
    prose(doc),
    `Takes the key of a ${link(start.model)} and gives a list of ${link(gives.model)}: what its own lists become, in the order below, then what comes of each element of ${code(follow.property)}.`,
    `Of entries with the same ${code(gives.key)} the first stays.`,
    `For a key that is not there, throws a ${code(thrown)}, which carries a ${link(unknown.model)}.`,
    "Expressions read the member as `owner`, an element of a list as `item`, its place from 1 as `position`, and what it stands for as `target`.",
  ];
  const own = takes.flatMap((take): readonly TableView[] => [
    titled(`${code(localName)}: each of ${code(take.from)}`, takeText(take), take.assignments),
    ...(take.otherwise === undefined
      ? []
      : [titled(`${code(localName)}: one of ${code(take.from)} that stands for nothing`, "", take.otherwise)]),
  ]);
  return [
    { title: `Resolution ${code(`${localName}(key)`)}`, intro: intro.join(" "), table: "" },
    ...own,
    ...(through.length === 0
      ? []
      : [titled(`${code(localName)}: what comes from elsewhere`, "Set once, in what was the `entry`.", through)]),
    ...(changed === undefined
      ? []
      : [titled(`${code(localName)}: what a change does`, changedText(changes, follow.property), changed.assignments)]),
    { title: `${code(localName)} throws`, intro: "", table: assignmentTable(unknown.assignments) },
    ...examples.map((example) => exampleView(localName, example)),
  ];
}

function titled(title: string, intro: string, assignments: readonly Assignment[]): TableView {
  return { title, intro, table: assignmentTable(assignments) };
}

function takeText({ targets, change, changes }: Take): string {
  return [
    ...(targets === undefined ? [] : [targetsText(targets)]),
    ...(change === undefined ? [] : [`${code(change)} may change the entry.`]),
    ...(changes === undefined ? [] : [changesText(changes, changes.on)]),
  ].join(" ");
}

function targetsText(targets: Targets): string {
  if (targets.kind === "find") {
    const places = targets.lists.map(({ property }) => code(property)).join(" and ");
    const by = targets.by === undefined ? "" : `, by way of ${code(targets.by)}`;
    return `The ${code("target")} is what ${code(targets.property)} names in ${places}${by}.`;
  }
  const when = targets.when === undefined ? "" : `, as far as ${code(expressionText(targets.when))}`;
  return `Each ${code("target")} is one of ${code(targets.list)} whose ${code(targets.property)} is ${code(expressionText(targets.value))}${when}.`;
}

function changesText({ list, name, change, isOpen }: Changes, on: Expr | undefined): string {
  const key = on === undefined ? "the name of the entry" : code(expressionText(on));
  const rest = isOpen ? "Others are left aside." : "One that is for nothing is refused.";
  return `${code(change)} of the one in ${code(list)} whose ${code(name)} is ${key} changes the entry. ${rest}`;
}

function changedText(changes: Changes | undefined, follow: string): string {
  const stays = "What is not named stays as it is in the `entry`.";
  return changes === undefined
    ? stays
    : `${stays} Of each element of ${code(follow)}, ${changesText(changes, undefined)}`;
}

function exampleView(localName: string, { name, doc, of, key, gives }: ResolutionExample): TableView {
  return {
    title: `Example: ${exampleTitle(name, doc)}`,
    intro: `In ${code(of)}, ${code(`${localName}(${JSON.stringify(key)})`)} gives`,
    table: fenced("json", JSON.stringify(gives, undefined, 2)),
  };
}
