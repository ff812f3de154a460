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
