import type { Declaration } from "../program/declaration.ts";
import type { JsonValue } from "../program/json.ts";
import { declarationOf } from "../program/lookup.ts";
import type { Program } from "../program/program.ts";
import { isShipped } from "../program/shipped.ts";
import { definitionOf, type Side } from "./definitions.ts";
import { type Draft, dialects } from "./draft.ts";
import { objectInDraft07 } from "./draft-07.ts";
import { reachableFrom } from "./reachable.ts";
import type { Schema, SchemaObject } from "./schema.ts";
import { showsSecret } from "./secrets.ts";

/** Which schema of a type is wanted. */
export interface SchemaOptions {
  readonly draft: Draft;
  /** What may be sent, as without this option, or what `toJSON` gives. */
  readonly side?: Side;
}

/**
 * The schema of a declared type as a document of its own: all that it refers to is in it, and `$schema` leads. It has no `$id`,
 * which is for whoever gives it a place. The same call gives the same schema.
 */
export function schemaOf(program: Program, type: string, { draft, side = "input" }: SchemaOptions): SchemaObject {
  const declaration = declarationOf(program, type);
  const reached = reachableFrom(program, type);
  const own = {
    ...definitionOf(program, type, draft, side),
    ...(side === "input" ? examplesOf(declaration, program) : {}),
  };
  const definitions = reached.map(
    (name) => [name, name === type ? own : definitionOf(program, name, draft, side)] as const,
  );
  // A type that leads back to itself stands among the definitions and the root refers to it.
  if (reached.includes(type)) return inDialect(draft, { $ref: `#/$defs/${type}`, ...gathered(definitions) });
  const { $defs: parts, ...root } = own;
  return inDialect(draft, { ...root, ...gathered(definitions, parts) });
}

/** One schema with all exported types among its definitions; it accepts everything. */
export function bundleOf(program: Program, { draft, side = "input" }: SchemaOptions): SchemaObject {
  const names = exportedTypes(program).flatMap(({ name }) => [name, ...reachableFrom(program, name)]);
  const { name, description } = program.package;
  return inDialect(draft, {
    title: name,
    ...(description === "" ? {} : { description }),
    ...gathered([...new Set(names)].map((target) => [target, definitionOf(program, target, draft, side)] as const)),
  });
}

/** Types that others may name: not internal, and not shipped with the language. */
export function exportedTypes(program: Program): readonly Declaration[] {
  return Object.values(program.declarations).filter((declaration) => !declaration.internal && !isShipped(declaration));
}

function inDialect(draft: Draft, schema: SchemaObject): SchemaObject {
  return { $schema: dialects[draft].uri, ...(draft === "draft-07" ? objectInDraft07(schema) : schema) };
}

/** Definitions by name, with the parts of rules that each brings along, and with `more`. */
function gathered(
  definitions: readonly (readonly [string, SchemaObject])[],
  more: ReadonlyMap<string, Schema> = new Map(),
): SchemaObject {
  const entries = definitions.flatMap(([name, definition]): (readonly [string, Schema])[] => {
    // What has no parts stays the same object, which is printed once.
    if (definition.$defs === undefined) return [[name, definition]];
    const { $defs: parts, ...own } = definition;
    return [[name, own], ...parts];
  });
  const sorted = [...entries, ...more].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.length === 0 ? {} : { $defs: new Map(sorted) };
}

function examplesOf(declaration: Declaration, program: Program): SchemaObject {
  const type = { kind: "reference", target: declaration.name } as const;
  const values = declaration.examples.map(({ value }) => value);
  const examples: readonly JsonValue[] = values.filter((value) => !showsSecret(value, type, program.declarations));
  return examples.length === 0 ? {} : { examples };
}
