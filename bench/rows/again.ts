import { ours } from "../contestants/ours.ts";
import { interleave } from "../interleave.ts";
import type { Effort, Row } from "../rows.ts";
import type { Rounds } from "../statistics.ts";
import { documentsOf } from "./documents-of.ts";

/** Instances are parsed once more. */
export function measure(row: Row, { rounds, slice }: Effort): Rounds {
  const { type, documents } = documentsOf(row);
  const { parse } = ours.checks[type];
  const instances = documents.map(parse);
  const run = (): void => {
    for (const instance of instances) if (parse(instance) !== instance) throw new Error("an instance became another");
  };
  return interleave([{ name: ours.name, operations: instances.length, run }], rounds, slice);
}
