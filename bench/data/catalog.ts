import { createRandom, type Random } from "../../test/support/random.ts";
import type { JsonObject } from "./json.ts";
import { makeTool } from "./tools.ts";
import { sentence, some } from "./words.ts";

const toolCount = 10_000;
const skillCount = 2000;

/**
 * A valid catalog of 10,000 tools and 2,000 skills that resolve to about 20 entries. The first half of the skills stands for itself,
 * the others include one or two of those. One reference in ten changes something of its tool.
 */
export function makeCatalog(): { readonly tools: readonly JsonObject[]; readonly skills: readonly JsonObject[] } {
  const random = createRandom(22);
  const tools = Array.from({ length: toolCount }, (_, index) => ({ ...makeTool(random), name: `team/tool-${index}` }));
  const skills = Array.from({ length: skillCount }, (_, index) => makeSkill(random, index));
  return { tools, skills };
}

function makeSkill(random: Random, index: number): JsonObject {
  const included = index < skillCount / 2 ? 0 : 1 + random.below(2);
  return {
    name: skillName(index),
    description: sentence(random),
    tools: distinct(random, 8 + random.below(8), toolCount).map((place) => ({
      name: `team/tool-${place}`,
      ...some(random, 0.1, { override: () => ({ timeout: 1 + random.below(900) }) }),
    })),
    ...(included > 0
      ? { includes: distinct(random, included, skillCount / 2).map((place) => ({ name: skillName(place) })) }
      : {}),
  };
}

function skillName(index: number): string {
  return `team/skill-${index}`;
}

function distinct(random: Random, count: number, limit: number): readonly number[] {
  const places = new Set<number>();
  while (places.size < count) places.add(random.below(limit));
  return [...places];
}
