const maxSegmentLength = 120;
const maxPathLength = 240;
const deviceNames = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/iu;

/** What makes it wrong to write at `path`, to follow `it is`; undefined where it is inside the output folder and safe on every system. */
export function unsafePathReason(path: string): string | undefined {
  if (path.length > maxPathLength) return `a path longer than ${maxPathLength} characters`;
  for (const segment of path.split("/")) {
    const reason = unsafeSegmentReason(segment);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function unsafeSegmentReason(segment: string): string | undefined {
  if (segment === "" || segment === "." || segment === "..") return "a path out of the output folder";
  // Tools keep their settings in such files; nothing that is generated is called so.
  if (segment.startsWith(".")) return "a hidden file or folder";
  if (segment.length > maxSegmentLength) return `a name longer than ${maxSegmentLength} characters`;
  // Keeps out control characters, drive letters, backslashes and all that some file system refuses or folds.
  if (!/^[A-Za-z0-9._ $@+-]+$/u.test(segment)) return "a name with characters that not every system takes";
  if (/[. ]$/u.test(segment)) return "a name that ends in a dot or a space";
  return deviceNames.test(stemOf(segment)) ? "a name that Windows keeps for a device" : undefined;
}

/** The name up to its first dot: what Windows looks at, and the name that a spec gave. */
export function stemOf(segment: string): string {
  return segment.split(".", 1).join();
}
