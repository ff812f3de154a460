import { stringify } from "yaml";
import type { DocumentFormat } from "../../../generator/documents/read-documents.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../../generator/program/json.ts";
import { createRandom, type Random } from "../../support/random.ts";

/** A document with a secret in it, more often than not damaged. */
export interface CanaryDocument {
  readonly type: string;
  readonly value: JsonValue;
  readonly format: DocumentFormat;
  /** The value as it is written, which may be damaged too. */
  readonly text: string;
}

/** What every secret has in it, and nothing else. */
export const canary = "c4n4ry";

const login = (secret: string): JsonObject => ({
  user: "ada",
  password: secret,
  token: secret,
  headers: { [secret]: secret },
  codes: [secret, "b"],
  anything: { [secret]: [{ a: secret }] },
  inner: { text: secret, few: [secret] },
  key: { kind: "word", word: secret },
});

const shapes: readonly (readonly [type: string, (secret: string) => JsonValue])[] = [
  ["Login", login],
  ["Login", (secret) => ({ login: { name: "ada", pass: secret } })],
  ["Login", (secret) => ({ user: "ada", credentials: { password: secret } })],
  ["Login", (secret) => ({ user: "ada", key: { kind: "card", number: secret } })],
  ["Site", (secret) => ({ logins: [login(secret), { user: "bob", token: secret }], by_name: { eve: login(secret) } })],
  ["Kept", (secret) => ({ word: secret, wrod: secret })],
  ["Key", (secret) => ({ kind: "word", word: secret })],
  [
    "Club",
    (secret) => ({
      members: [
        { name: "a", word: secret, next: "b" },
        { name: "b", word: secret },
      ],
    }),
  ],
];

const ends = [
  "",
  "0",
  "-9Z",
  ' "quoted"',
  "'",
  "\\",
  " # no comment",
  "\nsecond line",
  ": {",
  "\u202E",
  "é😀",
  "x".repeat(90),
];
const notations = ["yaml", "json", "ndjson"] as const;

/** The document of a seed. */
export function canaryDocument(seed: number): CanaryDocument {
  const random = createRandom(seed);
  const [type, shape] = random.pick(shapes) ?? fail();
  let value = shape(`${canary}${seed}${random.pick(ends)}`);
  for (let count = random.below(4); count > 0; count -= 1) value = changed(value, random, 0.12);
  const format = random.pick(notations) ?? "json";
  const text = format === "yaml" ? stringify(value) : JSON.stringify(value, undefined, format === "json" ? 2 : 0);
  return { type, value, format, text: random.chance(0.3) ? torn(text, random) : text };
}

/** A copy in which some values are of another kind, and some keys are misspelt or gone. Where a secret may be, one still is. */
function changed(value: JsonValue, random: Random, chance: number): JsonValue {
  const secret = secretIn(value);
  if (random.chance(chance)) return random.pick([secret, [secret], { x: secret }, [[secret]]]) ?? null;
  if (isJsonList(value)) return value.map((inner) => changed(inner, random, chance));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(() => !random.chance(chance / 2));
  return Object.fromEntries(entries.map(([key, inner]) => [slip(key, random, chance), changed(inner, random, chance)]));
}

/** A text of a value that holds the canary; empty where none does. */
function secretIn(value: JsonValue): string {
  return new RegExp(`${canary}\\w*`, "u").exec(JSON.stringify(value))?.[0] ?? "";
}

function slip(key: string, random: Random, chance: number): string {
  if (!random.chance(chance) || key.includes(canary)) return key;
  const place = random.below(key.length);
  return key.slice(0, place) + (random.pick(["", "x", key[place] ?? ""]) ?? "") + key.slice(place + random.below(2));
}

const pieces = ["[", "{", "}", '"', "'", "\t", "&a ", "*b ", "!c ", ": ", ",", "\n", "---\n", "\u0000", "yes: ", "- "];

function torn(text: string, random: Random): string {
  const place = random.below(text.length);
  if (random.chance(0.2)) return text.slice(0, place);
  return text.slice(0, place) + (random.pick(pieces) ?? "") + text.slice(place);
}

function fail(): never {
  throw new Error("there are shapes");
}
