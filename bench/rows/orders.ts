import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { interleave } from "../interleave.ts";
import { documentCount, type Effort, type Row } from "../rows.ts";
import type { Rounds } from "../statistics.ts";
import { Tool } from "../work/model/src/index.ts";
import { uniform } from "./documents-of.ts";

/**
 * The same documents with all keys present: in one order, and each in an order of its own. What runs on the one is a second copy
 * of the code, as V8 learns from what it has seen.
 */
export async function measure(_: Row, { rounds, slice }: Effort): Promise<Rounds> {
  const model = fileURLToPath(new URL("../work/model", import.meta.url));
  cpSync(model, `${model}-again`, { recursive: true });
  const again: { readonly Tool: typeof Tool } = await import(`${model}-again/src/index.js`);
  const task = (name: string, model: typeof Tool, orders: number) => {
    const documents = uniform("Tool", orders);
    const run = (): void => {
      for (const document of documents) if (!model.is(document)) throw new Error("a valid document is refused");
    };
    return { name, operations: documents.length, run };
  };
  return interleave([task("one shape", again.Tool, 1), task("many shapes", Tool, documentCount)], rounds, slice);
}
