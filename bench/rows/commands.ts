import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Contender, takeTurns } from "../commands/contender.ts";
import { typeSpecText, zodText } from "../commands/other-languages.ts";
import { plainTypes } from "../commands/plain-types.ts";
import { usageOf } from "../commands/usage-of.ts";
import type { Effort, Row } from "../rows.ts";
import { writeScaleSpec } from "../scale/write-spec.ts";
import type { Rounds } from "../statistics.ts";
import { protoRequest } from "./proto-request.ts";

const work = resolve("bench/work");
const bin = resolve("dist/generator/bin.js");
const installed = (path: string): string => resolve("bench/node_modules", path);

/** Whole commands, each started anew: our own spec, a run with nothing to do, or a spec of so many types. */
export function measure({ variant, types }: Row, { turns }: Effort): Rounds {
  return takeTurns(contendersOf(variant, types), turns, ({ busy }) => busy);
}

function contendersOf(variant: Row["variant"], types: Row["types"]): readonly Contender[] {
  if (types !== undefined) return ofTypes(types);
  return variant === "own" ? ownSpec() : nothingToDo();
}

function ownSpec(): readonly Contender[] {
  const output = join(work, "own");
  const bundle = resolve("generated/schemas/bundle.schema.json");
  return [
    { name: "specwright, every target", command: { args: [bin, "generate", "--out", output] }, output },
    schemaToTypes(bundle, join(work, "own.ts"), []),
    { name: "node -e 0", command: { args: ["-e", "0"] } },
  ];
}

function nothingToDo(): readonly Contender[] {
  const generate = { args: [bin, "generate"] };
  usageOf(generate);
  return [
    { name: "node -e 0", command: { args: ["-e", "0"] } },
    { name: "specwright", command: generate },
  ];
}

function ofTypes(types: number): readonly Contender[] {
  const folder = join(work, `scale-${types}`);
  const { spec, jsonSchema, openApi } = writeScaleSpec(types, folder);
  const typesOnly = writeScaleSpec(types, join(folder, "typescript"), ["typescript"]).spec;
  const plain = plainTypes(JSON.parse(readFileSync(jsonSchema, "utf8")));
  const write = (path: string, content: string | Uint8Array): string => {
    const place = join(folder, path);
    writeFileSync(place, content);
    return place;
  };
  mkdirSync(join(folder, "out"));
  const out = (name: string): string => join(folder, "out", name);
  const typeSpec = write("main.tsp", typeSpecText(plain));
  return [
    {
      name: "specwright, TypeScript",
      command: { args: [bin, "generate", "--spec", typesOnly] },
      output: join(folder, "typescript", "generated"),
    },
    {
      name: "specwright, every target",
      command: { args: [bin, "generate", "--spec", spec] },
      output: join(folder, "generated"),
    },
    schemaToTypes(jsonSchema, out("json2ts.ts"), []),
    {
      ...schemaToTypes(jsonSchema, out("plain.ts"), ["--no-format"]),
      name: "json-schema-to-typescript, not formatted",
    },
    {
      name: "openapi-typescript",
      command: { args: [installed("openapi-typescript/bin/cli.js"), openApi, "-o", out("openapi.ts")] },
    },
    {
      name: "quicktype",
      command: {
        args: [
          installed("quicktype/dist/index.js"),
          "-s",
          "schema",
          "-l",
          "ts",
          "--just-types",
          jsonSchema,
          "-o",
          out("quick.ts"),
        ],
      },
    },
    {
      name: "TypeSpec to JSON Schema",
      command: {
        args: [
          installed("@typespec/compiler/cmd/tsp.js"),
          ...["compile", typeSpec, "--emit", "@typespec/json-schema", "--output-dir", out("typespec")],
        ],
      },
    },
    { name: "z.toJSONSchema", command: { args: [write("types.mjs", zodText(plain)), out("zod.json")] } },
    {
      name: "protoc-gen-es",
      command: { args: [installed("@bufbuild/protoc-gen-es/bin/protoc-gen-es")], input: protoRequest(plain) },
    },
  ];
}

function schemaToTypes(from: string, to: string, options: readonly string[]): Contender {
  const program = installed("json-schema-to-typescript/dist/src/cli.js");
  return {
    name: "json-schema-to-typescript",
    command: { args: [program, "-i", from, "-o", to, "--unreachableDefinitions", ...options] },
  };
}
