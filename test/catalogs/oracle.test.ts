import assert from "node:assert/strict";
import { test } from "node:test";
import { createRandom, type Random } from "../support/random.ts";
import { faultsOf, netInterpreter } from "./net.ts";

// What is found is compared with the plainest way to find it, which would take far too long for large catalogs.

interface Node {
  readonly name: string;
  readonly next: readonly string[];
}

const interpreter = netInterpreter();

test("5,000 random nets have the faults that trying every way through them finds", () => {
  const random = createRandom(11);
  for (let count = 0; count < 5000; count += 1) {
    const [left, right] = [randomNodes(random), randomNodes(random)];
    const places = [
      ...left.map((node, index) => ({ node, at: `left.${index}` })),
      ...right.map((node, index) => ({ node, at: `right.${index}` })),
    ];
    const found = faultsOf(interpreter, { left, right });
    assert.deepEqual([...found].sort(), [...expectedFaults(places)].sort(), JSON.stringify({ left, right }));
  }
});

function randomNodes(random: Random): readonly Node[] {
  const name = (): string => String.fromCharCode(97 + random.below(9));
  return Array.from({ length: random.below(5) }, () => ({
    name: name(),
    next: Array.from({ length: random.below(3) }, name),
  }));
}

interface Placed {
  readonly node: Node;
  readonly at: string;
}

function expectedFaults(places: readonly Placed[]): readonly string[] {
  const first = (name: string): Placed | undefined => places.find(({ node }) => node.name === name);
  const faults: string[] = [];
  for (const place of places) {
    if (first(place.node.name) !== place) faults.push(`duplicate ${place.at}.name`);
    for (const [index, name] of place.node.next.entries()) {
      if (first(name) === undefined) faults.push(`unknown_reference ${place.at}.next.${index}`);
    }
  }
  const members = places.filter((place) => first(place.node.name) === place);
  const targets = ({ node }: Placed): readonly Placed[] => node.next.flatMap((name) => first(name) ?? []);
  const reached = (from: Placed): Set<Placed> => {
    const found = new Set(targets(from));
    for (const place of found) for (const next of targets(place)) found.add(next);
    return found;
  };
  const circular = members.filter((member) => reached(member).has(member));
  // Members that reach each other are one circle, told at the first by name.
  const starts = circular.filter((member) =>
    circular.every(
      (other) => other.node.name >= member.node.name || !reached(member).has(other) || !reached(other).has(member),
    ),
  );
  for (const start of starts) {
    const [index] = shortest(start, targets);
    faults.push(`cycle ${start.at}.next.${index}`);
  }
  const height = (member: Placed): number =>
    circular.includes(member) ? 0 : Math.max(0, ...targets(member).map((target) => height(target) + 1));
  for (const member of members.filter((each) => !circular.includes(each))) {
    for (const [index, name] of member.node.next.entries()) {
      const target = first(name);
      if (target !== undefined && height(target) === 4) faults.push(`chain_too_long ${member.at}.next.${index}`);
    }
  }
  return faults;
}

/** The index of the first reference on the shortest way back; among equals the first. */
function shortest(start: Placed, targets: (place: Placed) => readonly Placed[]): readonly [number] {
  let best = { length: Number.POSITIVE_INFINITY, index: -1 };
  for (const target of targets(start)) {
    let [length, level] = [1, new Set([target])];
    while (!level.has(start) && length < 20) {
      level = new Set([...level].flatMap(targets));
      length += 1;
    }
    if (level.has(start) && length < best.length) best = { length, index: start.node.next.indexOf(target.node.name) };
  }
  return [best.index];
}
