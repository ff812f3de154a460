import type { Host } from "../../generator/host/host.ts";

/** Replaces the content of a file, as a person with an editor does. */
export function edit(host: Host, path: string, text: string): void {
  host.remove(path);
  host.create(path, Buffer.from(text));
}

/** The same host, with `beforeChange` called before everything that changes the disk; what it throws prevents the change. */
export function wrapHost(host: Host, beforeChange: (operation: string, path: string) => void, processId = 1): Host {
  return {
    processId,
    stat: (path) => host.stat(path),
    realPath: (path) => host.realPath(path),
    list: (path) => host.list(path),
    readPieces: (path) => host.readPieces(path),
    read: (path) => host.read(path),
    randomName: () => host.randomName(),
    isRunning: (id) => host.isRunning(id),
    create(path, bytes) {
      beforeChange("create", path);
      host.create(path, bytes);
    },
    rename(from, to) {
      beforeChange("rename", to);
      host.rename(from, to);
    },
    remove(path) {
      beforeChange("remove", path);
      host.remove(path);
    },
    removeFolder(path) {
      beforeChange("removeFolder", path);
      host.removeFolder(path);
    },
    makeFolder(path) {
      beforeChange("makeFolder", path);
      host.makeFolder(path);
    },
  };
}
