import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundled } from "../commands/bundle.ts";
import {
  type Command,
  generate,
  jsonSchemaToTypescript,
  openapiTypescript,
  quicktype,
} from "../commands/contestants.ts";
import { runCommand, type Usage } from "../commands/run-command.ts";
import { type WrittenSpec, writeScaleSpec } from "../scale/write-spec.ts";
import { type Measured, type Race, specwright } from "./race.ts";
import type { Rounds } from "./statistics.ts";

const json2ts = "json-schema-to-typescript";
const openapi = "openapi-typescript";
const again = "specwright, nothing to do";
const work = join("bench", "work");

/** Races of whole commands: what they take from their start to their end, all threads counted. */
export const commandRaces: readonly Race[] = [
  {
    id: "generate-own",
    title: "generate: our own spec, every target, nothing there before",
    unit: "ms",
    claims: [
      {
        what: "`generate`, our own spec, cold, every target, against types only from json-schema-to-typescript",
        of: specwright,
        by: json2ts,
        atMost: 1,
      },
    ],
    run: (effort) => {
      const schema = join(work, "own.schema.json");
      writeFileSync(schema, JSON.stringify(bundled(join("generated", "schemas")), undefined, 2));
      return raced(9 * effort, [
        generate(specwright, "spec", "own"),
        jsonSchemaToTypescript(schema),
        jsonSchemaToTypescript(schema, false),
        quicktype(schema),
      ]);
    },
  },
  {
    id: "generate-again",
    title: "generate: our own spec, nothing to do",
    unit: "ms",
    claims: [{ what: "`generate` with nothing to do, against `node -e 0`", of: again, by: "node -e 0", atMost: 3 }],
    run: (effort) => {
      runCommand(generate(specwright, "spec", "again").args);
      return raced(15 * effort, [{ name: "node -e 0", args: ["-e", "0"] }, generate(again, "spec", "again", false)]);
    },
  },
  {
    id: "scale-1000-typescript",
    title: "1,000 types, TypeScript only",
    unit: "ms",
    claims: [
      {
        what: "1,000 types, TypeScript target, against json-schema-to-typescript",
        of: specwright,
        by: json2ts,
        atMost: 0.5,
      },
      { what: "1,000 types, TypeScript target, against openapi-typescript", of: specwright, by: openapi, atMost: 0.75 },
    ],
    run: (effort) => {
      const { spec, jsonSchema, openApi } = scaled(1000, ["package", "typescript"]);
      return raced(5 * effort, [
        generate(specwright, spec, "scale"),
        jsonSchemaToTypescript(jsonSchema),
        jsonSchemaToTypescript(jsonSchema, false),
        openapiTypescript(openApi),
      ]);
    },
  },
  {
    id: "scale-1000",
    title: "1,000 types, every target",
    unit: "ms",
    claims: [
      {
        what: "1,000 types, every target, against types only from json-schema-to-typescript",
        of: specwright,
        by: json2ts,
        atMost: 1,
      },
    ],
    run: (effort) => {
      const { spec, jsonSchema } = scaled(1000);
      return raced(5 * effort, [generate(specwright, spec, "scale"), jsonSchemaToTypescript(jsonSchema)]);
    },
  },
  {
    id: "scale-growth",
    title: "10 to 5,000 types, every target",
    unit: "ms",
    claims: [
      { what: "2,500 types against 1,250, every target", of: "2,500 types", by: "1,250 types", atMost: 2.2 },
      { what: "5,000 types against 2,500, every target", of: "5,000 types", by: "2,500 types", atMost: 2.2 },
    ],
    run: (effort) => raced(3 * effort, [10, 100, 1000, 1250, 2500, 5000].map(sized)),
  },
  {
    id: "scale-memory",
    title: "5,000 types, every target: the most memory at once",
    unit: "MiB",
    claims: [{ what: "5,000 types, every target, in MiB", of: "5,000 types", atMost: 500 }],
    run: (effort) => raced(3 * effort, [sized(5000)], ({ memory }) => memory),
  },
];

function sized(types: number): Command {
  return generate(`${types.toLocaleString("en")} types`, scaled(types).spec, "scale");
}

function scaled(types: number, targets?: readonly string[]): WrittenSpec {
  return writeScaleSpec(types, join(work, "scale", `${types}${targets === undefined ? "" : "-typescript"}`), targets);
}

function raced(
  rounds: number,
  commands: readonly Command[],
  figure: (usage: Usage) => number = ({ cpu }) => cpu,
): Measured {
  mkdirSync(join(work, "out"), { recursive: true });
  const figures: Record<string, number[]> = Object.fromEntries(commands.map(({ name }) => [name, []]));
  for (let round = 0; round < Math.ceil(rounds); round += 1) {
    for (const { name, args, prepare } of round % 2 === 0 ? commands : [...commands].reverse()) {
      prepare?.();
      figures[name]?.push(figure(runCommand(args)));
    }
  }
  return { rounds: figures satisfies Rounds, beside: [] };
}
