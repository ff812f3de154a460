import { pascalCase } from "../naming/local-name.ts";
import type { Path } from "../program/example.ts";

/** Names of the types in one file; no two are alike. */
export interface TypeNames {
  /** Name of a type that stands for a field of a model: `ToolInput` for `input_schema` of `Tool`. */
  readonly ofField: (model: string, field: string) => string;
  /** Name of the type of a schema that others refer to, after the last key on the way to it. */
  readonly ofSchema: (path: Path) => string;
}

/** Gives names; those in `taken` to nothing. */
export function createTypeNames(taken: Iterable<string>): TypeNames {
  const used = new Set(taken);
  return {
    ofField: (model, field) => free(model + pascalCase(wordsOf(field.replace(/_schema$/u, ""))), used),
    ofSchema: (path) => free(lettersOf(path.findLast((part) => typeof part === "string") ?? ""), used),
  };
}

function free(name: string, used: Set<string>): string {
  let free = name;
  for (let count = 2; used.has(free); count += 1) free = `${name}${count}`;
  used.add(free);
  return free;
}

/** What can stand in an identifier, in words with underscores between them. */
function wordsOf(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9]+/gu, "_").replaceAll(/^_+|_+$/gu, "");
}

/** Letters only: the printer would change names with digits among them. */
function lettersOf(text: string): string {
  const name = pascalCase(text.replaceAll(/[^A-Za-z]+/gu, "_").replaceAll(/^_+|_+$/gu, ""));
  return name === "" ? "Schema" : name;
}
