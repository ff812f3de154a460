import type { Random } from "../../test/support/random.ts";
import type { JsonObject } from "./json.ts";
import { oneOf, sentence, shortName, some } from "./words.ts";

/** A valid event of any of the four kinds. */
export function makeSessionEvent(random: Random): JsonObject {
  const head = {
    id: eventId(random),
    at: 1_700_000_000_000 + random.below(1_000_000_000),
    actor: {
      name: shortName(random),
      ...some(random, 0.6, { role: () => oneOf(random, ["user", "agent", "observer"]) }),
    },
  };
  switch (random.below(4)) {
    case 0:
      return {
        kind: "session_started",
        ...head,
        ...some(random, 0.6, { labels: () => ({ project: shortName(random), [shortName(random)]: "yes" }) }),
      };
    case 1:
      return {
        kind: "message_sent",
        ...head,
        text: sentence(random),
        ...some(random, 0.4, { mentions: () => [shortName(random), shortName(random)] }),
      };
    case 2:
      return {
        kind: "tool_called",
        ...head,
        tool: `git/${shortName(random)}`,
        ...some(random, 0.5, {
          arguments: () => ({ path: shortName(random), depth: random.below(9), flags: [random.chance(0.5)] }),
          retry_of: () => (random.chance(0.3) ? null : eventId(random)),
        }),
      };
    default: {
      const ok = random.chance(0.7);
      return {
        kind: "tool_finished",
        ...head,
        call: eventId(random),
        ok,
        ...(ok ? some(random, 0.3, { error: () => null }) : { error: sentence(random) }),
        seconds: random.below(100_000) / 1000,
      };
    }
  }
}

function eventId(random: Random): string {
  return `ev_${String(random.below(100_000_000)).padStart(8, "0")}`;
}
