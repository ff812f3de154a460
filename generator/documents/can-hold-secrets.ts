import type { Program } from "../program/program.ts";
import { declarationsIn } from "../program/type-walk.ts";

/** Whether a secret can stand anywhere in a document of the type. */
export function canHoldSecrets({ declarations }: Program, type: string): boolean {
  return declarationsIn({ kind: "reference", target: type }, declarations).some(
    (declaration) => declaration.kind === "model" && declaration.properties.some(({ secret }) => secret),
  );
}
