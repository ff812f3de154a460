import { zodReadonly } from "../contestants/zod.ts";
import { type TypeName, validDocuments } from "../data/documents.ts";
import { Folder, SessionEvent, SkillDefinition, Tool } from "../work/model/src/index.ts";
import { interleave } from "./interleave.ts";
import { type Race, specwright } from "./race.ts";

const models = { Tool, SkillDefinition, SessionEvent, Folder };
const parseAlone = "JSON.parse alone";
const parseAndZod = "JSON.parse, then zod readonly";

/** Races from lines of bytes, as they lie in an NDJSON file. */
export const byteRaces: readonly Race[] = (["Tool", "SkillDefinition", "SessionEvent", "Folder"] as const).flatMap(
  (type) => [
    {
      id: `verdict-${type}`,
      title: `${type}: from bytes to a verdict`,
      unit: "ns",
      claims: [
        {
          what: `NDJSON bytes to verdict, against \`JSON.parse\` alone (${type})`,
          of: parseAlone,
          by: specwright,
          atLeast: 2,
        },
      ],
      run: (effort) =>
        raced(linesOf(type), effort, {
          [specwright]: (line) => models[type].validateJson(line).length === 0,
          [parseAlone]: (line) => JSON.parse(line.toString()) !== null,
        }),
    },
    {
      id: `from-bytes-${type}`,
      title: `${type}: from bytes to a frozen model`,
      unit: "ns",
      claims: [
        {
          what: `NDJSON bytes to frozen model, against \`JSON.parse\` and Zod readonly (${type})`,
          of: parseAndZod,
          by: specwright,
          atLeast: 2.2,
        },
      ],
      run: (effort) =>
        raced(linesOf(type), effort, {
          [specwright]: (line) => models[type].parseJson(line) !== null,
          [parseAndZod]: (line) => zodReadonly.checks[type].parse?.(JSON.parse(line.toString())) !== null,
        }),
    },
  ],
);

function linesOf(type: TypeName): readonly Buffer[] {
  return validDocuments(type, 1000).map((document) => Buffer.from(JSON.stringify(document)));
}

function raced(
  lines: readonly Buffer[],
  effort: number,
  readers: Readonly<Record<string, (line: Buffer) => boolean>>,
): { readonly rounds: ReturnType<typeof interleave>; readonly beside: readonly string[] } {
  const tasks = Object.entries(readers).map(([name, read]) => ({
    name,
    operations: lines.length,
    run: () => {
      for (const line of lines) if (!read(line)) throw new Error(`${name} refuses ${line.toString()}`);
    },
  }));
  return { rounds: interleave(tasks, Math.ceil(15 * effort), 40), beside: [] };
}
