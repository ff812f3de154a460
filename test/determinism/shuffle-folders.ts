import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { createRandom } from "../support/random.ts";

// Loaded before a program: every folder lists its files in an order that the seed decides, as file systems may.

const random = createRandom(Number(process.env["FOLDER_ORDER"]));
const { readdirSync } = fs;
Object.assign(fs, {
  readdirSync: (...args: Parameters<typeof readdirSync>) =>
    [...readdirSync(...args)]
      .map((entry) => ({ entry, place: random.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ entry }) => entry),
});
syncBuiltinESMExports();
