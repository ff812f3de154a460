import { posix } from "node:path";
import { type Host, HostError } from "../host/host.ts";

/** Name of the project file, which makes a folder a spec. */
export const projectFileName = "specwright.yaml";

/** A module of a spec, or what somebody may take for one: a link that is not followed, or a file that ends in `.yml`. */
export interface FoundModule {
  readonly kind: "module" | "link" | "yml";
  readonly path: string;
}

/** Looks for files that end in `.yaml`, in folders below too, but not in the output folder. Throws `HostError`. */
export function findModules(host: Host, folder: string, outDir: string): Iterable<FoundModule> {
  return modulesIn(host, folder, posix.resolve(outDir), host.realPath(folder));
}

function* modulesIn(host: Host, folder: string, outDir: string, root: string): Generator<FoundModule> {
  for (const name of host.list(folder)) {
    const path = posix.join(folder, name);
    if (name.startsWith(".") || name === "node_modules" || posix.resolve(path) === outDir) continue;
    const linked = host.stat(path)?.kind === "link";
    const kind = kindOf(host, path);
    if (linked && (kind !== "file" || !isInside(root, host.realPath(path)))) {
      if (kind !== "file" || name.endsWith(".yaml")) yield { kind: "link", path };
    } else if (kind === "folder") {
      yield* modulesIn(host, path, outDir, root);
    } else if (name.endsWith(".yaml") && name !== projectFileName) {
      yield { kind: "module", path };
    } else if (name.endsWith(".yml")) {
      yield { kind: "yml", path };
    }
  }
}

function isInside(folder: string, path: string): boolean {
  const way = posix.relative(folder, path);
  return way !== ".." && !way.startsWith("../") && !/^(?:\/|[A-Za-z]:)/u.test(way);
}

/** What `path` leads to, links followed; undefined where it leads nowhere. */
export function kindOf(host: Host, path: string): "file" | "folder" | "link" | "other" | undefined {
  try {
    return host.stat(host.realPath(path))?.kind;
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}
