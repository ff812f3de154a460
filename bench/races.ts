import { byteRaces } from "./races/byte-races.ts";
import { catalogRace } from "./races/catalog-race.ts";
import { checkRaces } from "./races/check-races.ts";
import { commandRaces } from "./races/command-races.ts";
import { instanceRaces } from "./races/instance-races.ts";
import type { Race } from "./races/race.ts";
import { sizeRace } from "./races/size-race.ts";

/** All races, in the order of the page. */
export const races: readonly Race[] = [
  ...checkRaces,
  ...instanceRaces,
  catalogRace,
  sizeRace,
  ...byteRaces,
  ...commandRaces,
];
