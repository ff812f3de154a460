import { authoredTypes } from "../../program/authored-types.ts";
import type { ModelDeclaration } from "../../program/declaration.ts";
import type { JsonValue } from "../../program/json.ts";
import { declarationOf } from "../../program/lookup.ts";
import type { Program } from "../../program/program.ts";
import { declarationSchema } from "../declaration-schema.ts";
import { outcomesFor } from "../definitions.ts";
import { type Draft, dialects } from "../draft.ts";
import { objectInDraft07 } from "../draft-07.ts";
import { partsOf, type Schema, type SchemaObject } from "../schema.ts";
import { showsSecret } from "../secrets.ts";
import { keyedDefinition } from "./keyed-definition.ts";
import { readKeyedName } from "./keyed-name.ts";
import { type ConfigContext, configModelSchema } from "./model-schema.ts";

/**
 * The schema of all layouts in which configuration of a declared type is written, as a document of its own. It accepts what
 * `fromConfig` accepts, but for the rules and constraints that its descriptions name.
 */
export function configSchemaOf(program: Program, type: string, draft: Draft): SchemaObject {
  const definitionOf = definitionsFor(program, draft);
  const declaration = declarationOf(program, type);
  const own = definitionOf(type);
  const root = declaration.kind === "model" ? wholeDocument(declaration, own) : own;
  const { $defs: rootParts = new Map<string, Schema>(), ...rest } = root;
  const definitions = new Map<string, Schema>(rootParts);
  const open = [...referencesIn(root)];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (definitions.has(name)) continue;
    const { $defs: parts = new Map<string, Schema>(), ...definition } = definitionOf(name);
    for (const [part, schema] of [[name, definition] as const, ...parts]) definitions.set(part, schema);
    open.push(...[definition, ...parts.values()].flatMap(referencesIn));
  }
  const all = [...definitions].sort(([a], [b]) => (a < b ? -1 : 1));
  const document: SchemaObject = {
    ...rest,
    ...examplesOf(program, type),
    ...(all.length === 0 ? {} : { $defs: new Map(all) }),
  };
  return { $schema: dialects[draft].uri, ...(draft === "draft-07" ? objectInDraft07(document) : document) };
}

type Definitions = (name: string) => SchemaObject;

const known: Readonly<Record<Draft, WeakMap<Program, Definitions>>> = {
  "draft-2020-12": new WeakMap(),
  "draft-07": new WeakMap(),
};

/** Definitions of one program, which is frozen: each is made once, however many documents it stands in. */
function definitionsFor(program: Program, draft: Draft): Definitions {
  const found = known[draft].get(program);
  if (found !== undefined) return found;
  const context: ConfigContext = {
    program,
    authored: authoredTypes(program),
    outcomesOf: (model) => outcomesFor(program, model, draft),
  };
  const made = new Map<string, SchemaObject>();
  const definitions: Definitions = (name) => {
    const definition = made.get(name) ?? definitionOf(name, context);
    made.set(name, definition);
    return definition;
  };
  known[draft].set(program, definitions);
  return definitions;
}

function definitionOf(name: string, context: ConfigContext): SchemaObject {
  const { program, outcomesOf } = context;
  const keyed = readKeyedName(name, program);
  if (keyed !== undefined) return keyedDefinition(keyed, context);
  const declaration = declarationOf(program, name);
  if (declaration.kind === "model") return configModelSchema(declaration, context);
  return declarationSchema(declaration, { declarations: program.declarations, outcomesOf });
}

/** A document may have a header, and a wrapper that it stands under with nothing but the header beside it. */
function wholeDocument({ name, layout }: ModelDeclaration, own: SchemaObject): SchemaObject {
  const { header, wrapper } = layout ?? {};
  const head = header === undefined ? [] : [[header.key, { $ref: `#/$defs/${header.type}` }] as const];
  const flat = header === undefined ? own : { ...own, ...withProperties(head, own) };
  if (wrapper === undefined) return flat;
  const { title, description, deprecated, $defs = new Map<string, Schema>() } = own;
  const { title: _, description: __, deprecated: ___, $defs: ____, ...body } = flat;
  const document = `${name}.document`;
  const wrapped: SchemaObject =
    header === undefined
      ? { $ref: `#/$defs/${document}` }
      : { allOf: [{ $ref: `#/$defs/${document}` }, { not: { required: [header.key] } }] };
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated }),
    branch: {
      if: { type: "object", required: [wrapper], propertyNames: { enum: [...head.map(([key]) => key), wrapper] } },
      yes: { properties: new Map<string, Schema>([...head, [wrapper, wrapped]]) },
      no: { $ref: `#/$defs/${document}` },
    },
    $defs: new Map<string, Schema>([...$defs, [document, body]]),
  };
}

function withProperties(head: readonly (readonly [string, Schema])[], own: SchemaObject): SchemaObject {
  const { properties = new Map<string, Schema>(), anyOf } = own;
  if (own.type === "object") return { properties: new Map([...head, ...properties]) };
  // A text is a document as well; its other form is the object.
  return {
    anyOf: (anyOf ?? []).map((part) =>
      typeof part === "object" && part.type === "object" ? { ...part, ...withProperties(head, part) } : part,
    ),
  };
}

function referencesIn(schema: Schema): readonly string[] {
  const own = typeof schema === "boolean" ? undefined : schema.$ref;
  return [...(own === undefined ? [] : [own.slice("#/$defs/".length)]), ...partsOf(schema).flatMap(referencesIn)];
}

function examplesOf(program: Program, type: string): SchemaObject {
  const reference = { kind: "reference", target: type } as const;
  const examples: readonly JsonValue[] = declarationOf(program, type)
    .examples.filter(({ value }) => !showsSecret(value, reference, program.declarations))
    .map(({ value, config }) => config ?? value);
  return examples.length === 0 ? {} : { examples };
}
