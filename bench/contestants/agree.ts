import { inspect, isDeepStrictEqual } from "node:util";
import { damagedDocuments, type TypeName, validDocuments } from "../data/documents.ts";
import { isObject, type Json } from "../data/json.ts";
import { shapesOf } from "../data/key-order.ts";
import { documentCount } from "../rows.ts";
import type { Contestant } from "./contestant.ts";
import { contestants } from "./contestants.ts";
import { ours } from "./ours.ts";

// Everybody must say the same of the valid documents of each type, and of those one change away, as many of which are invalid; and
// whoever fills in defaults must give the same values. Otherwise times would compare different work. Ends with 1 where not.

const wrong: string[] = [];
for (const type of ["Tool", "SkillDefinition", "SessionEvent", "Folder"] as const) {
  const valid = validDocuments(type, documentCount);
  const { all, refused } = damagedDocuments(valid, documentCount, ours.checks[type].is);
  const isRefused = new Set(refused);
  for (const contestant of contestants) {
    for (const document of valid) judge(contestant, type, document, true);
    for (const document of all) judge(contestant, type, document, !isRefused.has(document));
    for (const document of valid.flatMap(withOddities)) judge(contestant, type, document, false);
  }
  process.stdout.write(
    `${type}: ${contestants.length} contestants, ${valid.length} valid documents in ${shapesOf(valid)} shapes, ` +
      `${all.length} with one change, of which ${refused.length} are invalid\n`,
  );
}
for (const line of wrong.slice(0, 20)) process.stderr.write(`${line}\n`);
if (wrong.length > 0) process.stderr.write(`${wrong.length} disagreements\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;

/** A document whose schema has something deep inside that is no JSON; nothing where it has no schema. */
function withOddities(document: Json): readonly unknown[] {
  const schema = isObject(document) ? document["input_schema"] : undefined;
  if (!isObject(document) || !isObject(schema)) return [];
  return [(): number => 1, 1n, Symbol("odd")].map((odd) => ({
    ...document,
    input_schema: { ...schema, deep: [{ odd }] },
  }));
}

function judge({ name, checks }: Contestant, type: TypeName, document: unknown, isValid: boolean): void {
  const { is, parse, issues } = checks[type];
  const tell = (what: string): void =>
    void wrong.push(`${type}: ${name} ${what} ${inspect(document, { depth: 9, breakLength: 500 })}`);
  if (is !== undefined && is(document) !== isValid) tell(isValid ? "refuses" : "accepts");
  if (issues !== undefined && (issues(document) === 0) !== isValid)
    tell(isValid ? "finds fault with" : "finds no fault with");
  if (parse === undefined) return;
  try {
    const made = plain(parse(document));
    if (!isValid) tell("parses");
    else if (!isDeepStrictEqual(made, plain(ours.checks[type].parse(document)))) tell("makes something else of");
  } catch {
    if (isValid) tell("does not parse");
  }
}

/** What a value looks like as JSON, whatever its class. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
