import { readFileSync } from "node:fs";
import type { DiagnosticSink } from "../../../generator/diagnostics/diagnostic.ts";
import { loadJson } from "../../../generator/documents/json-tree.ts";
import { toJson } from "../../../generator/load/to-json.ts";
import { modelTypes, type NamedModel } from "../../generated/model-types.ts";
import { createRandom, type Random } from "../../support/random.ts";
import { mutatedBytes } from "./mutated-bytes.ts";

/** What came of mutations. */
export interface Tally {
  mutations: number;
  /** Mutations that are valid still. */
  accepted: number;
  /** Acceptances that the full path refuses, and refusals of what it accepts: there must be none. */
  readonly wrong: string[];
}

/** A tally of nothing. */
export function noMutations(): Tally {
  return { mutations: 0, accepted: 0, wrong: [] };
}

/**
 * Changes bytes of valid documents of every model, and compares what the package says of them with what another reader of JSON and
 * `validate` say.
 */
export function tryMutations(seed: number, count: number, tally: Tally): void {
  const random = createRandom(seed);
  const corpus = modelTypes.map((type) => ({ type, documents: validDocuments(type) }));
  for (let index = 0; index < count; index += 1) {
    const { type, documents } = corpus[random.below(corpus.length)] ?? {};
    if (type === undefined || documents === undefined) continue;
    tally.mutations += 1;
    tryOne(random, type, documents, tally);
  }
}

function tryOne(random: Random, { name, native }: NamedModel, documents: readonly Uint8Array[], tally: Tally): void {
  const bytes = random.pick(documents) ?? new Uint8Array();
  const changed = mutatedBytes(random, bytes, random.pick(documents) ?? bytes);
  const value = fullyRead(changed);
  const isValid = value !== undefined && native.is(value);
  if (isValid) tally.accepted += 1;
  const accepted = native.validateJson(changed).length === 0;
  const wrong =
    accepted === isValid ? isMadeWrongly({ native, value, changed, isValid }) : `validateJson says ${accepted}`;
  if (wrong !== undefined) tally.wrong.push(`${name}: ${wrong}: ${Buffer.from(changed).toString("latin1")}`);
}

interface Tried {
  readonly native: NamedModel["native"];
  readonly value: unknown;
  readonly changed: Uint8Array;
  readonly isValid: boolean;
}

function isMadeWrongly({ native, value, changed, isValid }: Tried): string | undefined {
  try {
    const made = native.parseJson(changed);
    if (!isValid) return "parseJson makes an instance";
    return made.equals(native.parse(value)) ? undefined : "parseJson makes another instance";
  } catch {
    return isValid ? "parseJson refuses" : undefined;
  }
}

/** The value, read by the reader of the command line; undefined where that finds fault. */
function fullyRead(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const sink: DiagnosticSink = { diagnostics: [] };
    const root = loadJson({ path: "mutated.json", text }, sink);
    return sink.diagnostics.length > 0 || root === undefined ? undefined : toJson(root);
  } catch {
    return undefined;
  }
}

function validDocuments({ name, native }: NamedModel): readonly Uint8Array[] {
  const vectors: unknown = JSON.parse(readFileSync(`generated/vectors/${name}.json`, "utf8"));
  const cases: unknown = Reflect.get(Object(vectors), "cases");
  const values = Array.isArray(cases) ? cases.map((each: unknown): unknown => Reflect.get(Object(each), "value")) : [];
  const texts = values
    .filter((value) => native.is(value))
    .flatMap((value) => [JSON.stringify(value), JSON.stringify(value, null, 1)]);
  return texts.filter((text) => text.length < 4000).map((text) => new TextEncoder().encode(text));
}
