import { createRandom } from "../../test/support/random.ts";
import type { JsonObject } from "./json.ts";
import { makeTool } from "./tools.ts";
import { sentence } from "./words.ts";

/**
 * A catalog of 10,000 tools and 2,000 skills, half of which take 12 tools each; the others take 10, and include one or two of
 * the former. So they come to 20 entries on average.
 */
export function makeCatalog(): JsonObject {
  const random = createRandom(22);
  const tools = Array.from({ length: 10_000 }, (_, index) => ({
    ...makeTool(random),
    name: toolName(index),
    tool_type: "tool",
  }));
  const skills = Array.from({ length: 2_000 }, (_, index) => {
    const isBase = index < 1_000;
    const from = random.below(10_000);
    const taken = Array.from({ length: isBase ? 12 : 10 }, (_, place) => ({
      name: toolName((from + place * 97) % 10_000),
    }));
    const first = random.below(1_000);
    const included = random.chance(0.5) ? [first] : [first, (first + 500) % 1_000];
    return {
      name: skillName(index),
      description: sentence(random),
      tools: taken,
      ...(isBase ? {} : { includes: included.map((base) => ({ name: skillName(base) })) }),
    };
  });
  return { tools, skills };
}

function toolName(index: number): string {
  return `team/tool-${index}`;
}

function skillName(index: number): string {
  return `team/skill-${index}`;
}
