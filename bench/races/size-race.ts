import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { type Race, specwright } from "./race.ts";

const full = resolve("generated", "dist", "index.js");
const plain = resolve("bench", "dist", "bench", "work", "model", "src", "index.js");

/** What a page loads that uses one model: bundled, minified and packed, in kB of 1,000 bytes. */
export const sizeRace: Race = {
  id: "size",
  title: "Size of `import { Tool }`, minified, gzip",
  unit: "kB",
  claims: [{ what: "`import { Tool }`, minified, gzip, in kB", of: specwright, atMost: 15 }],
  run: async () => {
    const whole = await bundled(`export { Tool } from ${JSON.stringify(full)};`);
    if (whole.includes("SkillDefinition")) throw new Error("a tool brings skills along");
    const withoutSchemas = await bundled(`export { Tool } from ${JSON.stringify(plain)};`);
    const everything = await bundled(`export * from ${JSON.stringify(full)};`);
    const zod = await bundled(`import * as z from "zod"; export const name = z.string().min(1);`);
    const rounds = {
      [specwright]: [kilobytes(whole)],
      "specwright, JSON Schemas as plain objects": [kilobytes(withoutSchemas)],
      "specwright, every model": [kilobytes(everything)],
      "zod, one text": [kilobytes(zod)],
    };
    return { rounds, beside: Object.keys(rounds).slice(1) };
  },
};

async function bundled(text: string): Promise<string> {
  const entry = "virtual:entry";
  const bundle = await rolldown({
    input: entry,
    cwd: resolve("bench"),
    plugins: [
      {
        name: "entry",
        resolveId: (id, importer) => {
          if (id === entry) return id;
          return importer === entry && !id.startsWith("/")
            ? { id: resolve("bench", "node_modules", id, "index.js") }
            : undefined;
        },
        load: (id) => (id === entry ? text : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  return output[0].code;
}

function kilobytes(code: string): number {
  return gzipSync(code, { level: 9 }).length / 1000;
}
