/** The shortest way from a node back to itself, the node at both ends; the node alone where there is none. */
export function shortestCircle<Node>(start: Node, next: (node: Node) => Iterable<Node>): readonly Node[] {
  const queue: (readonly [Node, ...Node[]])[] = [[start]];
  const seen = new Set<Node>();
  for (const path of queue) {
    for (const node of next(path.at(-1) ?? start)) {
      if (node === start) return [...path, start];
      if (!seen.has(node)) queue.push([...path, node]);
      seen.add(node);
    }
  }
  return [start];
}
