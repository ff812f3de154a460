import { createDiskHost } from "../../generator/host/disk-host.ts";
import { write } from "../support/write-fixture.ts";
import { largeOutputs } from "./outputs-on-disk.ts";

// A process that somebody else kills: writes the outputs of a version into a folder, again and again where more are given.

const [folder = "", ...versions] = process.argv.slice(2);
process.stdout.write("ready\n");
for (const version of versions) {
  const { faults } = await write(createDiskHost(folder), largeOutputs(Number(version)));
  process.stdout.write(`${faults.join() || "done"}\n`);
}
