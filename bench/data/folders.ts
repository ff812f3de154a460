import type { Random } from "../../test/support/random.ts";
import type { JsonObject } from "./json.ts";
import { shortName, some } from "./words.ts";

/** A valid folder with a chain of 5 to 30 folders in it, and some beside the chain. */
export function makeFolder(random: Random): JsonObject {
  return folderOf(random, 5 + random.below(26));
}

function folderOf(random: Random, depth: number): JsonObject {
  const children = depth > 0 ? [folderOf(random, depth - 1), ...(random.chance(0.3) ? [folderOf(random, 0)] : [])] : [];
  return {
    name: shortName(random),
    ...some(random, 0.5, {
      bytes: () => random.below(1_000_000),
      owner: () => (random.chance(0.2) ? null : shortName(random)),
      tags: () => [shortName(random)],
    }),
    ...(children.length > 0 || random.chance(0.2) ? { children } : {}),
  };
}
