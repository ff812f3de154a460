import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { ResourceSlot, ValidationError } from "cleveragents-model";

// What strangers read first must be true to the letter.

const page = readFileSync("README.md", "utf8");

/** The text of the fenced blocks of one language, in order. */
function blocks(language: string): readonly string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gmsu"))].map(([, text = ""]) => text);
}

test("the spec on the page stands in spec/tool.yaml, word for word", () => {
  assert.ok(readFileSync("spec/tool.yaml", "utf8").includes(blocks("yaml")[0] ?? "no block"));
});

test("the TypeScript on the page does what its comments say", () => {
  const slot = ResourceSlot.parse({ name: "db", resource_type: "database", access: "read_write" });
  assert.equal(slot.binding, "contextual");
  assert.ok(Object.isFrozen(slot));
  assert.equal(slot.with({ binding: "static", static_resource: "local/db" }).static_resource, "local/db");
  assert.throws(
    () => slot.with({ binding: "static" }),
    (error) => {
      assert.ok(error instanceof ValidationError);
      assert.deepEqual(JSON.parse(JSON.stringify(error.issues)), [JSON.parse(blocks("json")[0] ?? "")]);
      return true;
    },
  );
});

test("the piece of a schema on the page stands in the schema", () => {
  const schema = JSON.parse(readFileSync("generated/schemas/ResourceSlot.schema.json", "utf8"));
  assert.deepEqual(schema.allOf[0], JSON.parse(blocks("json")[1] ?? ""));
});

test("every file and folder that the page links to exists", () => {
  for (const [, path = ""] of page.matchAll(/\]\(([^)#:]+)\)/gu)) assert.ok(existsSync(path), path);
});
