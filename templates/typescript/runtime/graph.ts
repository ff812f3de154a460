/**
 * The strongly connected components of a graph, each a list of nodes and after those that it leads to. No recursion, so that a
 * long chain is harmless.
 */
export function strongComponents<Node>(
  roots: Iterable<Node>,
  next: (node: Node) => Iterable<Node>,
): readonly (readonly Node[])[] {
  const index = new Map<Node, number>();
  const low = new Map<Node, number>();
  const open: Node[] = [];
  const isOpen = new Set<Node>();
  const components: Node[][] = [];
  const enter = (node: Node): { node: Node; rest: Iterator<Node> } => {
    index.set(node, index.size);
    low.set(node, index.size - 1);
    open.push(node);
    isOpen.add(node);
    return { node, rest: next(node)[Symbol.iterator]() };
  };
  const lower = (node: Node, value: number): void => {
    low.set(node, Math.min(low.get(node) ?? value, value));
  };
  for (const root of roots) {
    if (index.has(root)) continue;
    const work = [enter(root)];
    for (let top = work.at(-1); top !== undefined; top = work.at(-1)) {
      const step = top.rest.next();
      if (step.done !== true) {
        const seen = index.get(step.value);
        if (seen === undefined) work.push(enter(step.value));
        else if (isOpen.has(step.value)) lower(top.node, seen);
        continue;
      }
      work.pop();
      const above = work.at(-1);
      if (above !== undefined) lower(above.node, low.get(top.node) ?? 0);
      if (low.get(top.node) !== index.get(top.node)) continue;
      const component = open.splice(open.lastIndexOf(top.node));
      for (const node of component) isOpen.delete(node);
      components.push(component);
    }
  }
  return components;
}

/** The shortest way from a node back to itself, the node at both ends; the node alone where there is none. Looks at no node twice. */
export function shortestCircle<Node>(start: Node, next: (node: Node) => Iterable<Node>): readonly Node[] {
  const before = new Map<Node, Node>();
  const queue = [start];
  for (const node of queue) {
    for (const target of next(node)) {
      if (target === start) return [...wayTo(node, before), start];
      if (before.has(target)) continue;
      before.set(target, node);
      queue.push(target);
    }
  }
  return [start];
}

function wayTo<Node>(end: Node, before: ReadonlyMap<Node, Node>): readonly Node[] {
  const way = [end];
  for (let node = before.get(end); node !== undefined; node = before.get(node)) way.push(node);
  return way.reverse();
}
