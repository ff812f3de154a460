import type { Member } from "./catalog-plan.js";
import { chainText, circleText, mostShown } from "./catalog-text.js";
import { shortestCircle, strongComponents } from "./graph.js";
import type { Issues } from "./issues.js";

/** A reference from one member of a catalog to another. */
export interface Link {
  readonly from: Member;
  readonly to: Member;
  /** Where the reference stands, from the catalog. */
  readonly path: readonly (string | number)[];
}

type Graph = ReadonlyMap<Member, readonly Link[]>;

/** Notes what leads in a circle, and with `maxDepth` each link that makes a chain too long. */
export function reportLinks(links: readonly Link[], maxDepth: number | undefined, issues: Issues): void {
  const graph = groupBy(links, ({ from }) => from);
  const components = strongComponents(graph.keys(), (member) => targets(graph, member));
  const circular = components.filter((members) => isCircular(members, graph));
  const starts = circular.map((members) => members.reduce(smaller)).sort((a, b) => (smaller(a, b) === a ? -1 : 1));
  for (const start of starts) {
    const circle = shortestCircle(start, (member) => targets(graph, member));
    const path = graph.get(start)?.find(({ to }) => to === circle[1])?.path ?? [];
    issues.relation("cycle", path, circleText(circle.map(({ key }) => key)));
  }
  if (maxDepth === undefined) return;
  const heights = heightsOf(components, new Set(circular.flat()), graph);
  for (const { from, to, path } of links) {
    if (issues.truncated) return;
    if (heights.get(to) !== maxDepth || heights.get(from) === 0) continue;
    const keys = [from, ...chainFrom(to, graph, heights)].map(({ key }) => key);
    issues.relation("chain_too_long", path, chainText(maxDepth, keys));
  }
}

/** The items by their key, in the order in which the keys come first. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
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

/** How many links may follow one another from each member on; none for a member that lies on a circle. */
function heightsOf(
  components: readonly (readonly Member[])[],
  circular: ReadonlySet<Member>,
  graph: Graph,
): ReadonlyMap<Member, number> {
  const heights = new Map<Member, number>();
  // What a member leads to comes before it.
  for (const member of components.flat()) {
    const through = targets(graph, member).map((target) => (heights.get(target) ?? 0) + 1);
    heights.set(member, circular.has(member) ? 0 : through.reduce((most, height) => Math.max(most, height), 0));
  }
  return heights;
}

/** The longest chain from a member on, as far as a message shows it. */
function chainFrom(start: Member, graph: Graph, heights: ReadonlyMap<Member, number>): readonly Member[] {
  const chain = [start];
  for (let at: Member | undefined = start; at !== undefined && chain.length < mostShown; ) {
    const rest: number = (heights.get(at) ?? 0) - 1;
    at = rest < 0 ? undefined : targets(graph, at).find((target) => (heights.get(target) ?? 0) === rest);
    if (at !== undefined) chain.push(at);
  }
  return chain;
}
