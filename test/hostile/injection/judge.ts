import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import type { OutputFile } from "../../../generator/emit/target.ts";
import { verifyFiles } from "../../../generator/verify/verify-files.ts";
import { type CompiledSpec, compileSpec } from "../../support/compile-spec.ts";
import { treeOf, withoutTypes } from "./code-tree.ts";
import { readPage } from "./markdown-page.ts";
import { isRecord } from "./record.ts";
import { type Exported, type Slot, specWith } from "./slots.ts";

/** What became of a text in a slot. */
export type Verdict =
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "harmless" }
  /** A text per fault: an escape, output that cannot be read, a text that is another one at run time, or a crash. */
  | { readonly kind: "faulty"; readonly faults: readonly string[] };

/** Judges texts in slots; what is written to run it goes to a folder under `dist/tmp/`. */
export interface Judge {
  judge(slot: Slot, text: string): Promise<Verdict>;
}

/** A judge with an empty folder of that name. */
export function createJudge(name: string): Judge {
  const root = resolve("dist/tmp", name);
  rmSync(root, { recursive: true, force: true });
  const twins = new Map<string, Promise<CompiledSpec>>();
  let runs = 0;

  /** The same spec with a text of the same kind that nobody could mean harm by. */
  async function twinOf(slot: Slot, text: string): Promise<readonly OutputFile[]> {
    const { twin = plainTwin } = slot;
    const own = slot.twin !== undefined || slot.usual.startsWith("usual ") ? twin(text) : slot.usual;
    const key = `${slot.name} ${own}`;
    const known = twins.get(key) ?? compileSpec(specWith(slot, own));
    twins.set(key, known);
    const { files, diagnostics } = await known;
    if (files.length === 0) throw new Error(`the twin ${own} is refused: ${diagnostics.join()}`);
    if (slot.name !== "module") return files;
    return files.map(({ path, content }) => ({ path: path.replace(`/${own}.`, `/${text}.`), content }));
  }

  async function faultsOf(slot: Slot, text: string, files: readonly OutputFile[]): Promise<readonly string[]> {
    const faults = [...filesThatDiffer(files, await twinOf(slot, text)), ...read(() => verifyFiles(files))];
    if (faults.length > 0) return faults;
    return run(slot, text, files, join(root, `${runs++}`));
  }

  return {
    async judge(slot, text) {
      try {
        const { files, full, diagnostics } = await compileSpec(specWith(slot, text));
        if (files.length > 0) {
          const faults = await faultsOf(slot, text, files);
          return faults.length === 0 ? { kind: "harmless" } : { kind: "faulty", faults };
        }
        const [first] = full.filter(({ severity }) => severity === "error");
        if (first?.span === undefined) return { kind: "faulty", faults: [`refused nowhere: ${diagnostics.join()}`] };
        return { kind: "refused", code: first.code };
      } catch (error) {
        return { kind: "faulty", faults: [`crash: ${inspect(error)}`] };
      }
    },
  };
}

/** A word for a word; what all objects have is printed in a way of its own. */
function plainTwin(text: string): string {
  if (text in Object.prototype) return "valueOf";
  return /^[A-Za-z_]\w*$/u.test(text) ? "harmless" : "harmless words";
}

/** Joiners and selectors are part of letters and emoji. */
const unseen =
  /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]|(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/** Files whose structure is another one than that of the twin; those with the same text have not to be read. */
function filesThatDiffer(files: readonly OutputFile[], twins: readonly OutputFile[]): readonly string[] {
  const twinOf = new Map(twins.map(({ path, content }) => [path, content]));
  if (files.length !== twins.length) return ["other files than those of the twin"];
  return files.flatMap(({ path, content }) => {
    if (unseen.test(content)) return [`${path} has a character that is not seen`];
    const twin = twinOf.get(path);
    if (twin === content) return [];
    if (twin === undefined) return [`${path} is not there in the twin`];
    return read(() => compare(path, content, twin));
  });
}

function compare(path: string, content: string, twin: string): void {
  if (path.endsWith(".ts") && treeOf(path, content) !== treeOf(path, twin)) throw new Error(`${path} has another tree`);
  if (path.endsWith(".json")) JSON.parse(content);
  if (!path.endsWith(".md")) return;
  const [page, other] = [readPage(content), readPage(twin)];
  if (page.blocks.join() !== other.blocks.join()) throw new Error(`${path} has another structure`);
  const foreign = page.foreign.filter((each) => !other.foreign.includes(each));
  if (foreign.length > 0) throw new Error(`${path} has ${foreign.join(" and ")}`);
}

function read(run: () => void): readonly string[] {
  try {
    run();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** Loads the package, uses what it exports, and asks for the text. */
async function run(slot: Slot, text: string, files: readonly OutputFile[], folder: string): Promise<readonly string[]> {
  const runtime = resolve(folder, "../runtime");
  for (const { path, content } of files) {
    const [, name = ""] = /^src\/(.+)\.ts$/u.exec(path) ?? [];
    if (name === "") continue;
    const target = name.startsWith("runtime/") ? join(folder, "..", `${name}.js`) : join(folder, `${name}.js`);
    if (name.startsWith("runtime/") && folder.endsWith("/0") === false) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withoutTypes(content));
  }
  writeFileSync(join(folder, "..", "package.json"), '{ "type": "module" }\n');
  symlinkSync(runtime, join(folder, "runtime"), "junction");
  const model: Exported = await import(pathToFileURL(join(folder, "index.js")).href);
  for (const value of Object.values(model)) use(value, text);
  if (Reflect.has(globalThis, "PWN")) {
    Reflect.deleteProperty(globalThis, "PWN");
    return ["it ran"];
  }
  const found = slot.read === undefined ? text : slot.read(model, text);
  return found === text ? [] : [`at run time it is ${inspect(found)}`];
}

/** Calls what a type offers, so that whatever would run does. */
function use(value: unknown, text: string): void {
  if (!isRecord(value) || typeof value["safeParse"] !== "function") return;
  for (const input of [{}, text, { trip: "ok" }, { trip: "no", [text]: text }]) {
    const result: unknown = value["safeParse"](input);
    inspect(result);
    String(isRecord(result) ? (result["data"] ?? result["error"]) : result);
  }
}
