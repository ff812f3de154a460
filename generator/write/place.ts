import { posix } from "node:path";
import type { Entry, Host } from "../host/host.ts";

/** Something that stands in the way of a file, which Specwright does not clear away by itself. */
export type Obstacle =
  | { readonly kind: "edited" | "foreign" }
  | { readonly kind: "link"; readonly path: string }
  | { readonly kind: "blocked"; readonly path: string; readonly found: string };

/** What lies at a path of the output folder: the bytes of a file, nothing, or an obstacle. */
export type Place = { readonly bytes: Uint8Array | undefined } | { readonly obstacle: Obstacle };

/** Looks at places in the output folder. No link is followed, and each folder is looked at once. */
export function createPlaceReader(host: Host, outDir: string): (path: string) => Place {
  const folders = new Map<string, Obstacle | "there" | "absent">();

  function folderState(folder: string): Obstacle | "there" | "absent" {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const above = folder === "." ? "there" : folderState(posix.dirname(folder));
    const state = above === "there" ? stateOf(folder, host.stat(posix.join(outDir, folder))) : above;
    folders.set(folder, state);
    return state;
  }

  return (path) => {
    const folder = folderState(posix.dirname(path));
    if (folder === "absent") return { bytes: undefined };
    if (folder !== "there") return { obstacle: folder };
    const entry = host.stat(posix.join(outDir, path));
    if (entry === undefined) return { bytes: undefined };
    return entry.kind === "file" ? { bytes: host.read(posix.join(outDir, path)) } : { obstacle: obstacle(path, entry) };
  };
}

function stateOf(folder: string, entry: Entry | undefined): Obstacle | "there" | "absent" {
  if (entry === undefined) return "absent";
  return entry.kind === "folder" ? "there" : obstacle(folder, entry);
}

/** What stands at a path as an obstacle to a file. */
export function obstacle(path: string, { kind }: Entry): Obstacle {
  if (kind === "link") return { kind, path };
  return {
    kind: "blocked",
    path,
    found: kind === "file" ? "a file" : kind === "folder" ? "a folder" : "a device or pipe",
  };
}
