import type { Result, Run } from "./results.ts";

/** A figure that was asked for. */
export interface Bar {
  readonly figure: string;
  /** The bar: not below `least`, not above `most`. */
  readonly least?: number;
  readonly most?: number;
  readonly unit: "times" | "ns" | "MiB" | "kB";
  /** What it is in a run; undefined where the rows that it needs were not measured. */
  readonly of: (rows: Run["rows"]) => number | undefined;
  /** What was tried, and what the profile shows, where it is missed. */
  readonly remark?: string;
}

const us = "specwright";
const bytes = "specwright, from bytes";
const json2ts = "json-schema-to-typescript";
const own = "generate, our own spec";
const large = "generate, 1,000 types";

const walksJson =
  "Everybody looks into the JSON of schemas. Of our time that takes three tenths, patterns of names and uniqueness a fifth each, texts and prototypes a " +
  "tenth each; asking whether a key is an object's own costs nothing. The quickest peer has a plain function for the JSON, as it cannot say it. " +
  "Tried without gain (at most 5 %): patterns as loops, as tables and without going back, kinds told first, loops unrolled.";
const makesIssues =
  "Faults are found in one walk, which leaves the list to who asked for it. What is left is the walk and one object an issue, with its path and message.";
const boundByBranches =
  "A loop over the bytes of a line that does nothing takes a third of the time, bound by branches that cannot be foreseen; keys take " +
  "a quarter, and texts and garbage the rest. Tried: plain objects and `is` after them (1.1), keys by three of their bytes instead of " +
  "a hash, four bytes at a time, tables (no gain). `JSON.parse` is twice as fast on this machine as where the bar was set. In a file of 20,000 " +
  "lines that differ the figure is a fifth higher.";
const makesEntries =
  "Tools and skills take as long as `JSON.parse` of the text, and references half of that. The rest is 24,000 entries, each made as it is " +
  "listed and as it is passed on, and a third of all goes into garbage collection of what stays; no function takes more than 4 %. Tried: entries that are " +
  "passed on made when somebody asks (no gain, as most are asked for).";
const holdsSchemas =
  "Schemas, which `~standard` gives to others, take 5 of them, 3 of which are descriptions; reading from bytes 5, the check of JSON Schemas 3, " +
  "configuration 2. No skill comes along.";
const holdsModels =
  "It holds five models with their classes, `is` of parts that lists need, and messages in whole sentences.";
const runsOnce =
  "A third is the search for test vectors; JSON Schemas, TypeScript, docs and loading our own code take an eighth each, garbage collection an eighth of all. Most " +
  "is code that runs once, before the engine has made it fast. Done: schemas printed once, what is known of values remembered, no formatter, plain YAML read " +
  "without the parser, a validator of specs that is compiled when we build. Tried without gain: other sizes of the heap, other compilers of the engine. One file of " +
  "all our code would save another eighth.";
const loadsMuch =
  "Of the TypeScript target 40 % is printing, 16 % garbage collection, 4 % reading YAML; of every target a third is the search for test vectors, a seventh " +
  "the writing of files, each under a name of its own first. The output is validators, parsers, messages and schemas of each type, where the others print types alone.";

/** All of them. */
export const bars: readonly Bar[] = [
  faster("`is`, against the fastest peer", 8, fastest("is, Tool, varied"), walksJson),
  faster("`is`, 50 shapes, against the fastest peer", 3, fastest("is, Tool, 50 shapes"), walksJson),
  faster("`is`, 8 shapes, against the fastest peer", 3, fastest("is, Tool, 8 shapes"), walksJson),
  faster("`is`, one shape, against the fastest peer", 1.5, fastest("is, Tool, 1 shape"), walksJson),
  slower("`is`, many shapes against one shape", 1.6, times("is, Tool, 1,000 orders of the same keys", "many shapes")),
  faster("`parse`, deep-frozen, against Zod with `.readonly()`", 3, times("parse, Tool, varied", "zod readonly")),
  faster("`parse`, one shape, against Zod with `.readonly()`", 1.7, times("parse, Tool, 1 shape", "zod readonly")),
  { figure: "`parse` of an instance", most: 30, unit: "ns", of: median("parse, Tool, an instance", us) },
  faster("all errors, against Ajv with `allErrors`", 4, times("issues, Tool, varied", "ajv"), makesIssues),
  faster("all errors, against Zod", 10, times("issues, Tool, varied", "zod"), makesIssues),
  faster(
    "NDJSON bytes to verdict, against `JSON.parse` alone",
    2,
    against("NDJSON to verdicts", "JSON.parse alone", bytes),
    boundByBranches,
  ),
  faster(
    "NDJSON bytes to frozen model, against `JSON.parse` and Zod with `.readonly()`",
    2.2,
    against("NDJSON to models", "JSON.parse and zod readonly", bytes),
  ),
  slower(
    "catalog: parse with all checks and resolve every skill, against `JSON.parse` of the text",
    2,
    times("catalog of 10,000 tools and 2,000 skills", "specwright, parse and resolve all"),
    makesEntries,
  ),
  {
    figure: "`import { Tool }`, minified, gzip",
    most: 15,
    unit: "kB",
    of: median("import { Tool }, minified, gzip", us),
    remark: holdsSchemas,
  },
  {
    figure: "its parse and collect alone, without JSON Schemas",
    most: 5,
    unit: "kB",
    of: median("import { Tool }, minified, gzip", "specwright, parse and collect alone"),
    remark: holdsModels,
  },
  share(
    "`generate`, our own spec, every target, against json-schema-to-typescript",
    1,
    own,
    "specwright, every target",
    json2ts,
    runsOnce,
  ),
  share("`generate` with nothing to do, against `node -e 0`", 3, "generate, nothing to do", us, "node -e 0"),
  share(
    "1,000 types, TypeScript, against json-schema-to-typescript",
    0.5,
    large,
    "specwright, TypeScript",
    json2ts,
    loadsMuch,
  ),
  share(
    "1,000 types, TypeScript, against openapi-typescript",
    0.75,
    large,
    "specwright, TypeScript",
    "openapi-typescript",
    loadsMuch,
  ),
  share(
    "1,000 types, every target, against json-schema-to-typescript",
    1,
    large,
    "specwright, every target",
    json2ts,
    loadsMuch,
  ),
  slower(
    "5,000 types, every target: growth per doubling",
    2.2,
    growth("generate, every target, larger and larger specs"),
  ),
  {
    figure: "5,000 types, every target: memory",
    most: 500,
    unit: "MiB",
    of: median("generate, every target, peak memory", "5,000 types"),
  },
];

type Reader = Bar["of"];

function share(figure: string, most: number, row: string, of: string, to: string, remark?: string): Bar {
  return { ...slower(figure, most, against(row, of, to)), ...(remark === undefined ? {} : { remark }) };
}

/** How many times what one of a row took another took. */
function against(row: string, of: string, to: string): Reader {
  return (rows) => quotient(times(row, of)(rows), times(row, to)(rows));
}

/** From the smallest size to the largest, which is four times as large. */
function growth(row: string): Reader {
  return (rows) => {
    const fourfold = quotient(median(row, "5,000 types")(rows), median(row, "1,250 types")(rows));
    return fourfold === undefined ? undefined : Math.sqrt(fourfold);
  };
}

function quotient(above: number | undefined, below: number | undefined): number | undefined {
  return above === undefined || below === undefined ? undefined : above / below;
}

function faster(figure: string, least: number, of: Reader, remark?: string): Bar {
  return { figure, least, unit: "times", of, ...(remark === undefined ? {} : { remark }) };
}

function slower(figure: string, most: number, of: Reader, remark?: string): Bar {
  return { figure, most, unit: "times", of, ...(remark === undefined ? {} : { remark }) };
}

/** How many times what the first of a row took another took. */
function times(row: string, name: string): Reader {
  return (rows) => rows[row]?.contestants[name]?.times;
}

function median(row: string, name: string): Reader {
  return (rows) => rows[row]?.contestants[name]?.median;
}

function fastest(row: string): Reader {
  return (rows) => {
    const peers = peersOf(rows[row]);
    return peers.length > 0 ? Math.min(...peers) : undefined;
  };
}

function peersOf(result: Result | undefined): readonly number[] {
  return Object.entries(result?.contestants ?? {})
    .filter(([name]) => !name.startsWith(us))
    .map(([, figure]) => figure.times);
}

/** What some figures are where only we look into plain JSON: the rows beside which every contestant does the same work. */
export const unseenFigures: Readonly<Record<string, Bar["of"]>> = {
  "`is`": fastest("is, Tool, varied, peers do not look into JSON"),
  "`is` with one shape": fastest("is, Tool, 1 shape, peers do not look into JSON"),
  "all errors, against Ajv": times("issues, Tool, varied, peers do not look into JSON", "ajv"),
};

/** By how much a figure misses a bar, as a share of the bar; 0 where it does not. */
export function shortfall({ least, most }: Bar, figure: number): number {
  if (least !== undefined && figure < least) return 1 - figure / least;
  if (most !== undefined && figure > most) return figure / most - 1;
  return 0;
}
