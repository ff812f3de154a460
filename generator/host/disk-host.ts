import { randomBytes } from "node:crypto";
import * as fs from "node:fs";
import { relative, resolve, sep } from "node:path";
import { type Entry, type Host, HostError } from "./host.ts";

/** A host on the real disk; relative paths start at `root`. */
export function createDiskHost(root: string): Host {
  const at = (path: string): string => resolve(root, path);
  return {
    processId: process.pid,
    stat: (path) => ask(path, () => entryOf(fs.lstatSync(at(path), { throwIfNoEntry: false }))),
    realPath: (path) => ask(path, () => hostPath(fs.realpathSync(root), fs.realpathSync(at(path)))),
    list: (folder) => ask(folder, () => fs.readdirSync(at(folder)).sort()),
    read: (path) => ask(path, () => fs.readFileSync(at(path))),
    readPieces: (path) => piecesOf(path, at(path)),
    create: (path, bytes) => ask(path, () => fs.writeFileSync(at(path), bytes, { flag: "wx" })),
    rename: (from, to) => ask(to, () => fs.renameSync(at(from), at(to))),
    remove: (path) => ask(path, () => fs.unlinkSync(at(path))),
    removeFolder: (path) => ask(path, () => fs.rmdirSync(at(path))),
    makeFolder: (path) => {
      ask(path, () => fs.mkdirSync(at(path), { recursive: true }));
    },
    randomName: () => randomBytes(8).toString("hex"),
    isRunning,
  };
}

/** `path` as hosts write it: relative to `root` where it lies inside, with `/` between folders. */
export function hostPath(root: string, path: string): string {
  const inside = relative(root, path);
  const outside = inside === ".." || inside.startsWith(`..${sep}`) || resolve(root, inside) === inside;
  return (outside ? path : inside || ".").replaceAll(sep, "/");
}

const pieceBytes = 1024 * 1024;

function* piecesOf(path: string, place: string): Generator<Uint8Array> {
  const file = ask(path, () => fs.openSync(place, "r"));
  try {
    const buffer = new Uint8Array(pieceBytes);
    for (;;) {
      const length = ask(path, () => fs.readSync(file, buffer));
      if (length === 0) return;
      yield buffer.subarray(0, length);
    }
  } finally {
    fs.closeSync(file);
  }
}

function entryOf(stats: fs.Stats | undefined): Entry | undefined {
  if (stats === undefined) return undefined;
  if (stats.isFile()) return { kind: "file", size: stats.size };
  return { kind: stats.isDirectory() ? "folder" : stats.isSymbolicLink() ? "link" : "other", size: 0 };
}

function ask<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new HostError(codeOf(error), path);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
