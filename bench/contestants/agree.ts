import { isDeepStrictEqual } from "node:util";
import { damagedDocuments, type TypeName, validDocuments } from "../data/documents.ts";
import type { Json } from "../data/json.ts";
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
  }
  process.stdout.write(
    `${type}: ${contestants.length} contestants, ${valid.length} valid documents in ${shapesOf(valid)} shapes, ` +
      `${all.length} with one change, of which ${refused.length} are invalid\n`,
  );
}
for (const line of wrong.slice(0, 20)) process.stderr.write(`${line}\n`);
if (wrong.length > 0) process.stderr.write(`${wrong.length} disagreements\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function judge({ name, checks }: Contestant, type: TypeName, document: Json, isValid: boolean): void {
  const { is, parse, issues } = checks[type];
  const tell = (what: string): void => void wrong.push(`${type}: ${name} ${what} ${JSON.stringify(document)}`);
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
