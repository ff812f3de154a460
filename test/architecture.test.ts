import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";
import { strongComponents } from "../generator/graph/strong-components.ts";

// The rules of generator/README.md that no compiler holds.

interface Source {
  /** Relative to the root of the repository. */
  readonly path: string;
  /** First folder under generator/, or the name of a file that lies in it itself. */
  readonly stage: string;
  readonly text: string;
  readonly imports: readonly string[];
}

const generator = sourcesIn("generator");
const everything = [...generator, ...sourcesIn("test")];

/** Every stage may use those before it. */
const pipeline = ["load", "shape", "bind", "check", "witness", "emit", "write"];
/** Used by every stage; each may use those that are listed for it. */
const shared: Readonly<Record<string, readonly string[]>> = {
  graph: [],
  diagnostics: [],
  program: ["diagnostics"],
  naming: [],
  interpret: ["program", "naming", "diagnostics", "graph"],
  "json-schema": ["program", "naming", "diagnostics", "interpret"],
  advice: ["program", "diagnostics", "interpret", "load"],
};
/** What stands around the pipeline. */
const around: Readonly<Record<string, readonly string[]>> = {
  host: ["diagnostics", "load"],
  verify: ["emit"],
  lint: ["diagnostics", "program", "interpret"],
  project: ["diagnostics", "program", "host", "load", "shape"],
  documents: ["diagnostics", "program", "interpret", "load", "advice"],
  "tool-types": [
    "diagnostics",
    "program",
    "naming",
    "graph",
    "interpret",
    "load",
    "advice",
    "host",
    "documents",
    "write",
  ],
};

test("a folder imports only from those before it in the pipeline, and from what all share", () => {
  const wrong = generator.flatMap(({ path, stage, imports }) => {
    const allowed = allowedFolders(stage);
    if (allowed === undefined) return [];
    return imports
      .filter((target) => target.startsWith("generator/"))
      .filter((target) => ![stage, ...allowed].includes(stageOf(target)))
      .map((target) => `${path} imports ${target}`);
  });
  assert.deepEqual(wrong, []);
});

test("a target imports no other target", () => {
  const targetOf = (path: string): string | undefined => /^generator\/emit\/([^/]+)\//u.exec(path)?.[1];
  const wrong = generator.flatMap(({ path, imports }) =>
    imports
      .filter((target) => targetOf(path) !== undefined && targetOf(target) !== undefined)
      .filter((target) => targetOf(path) !== targetOf(target))
      .map((target) => `${path} imports ${target}`),
  );
  assert.deepEqual(wrong, []);
});

test("only the compiler and the registry of targets know the targets", () => {
  const wrong = generator
    .filter(
      ({ path, imports }) =>
        !path.startsWith("generator/emit/") && imports.some((target) => /\/emit\/[^/]+\//u.test(target)),
    )
    .map(({ path }) => path);
  assert.deepEqual(wrong, []);
});

for (const [name, doors] of Object.entries({
  yaml: ["generator/load/"],
  ajv: ["generator/shape/"],
  "@marcbachmann/cel-js": ["generator/check/cel/"],
  handlebars: ["generator/emit/docs/"],
  "json-schema-to-typescript": ["generator/shape/", "generator/tool-types/"],
  commander: ["generator/command-line.ts"],
  picocolors: ["generator/diagnostics/"],
  "fastest-levenshtein": ["generator/diagnostics/"],
  diff: ["generator/commands/"],
  acorn: ["generator/verify/"],
  "@sveltejs/acorn-typescript": ["generator/verify/"],
})) {
  test(`${name} comes in by one door`, () => {
    const wrong = generator
      .filter(({ imports }) => imports.some((target) => target === name || target.startsWith(`${name}/`)))
      .filter(({ path }) => !doors.some((door) => path.startsWith(door)))
      .map(({ path }) => path);
    assert.deepEqual(wrong, []);
  });
}

test("only the host touches the disk, beside four readers of files that ship with the package", () => {
  const readers = ["shape/read-schema.ts", "check/keywords/read-keywords.ts", "emit/asset.ts", "build-identity.ts"];
  const own = ["host/disk-host.ts", ...readers].map((path) => `generator/${path}`);
  const scripts = ["shape/generate-syntax.ts", "shape/compile-validators.ts", "diagnostics/generate-codes-page.ts"];
  const wrong = generator
    .filter(({ imports }) => imports.some((target) => /^(?:node:)?fs(?:\/|$)/u.test(target)))
    .filter(({ path }) => ![...own, ...scripts.map((script) => `generator/${script}`)].includes(path))
    .map(({ path }) => path);
  assert.deepEqual(wrong, []);
});

test("no stage reads a clock, the environment or a locale", () => {
  const stages = [...pipeline, ...Object.keys(shared), ...Object.keys(around)];
  const moving = /\b(?:Date\.now|new Date\b|process\.env|process\.cwd|Math\.random|localeCompare|toLocale\w+|Intl\.)/u;
  const allowed = ["generator/host/disk-host.ts", "generator/shape/generate-syntax.ts"];
  const wrong = generator
    .filter(({ stage, path }) => stages.includes(stage) && !allowed.includes(path))
    .filter(({ text }) => moving.test(withoutComments(text)))
    .map(({ path }) => path);
  assert.deepEqual(wrong, []);
});

test("stages that judge what users write throw nothing but bugs and their own signals", () => {
  // Faults of users go into the sink. `Error` is for bugs; the others end a walk and are caught where it began.
  const signals = [
    "Error",
    "InternalError",
    "HostError",
    "Refused",
    "InvalidArgumentError",
    "stopped",
    "error",
    "withStage",
  ];
  const wrong = generator
    .filter(({ stage }) => stage !== "host")
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/\bthrow (?:new )?(\w+)(?=[;(])/gu)]
        .map(([, what = ""]) => what)
        .filter((what) => !signals.includes(what))
        .map((what) => `${path} throws ${what}`),
    );
  assert.deepEqual(wrong, []);
});

test("no file is longer than 300 lines", () => {
  const wrong = everything
    .filter(({ text }) => !text.startsWith("// Written by ") && text.split("\n").length > 301)
    .map(({ path }) => path);
  assert.deepEqual(wrong, []);
});

test("exports have names, and nothing is exported wholesale", () => {
  const wrong = everything.filter(({ text }) => /^export (?:default|\*)/mu.test(text)).map(({ path }) => path);
  assert.deepEqual(wrong, []);
});

test("every export of the generator has somebody who imports it", () => {
  const usedBy = (sources: readonly Source[]): ReadonlySet<string> => new Set(sources.flatMap(importedNames));
  const inGenerator = usedBy(generator);
  const inTests = usedBy(everything.filter(({ path }) => path.startsWith("test/")));
  const wrong = generator.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(function|class|const|interface|type) (\w+)/gmu)]
      .filter(([, kind, name = ""]) => {
        const key = `${path} ${name}`;
        if (inGenerator.has(key)) return false;
        // A type may be there for the signature in which it stands; a test may look at a part that its file needs.
        const isUsed = [...withoutComments(text).matchAll(new RegExp(`\\b${name}\\b`, "gu"))].length > 1;
        return !isUsed || !(kind === "interface" || kind === "type" || inTests.has(key));
      })
      .map(([, , name]) => `${path} ${name}`),
  );
  assert.deepEqual(wrong, []);
});

test("no files import each other in a circle, but those that follow expressions into their parts", () => {
  const folders = ["generator/check/cel", "generator/emit/docs/rule-prose", "generator/json-schema/rules"];
  const imports = new Map(generator.map((source) => [source.path, source.imports]));
  const circles = strongComponents(imports.keys(), (path) => imports.get(path) ?? [])
    .filter((files) => files.length > 1)
    .filter((files) => !folders.some((folder) => files.every((path) => posix.dirname(path) === folder)));
  assert.deepEqual(circles, []);
});

test("nothing silences the compiler or the linter, and nothing is left to be done", () => {
  // Put together here, so that this file does not find itself.
  const words = new RegExp(
    `\\bbiome-${"ignore"}\\b|@ts-${"(?:ignore|expect-error|nocheck)"}\\b|\\b(?:TO${"DO"}|FIX${"ME"})\\b`,
    "u",
  );
  // In tests of types, an error that the compiler must find is what is tested.
  const rest = ({ path, text }: Source): string =>
    path.startsWith("test/types/") ? text.replaceAll(`@ts-${"expect-error"}`, "") : text;
  assert.deepEqual(
    everything.filter((source) => words.test(rest(source))).map(({ path }) => path),
    [],
  );
});

test("names of files say one thing, in kebab-case", () => {
  const wrong = everything
    .map(({ path }) => path)
    .filter((path) => !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*(?:\.test)?\.ts$/u.test(path));
  assert.deepEqual(wrong, []);
  assert.deepEqual(
    everything.filter(({ path }) => /(?:^|[/-])(?:utils?|helpers?|misc|common|manager)\b/u.test(path)),
    [],
  );
});

test("every exported function and class says what it is for", () => {
  const undocumented = generator.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:function|class) (\w+)/gmu)]
      .filter(({ index }) => !/\*\/\n$/u.test(text.slice(0, index)))
      .map(([, name]) => `${path} ${name}`),
  );
  assert.deepEqual(undocumented, []);
});

function sourcesIn(folder: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => posix.join(folder, name.replaceAll("\\", "/")))
    .filter((path) => path.endsWith(".ts") && !path.includes("/fixtures/"))
    .sort()
    .map((path) => {
      const text = readFileSync(path, "utf8");
      return { path, stage: stageOf(path), text, imports: importsOf(path, text) };
    });
}

/** Targets of every import, static or not: paths of our own files from the root, names of packages. */
function importsOf(path: string, text: string): readonly string[] {
  const found = withoutComments(text).matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)"([^"\n]+)"/gu);
  return [...found].map(([, target = ""]) =>
    target.startsWith(".") ? posix.join(posix.dirname(path), target) : target,
  );
}

/** What a file imports or hands on from files of our own, as `path name`. */
function importedNames({ path, text }: Source): readonly string[] {
  const statements = text.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from "(\.[^"\n]+)"/gu);
  // What comes of an import at run time may get its names anywhere.
  const awaited = [...text.matchAll(/\bimport\("(\.[^"\n]+)"\)/gu)].map(([, target]) => [text, target]);
  return [...[...statements].map(([, names, target]) => [names, target]), ...awaited].flatMap(
    ([names, target = ""]) => {
      const file = posix.join(posix.dirname(path), target);
      return [...(names ?? "").matchAll(/\w+/gu)].map(([name]) => `${file} ${name}`);
    },
  );
}

function stageOf(path: string): string {
  return path.split("/")[1] ?? "";
}

/** Folders that a stage may import from; undefined for what stands above all stages. */
function allowedFolders(stage: string): readonly string[] | undefined {
  const always = Object.keys(shared);
  if (stage === "write") return [...always, ...pipeline, "host", "version.ts"];
  if (pipeline.includes(stage)) return [...always, ...pipeline.slice(0, pipeline.indexOf(stage))];
  return shared[stage] ?? around[stage];
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "");
}
