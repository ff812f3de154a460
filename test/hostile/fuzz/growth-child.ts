import { loadNative } from "../../random-specs/judges.ts";
import { programFrom } from "../../typescript/build-model.ts";
import { growingSpec } from "./growing.ts";
import { growthOf } from "./growth.ts";
import { isTarget } from "./try-document.ts";

// Measures what twice the size costs, and prints it as JSON.

const load = await loadNative(programFrom(growingSpec), "growing");
const growths = growthOf((type) => {
  const model: unknown = load(type);
  if (!isTarget(model)) throw new Error(`no ${type}`);
  return model;
});
process.stdout.write(JSON.stringify(growths));
