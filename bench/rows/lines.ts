import { ajv } from "../contestants/ajv.ts";
import { fromBytes, ours } from "../contestants/ours.ts";
import { valibot } from "../contestants/valibot.ts";
import { zodReadonly } from "../contestants/zod.ts";
import { interleave, type Task } from "../interleave.ts";
import type { Effort, Row } from "../rows.ts";
import type { Rounds } from "../statistics.ts";
import { documentsOf } from "./documents-of.ts";

/** From the bytes of a line: whether it holds a valid document, or the model. The others parse the JSON first. */
export function measure(row: Row, { rounds, slice }: Effort): Rounds {
  const { type, documents } = documentsOf(row);
  const lines = documents.map((document) => Buffer.from(JSON.stringify(document)));
  const each = (name: string, read: (line: Buffer) => unknown): Task => {
    const run = (): void => {
      for (const line of lines) if (read(line) === false) throw new Error(`${name} refuses a valid document`);
    };
    return { name, operations: lines.length, run };
  };
  const after = (name: string, then: ((value: unknown) => unknown) | undefined): readonly Task[] =>
    then === undefined ? [] : [each(`JSON.parse and ${name}`, (line) => then(JSON.parse(line.toString())))];
  const parsing = each("JSON.parse alone", (line) => JSON.parse(line.toString()) !== undefined);
  const { validateJson, parseJson } = fromBytes;
  const tasks =
    row.variant === "verdict"
      ? [
          ...(validateJson === undefined
            ? []
            : [each("specwright, from bytes", (line) => validateJson(line).length === 0)]),
          parsing,
          ...after("specwright", ours.checks[type].is),
          ...after("ajv", ajv.checks[type].is),
          ...after("zod", zodReadonly.checks[type].is),
        ]
      : [
          ...(parseJson === undefined ? [] : [each("specwright, from bytes", parseJson)]),
          parsing,
          ...after("specwright", ours.checks[type].parse),
          ...after("valibot", valibot.checks[type].parse),
          ...after("zod readonly", zodReadonly.checks[type].parse),
        ];
  return interleave(tasks, rounds, slice);
}
