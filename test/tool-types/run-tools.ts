import { readdirSync, readFileSync } from "node:fs";
import { createMemoryHost } from "../../generator/host/memory-host.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { type CommandResult, runInMemory } from "../support/run-in-memory.ts";

/** The files of our own spec. */
export const ownSpec: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync("spec").map((name) => [`spec/${name}`, readFileSync(`spec/${name}`, "utf8")]),
);

/** What `specwright tools` makes of files that lie in memory; no text where nothing was written. */
export async function tools(
  files: Readonly<Record<string, string>>,
  { type = "Tool", spec = ownSpec }: { readonly type?: string; readonly spec?: Readonly<Record<string, string>> } = {},
): Promise<{ readonly result: CommandResult; readonly text: string }> {
  const host = createMemoryHost({ files: { ...spec, ...files } });
  const result = await runInMemory(host, ["tools", ...Object.keys(files), "--type", type, "--out", "out"]);
  const isThere = host.stat("out/tool-types.ts") !== undefined;
  return { result, text: isThere ? new TextDecoder().decode(host.read("out/tool-types.ts")) : "" };
}

/** A tool with this `input_schema`. */
export function toolOf(schema: JsonValue): JsonValue {
  return { name: "local/t", description: "Does it.", source: "builtin", input_schema: schema };
}

/** What `specwright tools` makes of a tool with this `input_schema`. */
export function typesOfInput(schema: JsonValue): ReturnType<typeof tools> {
  return tools({ "tool.json": JSON.stringify(toolOf(schema)) });
}
