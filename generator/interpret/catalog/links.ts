import { shortestCircle } from "../../graph/shortest-circle.ts";
import { strongComponents } from "../../graph/strong-components.ts";
import { chainTooLongText, cycleText, mostShown } from "../../program/catalog-messages.ts";
import type { Path } from "../../program/example.ts";
import { maxIssues, reportRelation, type Walk } from "../issue.ts";
import { tellClue } from "./clue.ts";
import { groupBy } from "./group-by.ts";
import type { Member } from "./members.ts";

/** A reference from one member to another. */
export interface Link {
  readonly from: Member;
  readonly to: Member;
  /** Where the reference stands, from the catalog. */
  readonly path: Path;
}

/** The links of one graph, by the member from which they go. */
type Graph = ReadonlyMap<Member, readonly Link[]>;

/** Reports what leads in a circle, and with `maxDepth` each link that makes a chain too long. */
export function checkLinks(links: readonly Link[], maxDepth: number | undefined, walk: Walk): void {
  const graph = groupBy(links, ({ from }) => from);
  const components = strongComponents(graph.keys(), (member) => targets(graph, member));
  const circular = components.filter((members) => isCircular(members, graph));
  const starts = circular.map((members) => members.reduce(smaller)).sort((a, b) => (smaller(a, b) === a ? -1 : 1));
  for (const start of starts) reportCircle(start, graph, walk);
  if (maxDepth === undefined) return;
  const heights = heightsOf(components, new Set(circular.flat()), graph);
  for (const link of links) {
    if (walk.issues.length >= maxIssues) return;
    const isAtEdge = heights.get(link.to) === maxDepth && heights.get(link.from) !== 0;
    if (isAtEdge) reportChain(link, maxDepth, graph, heights, walk);
  }
}

function targets(graph: Graph, member: Member): readonly Member[] {
  return (graph.get(member) ?? []).map(({ to }) => to);
}

function isCircular(members: readonly Member[], graph: Graph): boolean {
  const [first] = members;
  return members.length > 1 || (first !== undefined && targets(graph, first).includes(first));
}

/** By code units of the keys, whatever the order of the document. */
function smaller(one: Member, other: Member): Member {
  return one.key < other.key || (one.key === other.key && one.space < other.space) ? one : other;
}

function reportCircle(start: Member, graph: Graph, walk: Walk): void {
  const circle = shortestCircle(start, (member) => targets(graph, member));
  const link = graph.get(start)?.find(({ to }) => to === circle[1]);
  if (link === undefined) return;
  const issue = reportRelation(walk, "cycle", cycleText(circle.map(({ key }) => key)), link.path);
  const further = circle.slice(1, mostShown).flatMap((member, index) => {
    const next = graph.get(member)?.find(({ to }) => to === circle[index + 2]);
    return next === undefined ? [] : [{ path: [...walk.path, ...next.path], message: "The circle goes on here." }];
  });
  if (issue !== undefined) tellClue(issue, { related: further, candidates: [] });
}

/** How many links may follow one another from each member on; none for a member that lies on a circle. */
function heightsOf(
  components: readonly (readonly Member[])[],
  circular: ReadonlySet<Member>,
  graph: Graph,
): ReadonlyMap<Member, number> {
  const heights = new Map<Member, number>();
  // What a member leads to comes before it.
  for (const member of components.flat()) {
    const heightBy = targets(graph, member).map((target) => (heights.get(target) ?? 0) + 1);
    heights.set(member, circular.has(member) ? 0 : heightBy.reduce((most, height) => Math.max(most, height), 0));
  }
  return heights;
}

function reportChain(
  { from, to, path }: Link,
  maxDepth: number,
  graph: Graph,
  heights: ReadonlyMap<Member, number>,
  walk: Walk,
): void {
  const chain = [from];
  for (let at: Member | undefined = to; at !== undefined && chain.length <= mostShown; ) {
    chain.push(at);
    const rest: number = (heights.get(at) ?? 0) - 1;
    at = rest < 0 ? undefined : targets(graph, at).find((target) => (heights.get(target) ?? 0) === rest);
  }
  reportRelation(
    walk,
    "chain_too_long",
    chainTooLongText(
      maxDepth,
      chain.map(({ key }) => key),
    ),
    path,
  );
}
