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
  /** How often a name was asked for, so that thousands of one kind are not counted anew each time. */
  const counts = new Map<string, number>();
  return {
    ofField: (model, field) => free(model + pascalCase(wordsOf(field.replace(/_schema$/u, "")))),
    ofSchema: (path) => free(lettersOf(path.findLast((part) => typeof part === "string") ?? "")),
  };

  function free(wanted: string): string {
    let count = counts.get(wanted) ?? 0;
    let name: string;
    do {
      count += 1;
      name = count === 1 ? wanted : wanted + count;
    } while (used.has(name));
    counts.set(wanted, count);
    used.add(name);
    return name;
  }
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
