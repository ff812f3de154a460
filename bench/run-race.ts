import { races } from "./races.ts";

// Runs one race in this process, so that no other race has warmed it up, and prints what it measured: RACE EFFORT.

const [id, effort = "1"] = process.argv.slice(2);
const race = races.find((each) => each.id === id);
if (race === undefined) throw new Error(`no race is called ${id}`);
process.stdout.write(JSON.stringify(await race.run(Number(effort))));
