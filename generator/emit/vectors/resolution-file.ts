import type { Interpreter } from "../../interpret/interpreter.ts";
import type { Outcome } from "../../interpret/outcome.ts";
import type { ModelDeclaration } from "../../program/declaration.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../program/json.ts";
import type { Resolution } from "../../program/resolution.ts";

/** What the members of one catalog come to. Keys stand in the order in which they are written. */
export interface ResolutionCase {
  readonly description: string;
  /** The catalog. */
  readonly value: JsonValue;
  /** Name of the resolution. */
  readonly resolution: string;
  /** For the key of each member the entries in normal form, in order. */
  readonly gives: Readonly<Record<string, JsonValue>>;
  /** A key that no member has, and what is thrown for it, in normal form. */
  readonly unknown: { readonly key: string; readonly throws: JsonValue };
}

/** What a vector file of resolutions holds. */
export interface ResolutionFile {
  readonly type: string;
  readonly cases: readonly ResolutionCase[];
}

/** All members of all examples of a catalog, resolved. Examples that come to nothing are left out. */
export function resolutionFile(interpreter: Interpreter, model: ModelDeclaration): ResolutionFile {
  const cases = (model.catalog?.resolutions ?? []).flatMap((resolution) =>
    model.examples.flatMap(({ name, value }): readonly ResolutionCase[] => {
      const catalog = interpreter.normalize(model.name, value);
      const keys = isJsonObject(catalog) ? keysIn(catalog, resolution) : [];
      if (keys.length === 0 || !isJsonObject(catalog)) return [];
      const gives = keys.map((key) => {
        return [key, workedOut(interpreter.resolve(model.name, resolution.name, catalog, key))] as const;
      });
      const unknown = unheardOf(keys);
      const throws = workedOut(interpreter.unresolved(model.name, resolution.name, unknown));
      return [
        {
          description: `example ${name}`,
          value,
          resolution: resolution.name,
          gives: Object.fromEntries(gives),
          unknown: { key: unknown, throws },
        },
      ];
    }),
  );
  return { type: model.name, cases };
}

function keysIn(catalog: JsonObject, { start }: Resolution): readonly string[] {
  const members = catalog[start.property] ?? null;
  return isJsonList(members)
    ? members.flatMap((member) => (isJsonObject(member) ? String(member[start.key]) : []))
    : [];
}

function unheardOf(keys: readonly string[]): string {
  let key = "unheard-of";
  while (keys.includes(key)) key += "-too";
  return key;
}

/** What a checked spec works out is never refused. */
function workedOut(outcome: Outcome | undefined): JsonValue {
  if (outcome === undefined || "issues" in outcome) throw new Error("an example of a catalog does not resolve");
  return outcome.value;
}
