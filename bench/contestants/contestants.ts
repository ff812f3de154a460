import { ajv, ajvStandalone } from "./ajv.ts";
import { arktype } from "./arktype.ts";
import type { Contestant } from "./contestant.ts";
import { ours } from "./ours.ts";
import { typebox, typeboxNext } from "./typebox.ts";
import { typia } from "./typia.ts";
import { valibot } from "./valibot.ts";
import { zod, zodReadonly } from "./zod.ts";

/** Everybody who takes part. */
export const contestants: readonly Contestant[] = [
  ours,
  ajv,
  ajvStandalone,
  arktype,
  typebox,
  typeboxNext,
  typia,
  valibot,
  zod,
  zodReadonly,
];
