import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compile, positionAt } from "../../generator/index.ts";
import { type Block, blocksOf } from "./readme-blocks.ts";

// The page that teaches the language tells the truth.

const blocks = blocksOf("spec/README.md");

test("every block of YAML on the page is a whole file with a name", () => {
  assert.ok(blocks.length > 10);
  for (const { file, text } of blocks) assert.match(file, /^[a-z-]+\.yaml$/u, text.slice(0, 40));
});

for (const [index, block] of blocks.entries()) {
  const { file, fault } = block;
  if (fault === undefined) {
    test(`${file} on the page compiles without a fault`, async () => {
      assert.deepEqual(await faultsOf(block), []);
    });
  } else {
    test(`${file}, block ${index + 1} of the page, is refused with ${fault.code}`, async () => {
      assert.deepEqual(await faultsOf(block), [`${fault.line}:${fault.column} ${fault.code}`]);
    });
  }
}

test("every key of the spec language stands in some example on the page", () => {
  const schema: unknown = JSON.parse(readFileSync("generator/shape/spec.schema.json", "utf8"));
  const text = blocks.map((block) => block.text).join("\n");
  const missing = [...keysOf(schema)].filter((key) => !new RegExp(`(^|[{,\\s])"?${key}"?:`, "u").test(text));
  assert.deepEqual(missing, []);
});

async function faultsOf(block: Block): Promise<readonly string[]> {
  const { file, text } = block;
  const { diagnostics } = await compile(file === "specwright.yaml" ? { [file]: text, ...aModule } : filesFor(block));
  return diagnostics.map(({ code, span }) => {
    const { line, column } = positionAt(text, span?.start ?? 0);
    return `${line}:${column} ${code}`;
  });
}

/** A block and, all the way down, the blocks that it uses. */
function filesFor({ file, text }: Block): Readonly<Record<string, string>> {
  const names = /^uses: \[(.*)\]$/mu.exec(text)?.[1]?.split(", ") ?? [];
  const used = blocks.filter((other) => names.includes(other.file.replace(/\.yaml$/u, "")));
  return Object.assign({}, ...used.map(filesFor), { [file]: text });
}

/** A project needs something to make. */
const aModule = {
  "a-module.yaml": [
    "specwright: 1",
    "module: a-module",
    "title: A",
    "doc: A.",
    "types: { Word: { doc: A word., scalar: string, min_length: 1 } }",
    "",
  ].join("\n"),
};

/** Names of all properties that a JSON Schema describes, at any depth. */
function keysOf(schema: unknown): ReadonlySet<string> {
  const keys = new Set<string>();
  const work = [schema];
  for (let node = work.pop(); node !== undefined; node = work.pop()) {
    if (typeof node !== "object" || node === null) continue;
    const properties: unknown = Reflect.get(node, "properties");
    if (typeof properties === "object" && properties !== null && !Array.isArray(node)) {
      for (const key of Object.keys(properties)) keys.add(key);
    }
    work.push(...Object.values(node));
  }
  return keys;
}
