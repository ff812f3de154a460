import { type Host, HostError } from "../../generator/host/host.ts";
import { createMemoryHost, type MemoryHost } from "../../generator/host/memory-host.ts";
import { hashOf } from "../../generator/write/hash.ts";
import { edit, wrapHost } from "../support/memory-disk.ts";
import { createRandom, type Random } from "../support/random.ts";
import { write } from "../support/write-fixture.ts";
import { type Outputs, paths, randomOutputs } from "./states.ts";

/** What came of a sequence. */
export interface SequenceResult {
  /** What happened, for whoever looks into a fault. */
  readonly steps: readonly string[];
  /** How many runs wrote all that they were to write. */
  readonly finished: number;
  /** What a person wrote and a run touched, and outputs that are not as they have to be. */
  readonly faults: readonly string[];
}

/** A person edits files, makes some, deletes some, while runs write, are killed, and find the disk full. */
export async function randomSequence(seed: number): Promise<SequenceResult> {
  const folder = randomFolder(createRandom(seed));
  const { random } = folder;
  const steps: string[] = [];
  const faults: string[] = [];
  let finished = 0;
  for (let count = 5 + random.below(11); count > 0; count -= 1) {
    if (random.chance(0.4)) {
      steps.push(personsStep(folder, steps.length));
      continue;
    }
    const outputs = randomOutputs(random);
    const [how, host] = randomHost(folder);
    const told = await write(host, outputs).then(
      (done) => done.faults,
      (error: unknown) => [error instanceof Killed ? "killed" : String(error)],
    );
    steps.push(`run ${how}: ${told.join(", ")}`);
    const lost = [...folder.mine].filter(([path, text]) => folder.host.files()[path] !== text);
    const wrong = told.length === 0 ? differences(folder.host, outputs) : [];
    if (told.length === 0) finished += 1;
    faults.push(...lost.map(([path]) => `${path} was touched`), ...wrong);
  }
  return { steps, finished, faults: faults.map((fault) => `${fault}, seed ${seed}`) };
}

interface Folder {
  readonly host: MemoryHost;
  /** What a person wrote, by path. */
  readonly mine: Map<string, string>;
  readonly random: Random;
}

/** An empty output folder, sometimes with a link in it that leads to what a person has elsewhere. */
function randomFolder(random: Random): Folder {
  const files = { "spec/a.yaml": "a spec\n", "elsewhere/d.ts": "a person's words\n" };
  const links = random.chance(0.1) ? { "out/src": "elsewhere" } : {};
  return { host: createMemoryHost({ files, links }), mine: new Map(Object.entries(files)), random };
}

/** Outputs as a hostile manifest has them: with the right hashes, they would be deleted. */
const hostileOutputs = {
  "docs/mine.md": "0".repeat(64),
  "../spec/a.yaml": hashOf("a spec\n"),
  "src/d.ts": hashOf("a person's words\n"),
};

/** What a person may do to a file. Texts of persons are never those of a run. */
function personsStep({ host, mine, random }: Folder, step: number): string {
  const path = `out/${random.pick([...paths, "docs/mine.md", "manifest.json"])}`;
  if (path.startsWith("out/src/") && host.stat("out/src")?.kind === "link") return "look through the link";
  const text = host.files()[path];
  if (path.endsWith("manifest.json")) {
    if (text === undefined) return "look for the manifest";
    if (random.chance(0.5)) {
      host.remove(path);
      return "lose the manifest";
    }
    const hostile = Object.entries(hostileOutputs).filter(() => random.chance(0.5));
    edit(
      host,
      path,
      random.chance(0.5) ? `<<<<<<< ours\n${text}` : JSON.stringify({ outputs: Object.fromEntries(hostile) }),
    );
    return "spoil the manifest";
  }
  if (text !== undefined && random.chance(0.3)) {
    host.remove(path);
    mine.delete(path);
    return `delete ${path}`;
  }
  if (text !== undefined && !mine.has(path) && random.chance(0.3)) {
    edit(host, path, text.replace(/\r?\n/gu, "\r\n"));
    return `check out ${path} with other line ends`;
  }
  const content = `a person's words ${step}\n`;
  if (text === undefined) host.makeFolder(path.slice(0, path.lastIndexOf("/")));
  if (text === undefined) host.create(path, Buffer.from(content));
  else edit(host, path, content);
  mine.set(path, content);
  return `write ${path}`;
}

class Killed extends Error {}

/** The disk as a run finds it: sound, or full or read-only from some moment on, or the run is killed at some moment. */
function randomHost({ host, random }: Folder): readonly [how: string, host: Host] {
  const how = random.pick(["sound", "sound", "sound", "killed", "full", "EACCES", "EROFS"] as const) ?? "sound";
  let left = how === "sound" ? Number.POSITIVE_INFINITY : random.below(16);
  const failing = wrapHost(host, (operation, path) => {
    left -= 1;
    if (left >= 0) return;
    if (how === "killed") throw new Killed();
    if (how !== "full") throw new HostError(how, path);
    if (operation !== "create") return;
    // A full disk takes half of a file.
    host.create(path, Buffer.from("ha"));
    throw new HostError("ENOSPC", path);
  });
  return [how, failing];
}

/** What a run that told no fault left undone. */
function differences(host: MemoryHost, outputs: Outputs): readonly string[] {
  const files = host.files();
  const missing = Object.entries(outputs).filter(([path, text]) => files[`out/${path}`]?.replaceAll("\r", "") !== text);
  const remains = Object.keys(files).filter((path) => path.includes("/.specwright"));
  return [...missing.map(([path]) => `out/${path} is not written`), ...remains.map((path) => `${path} is left`)];
}
