/** What a path leads to. `other` is a device, a pipe or a socket: never read, never written. */
export interface Entry {
  readonly kind: "file" | "folder" | "link" | "other";
  /** Bytes of a file; 0 for everything else. */
  readonly size: number;
}

/**
 * The only way to the disk and to the machine. Paths have `/` between folders and are relative to the folder that the host
 * was made for, or absolute. Every method throws `HostError`, and nothing else, where the system refuses.
 */
export interface Host {
  /** What is there, without following a link; undefined where nothing is. */
  stat(path: string): Entry | undefined;
  /** The same place with every link on the way followed. */
  realPath(path: string): string;
  /** Names in a folder, sorted by code units. */
  list(folder: string): readonly string[];
  read(path: string): Uint8Array;
  /** The bytes of a file piece by piece, for those that memory cannot hold; each piece is gone when the next one is asked for. */
  readPieces(path: string): Iterable<Uint8Array>;
  /** Makes a new file; refuses where anything is there already, a link included. */
  create(path: string, bytes: Uint8Array): void;
  /** Puts `from` in the place of `to` in one step: nobody ever sees half a file. */
  rename(from: string, to: string): void;
  remove(path: string): void;
  /** Removes a folder that is empty. */
  removeFolder(path: string): void;
  /** Makes a folder and those above it; one that exists is fine. */
  makeFolder(path: string): void;
  /** A name that nobody can guess, for temporary files. */
  randomName(): string;
  /** Number of this process. */
  readonly processId: number;
  /** Whether a process with that number lives on this machine. */
  isRunning(processId: number): boolean;
}

/** The system refused what a host was asked to do. */
export class HostError extends Error {
  /** Name of the fault as the system has it, `EACCES` for one. */
  readonly code: string;
  /** The fault in words, to follow `Could not write "x":`. */
  readonly reason: string;
  readonly path: string;

  constructor(code: string, path: string) {
    const reason = reasons[code] ?? code;
    super(`${path}: ${reason}`);
    this.name = "HostError";
    this.code = code;
    this.reason = reason;
    this.path = path;
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EBUSY: "it is in use",
  EEXIST: "something is there already",
  EISDIR: "it is a folder",
  ELOOP: "links lead in a circle",
  EMFILE: "too many files are open",
  ENAMETOOLONG: "the name is too long",
  ENOENT: "no such file or folder",
  ENOSPC: "no space left on the disk",
  ENOTDIR: "part of the path is no folder",
  ENOTEMPTY: "the folder is not empty",
  EPERM: "not permitted",
  EROFS: "the file system is read-only",
};
