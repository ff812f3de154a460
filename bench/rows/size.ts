import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import type { Rounds } from "../statistics.ts";

const shipped = resolve("generated/dist/index.js");
const plain = resolve("bench/dist/bench/work/model/src/index.js");
const plainTool = resolve("bench/dist/bench/work/model/src/tool.js");

/** What a page loads that uses one model: bundled, minified and packed, in kB of 1,000 bytes. */
export async function measure(): Promise<Rounds> {
  const tool = await bundled(`export { Tool } from ${JSON.stringify(shipped)};`);
  if (tool.includes("SkillDefinition")) throw new Error("a tool brings skills along");
  return {
    specwright: [kilobytes(tool)],
    "specwright, JSON Schemas as plain objects": [
      kilobytes(await bundled(`export { Tool } from ${JSON.stringify(plain)};`)),
    ],
    "specwright, parse and collect alone": [
      kilobytes(await bundled(`export { buildTool, collectTool } from ${JSON.stringify(plainTool)};`, assembly)),
    ],
    "specwright, every model": [kilobytes(await bundled(`export * from ${JSON.stringify(shipped)};`))],
    "zod, z.string().min(1)": [
      kilobytes(await bundled('import { z } from "zod"; export const text = z.string().min(1);')),
    ],
  };
}

/** What puts a model together: with it goes what only the model needs, such as schemas, configuration, and what reads bytes. */
const assembly = /\/\* @__PURE__ \*\/ defineModel\(\{\n(?: .*\n)*\}.*\)/gu;

/** The code of a page, without what matches `leftOut`. */
async function bundled(text: string, leftOut = /(?!)/gu): Promise<string> {
  const entry = resolve("bench/entry.js");
  const plugin = {
    name: "entry",
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) => (id === entry ? text : undefined),
    transform: (code: string) => code.replaceAll(leftOut, "undefined"),
  };
  const bundle = await rolldown({ input: entry, plugins: [plugin] });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  return output[0].code;
}

function kilobytes(code: string): number {
  return gzipSync(code, { level: 9 }).length / 1000;
}
