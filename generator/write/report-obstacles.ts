import { posix } from "node:path";
import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import { assertNever } from "../program/assert-never.ts";
import type { Obstacle } from "./place.ts";
import type { WritePlan } from "./plan.ts";

/** Tells everything that stands in the way of the plan. True where there was anything. */
export function reportObstacles(
  { changes }: WritePlan,
  { outDir, force = false }: { readonly outDir: string; readonly force?: boolean },
  sink: DiagnosticSink,
): boolean {
  const found = changes.filter(({ obstacle }) => obstacle !== undefined && !(force && obstacle.kind === "edited"));
  for (const { path, obstacle } of found) if (obstacle !== undefined) reportObstacle(path, obstacle, outDir, sink);
  return found.length > 0;
}

/** Tells one obstacle to the file at `path`. */
export function reportObstacle(path: string, obstacle: Obstacle, outDir: string, sink: DiagnosticSink): void {
  const file = posix.join(outDir, path);
  switch (obstacle.kind) {
    case "edited":
      report(sink, "output-edited", { file, start: 0, end: 0 }, { path: file }, { hint: editedHint });
      return;
    case "foreign":
      report(
        sink,
        "output-foreign",
        undefined,
        { path: file },
        { hint: "Move it away, or choose another folder with --out." },
      );
      return;
    case "link": {
      const link = posix.join(outDir, obstacle.path);
      report(
        sink,
        "output-link",
        undefined,
        { path: link },
        { hint: "Delete the link, or name the true folder with --out." },
      );
      return;
    }
    case "blocked": {
      const blocked = posix.join(outDir, obstacle.path);
      report(
        sink,
        "output-blocked",
        undefined,
        { path: blocked, found: obstacle.found },
        { hint: "Move it out of the way." },
      );
      return;
    }
    default:
      assertNever(obstacle);
  }
}

const editedHint = "Say it in the spec instead, then generate with --force to overwrite the change.";
