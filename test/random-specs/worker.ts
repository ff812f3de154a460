import { compareSeed } from "./compare.ts";
import type { Finished } from "./progress.ts";

// Compares the seeds that it is sent, one after the other, and sends back what came of each.

const documentsPerSpec = Number(process.argv[2]);

process.on("message", async (seed: number) => {
  const finished: Finished = { seed, result: (await compareSeed(seed, documentsPerSpec)) ?? null };
  process.send?.(finished);
});
