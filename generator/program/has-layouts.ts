import type { Program } from "./program.ts";
import { declarationsIn } from "./type-walk.ts";

/** Whether configuration of a declared type, or of anything in it, can be written in other layouts than the one that is sent. */
export function hasLayouts({ declarations }: Pick<Program, "declarations">, type: string): boolean {
  return declarationsIn({ kind: "reference", target: type }, declarations).some(
    (declaration) => declaration.kind === "model" && declaration.layout !== undefined,
  );
}
