import { noMutations, tryMutations } from "./try-mutations.ts";

// Changes bytes of valid documents: `node dist/test/json/mutations/run.js [MUTATIONS]`. Ends with 1 where what is read from bytes is
// judged otherwise than on the full path.
const wanted = Number(process.argv[2] ?? 1_000_000);
const step = 50_000;
const tally = noMutations();
for (let seed = 1; tally.mutations < wanted; seed += 1) {
  tryMutations(seed, Math.min(step, wanted - tally.mutations), tally);
  process.stderr.write(`${tally.mutations} mutations\n`);
}
for (const line of tally.wrong.slice(0, 20)) process.stdout.write(`${line}\n`);
process.stdout.write(
  `${tally.wrong.length} unsound in ${tally.mutations} mutations, ${tally.accepted} of which are valid still\n`,
);
process.exitCode = tally.wrong.length > 0 ? 1 : 0;
