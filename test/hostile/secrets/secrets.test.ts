import assert from "node:assert/strict";
import { test } from "node:test";
import { outputFormats } from "../../../generator/commands/session.ts";
import { createMemoryHost } from "../../../generator/host/memory-host.ts";
import { runInMemory } from "../../support/run-in-memory.ts";
import { buildModel } from "../../typescript/build-model.ts";
import { type CanaryDocument, canary, canaryDocument } from "./canary-document.ts";
import { keeperSpec } from "./keeper-spec.ts";
import { isKeeper, type Keeper, shownOf } from "./shown.ts";

// A thousand secrets, in documents of every layout and notation, most of them damaged. Nothing that is shown has one in it.

const built = await buildModel("canaries", keeperSpec);
const project = `specwright: 1
package: { name: keepers, version: 1.0.0, license: MIT, description: Keepers., schema_base: "https://example.com/" }
`;
const documents = Array.from({ length: 1000 }, (_, seed) => canaryDocument(seed));
const types = [...new Set(documents.map(({ type }) => type))].sort();

function keeper(type: string): Keeper {
  const model = built.get(type);
  if (!isKeeper(model)) throw new Error(`no ${type}`);
  return model;
}

/** Where the canary is seen. */
function leaksIn(shown: Iterable<readonly [string, string]>): readonly string[] {
  return [...shown].filter(([, text]) => text.toLowerCase().includes(canary)).map(([what, text]) => `${what}: ${text}`);
}

for (const type of types) {
  test(`no error, issue or printed ${type} has a secret in it; its JSON alone has`, () => {
    let accepted = 0;
    for (const document of documents.filter((each) => each.type === type)) {
      assert.deepEqual(leaksIn(shownOf(document, keeper(type))), [], document.text);
      const { success, data } = keeper(type).safeParse(document.value);
      if (!success || !JSON.stringify(document.value).includes(canary)) continue;
      accepted += 1;
      assert.ok(JSON.stringify(data).includes(canary));
    }
    assert.ok(accepted > 0);
  });

  test(`specwright validate prints no secret of a ${type}, in any format`, async () => {
    const own = documents.filter((each) => each.type === type);
    for (let first = 0; first < own.length; first += 25) {
      for (const [what, printed] of await printedOf(type, own.slice(first, first + 25), first % 50 === 0)) {
        assert.match(printed, /(?:wrong_type|unknown_key|invalid_json|yaml-syntax)\b/u);
        assert.deepEqual(leaksIn([[what, printed]]), []);
      }
    }
  });
}

/** What the command line says about documents, in each format. */
async function printedOf(
  type: string,
  batch: readonly CanaryDocument[],
  isCanonical: boolean,
): Promise<readonly (readonly [string, string])[]> {
  const files = batch.map(({ text, format }, index) => [`d${index}.${format}`, text] as const);
  const specs = Object.entries({ ...keeperSpec, "specwright.yaml": project });
  const placed = specs.map(([path, text]) => [`spec/${path}`, text] as const);
  const host = createMemoryHost({ files: Object.fromEntries([...placed, ...files]) });
  const printed = outputFormats.map(async (format) => {
    const options = ["--type", type, "--format", format, ...(isCanonical ? ["--canonical"] : [])];
    const { code, out, err } = await runInMemory(host, ["validate", ...files.map(([path]) => path), ...options]);
    assert.equal(code, 1, out + err);
    return [format, out + err] as const;
  });
  return Promise.all(printed);
}

test("a canary that is no secret is seen, so that the search finds what there is to find", async () => {
  const document: CanaryDocument = {
    type: "Login",
    value: { user: [canary] },
    format: "yaml",
    text: `user: [${canary}]\n`,
  };
  const printed = await printedOf("Login", [document], false);
  assert.deepEqual(
    leaksIn(printed).map((leak) => leak.split(":")[0]),
    ["pretty"],
  );
  const shown = shownOf({ ...document, value: { user: canary } }, keeper("Login"));
  assert.deepEqual(
    leaksIn(shown).map((leak) => leak.split(":")[0]),
    ["an instance", "fromConfig"],
  );
});
