/** A spec of any size, and the same types in the languages that other generators read. */
export interface ScaleSpec {
  /** Texts by path: the project file, and modules of at most 50 types. */
  readonly files: Readonly<Record<string, string>>;
  /** One JSON Schema with every type among its `$defs`, each of which an entry of `properties` refers to. */
  readonly jsonSchema: unknown;
  /** An OpenAPI 3.1 document with every type among its schemas. */
  readonly openApi: unknown;
}

const typesInModule = 50;
const sharedTypes = 4;

/**
 * Makes a spec of `types` types: every fourth is an enum of four values, the others are models of eight fields. A model refers
 * to an enum beside it, to the model at half its place in the module, and to a model of the one shared module; so what a type
 * needs stays small, however many there are. Says the same each time.
 */
export function scaleSpec(types: number): ScaleSpec {
  const modules = modulesOf(types);
  const files = {
    "specwright.yaml": projectFile,
    ...Object.fromEntries(modules.map(({ name, places }) => [`${name}.yaml`, moduleText(name, places)])),
  };
  const places = modules.flatMap((module) => module.places.map((place) => ({ module: module.name, place })));
  const schemasAt = (pointer: string): Record<string, unknown> =>
    Object.fromEntries(
      places.map(({ module, place }) => [typeName(module, place), typeSchema(module, place, pointer)]),
    );
  const properties = Object.fromEntries(
    places.map(({ module, place }) => [typeName(module, place), { $ref: `#/$defs/${typeName(module, place)}` }]),
  );
  return {
    files,
    jsonSchema: { title: "Everything", type: "object", properties, $defs: schemasAt("#/$defs/") },
    openApi: {
      openapi: "3.1.0",
      info: { title: "Scale", version: "1.0.0" },
      paths: {},
      components: { schemas: schemasAt("#/components/schemas/") },
    },
  };
}

interface Module {
  readonly name: string;
  /** Numbers of its types. */
  readonly places: readonly number[];
}

const shared = "shared";

function modulesOf(types: number): readonly Module[] {
  const rest = Math.max(types - sharedTypes, 0);
  const count = Math.ceil(rest / typesInModule);
  const modules = Array.from({ length: count }, (_, index) => ({
    name: `part-${index + 1}`,
    places: numbers(Math.min(typesInModule, rest - index * typesInModule)),
  }));
  return [{ name: shared, places: numbers(Math.min(types, sharedTypes)) }, ...modules];
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function typeName(module: string, place: number): string {
  const prefix = module === shared ? "Shared" : `Part${module.slice("part-".length)}`;
  return `${prefix}${isEnum(place) ? "Kind" : "Thing"}${place}`;
}

function isEnum(place: number): boolean {
  return place % 4 === 0;
}

/** The model at half the place; undefined for those that refer to none. */
function parentOf(place: number): number | undefined {
  const half = Math.floor(place / 2);
  const parent = isEnum(half) ? half + 1 : half;
  return parent < place ? parent : undefined;
}

const projectFile = `specwright: 1
package:
  name: scale-model
  version: 0.1.0
  license: MIT
  description: Types by the thousand.
  schema_base: https://example.com/scale/
out: ../generated
`;

function moduleText(name: string, places: readonly number[]): string {
  const usesShared = name !== shared && places.length > 1;
  const head = [
    "specwright: 1",
    `module: ${name}`,
    `title: The module ${name}`,
    `doc: Types of the module ${name}, made to measure with.`,
    ...(usesShared ? [`uses: [${shared}]`] : []),
    "types:",
  ];
  return `${[...head, ...places.map((place) => (isEnum(place) ? enumText : modelText)(name, place))].join("\n")}\n`;
}

const values = ["open", "active", "paused", "closed"];

function enumText(module: string, place: number): string {
  const lines = values.map((value) => `      ${value}: Number ${place} is ${value} at present.`);
  return [`  ${typeName(module, place)}:`, `    doc: State ${place} of a thing.`, "    enum:", ...lines].join("\n");
}

function modelText(module: string, place: number): string {
  const parent = parentOf(place);
  const owner = parent === undefined ? "string?" : `${typeName(module, parent)}?`;
  return `  ${typeName(module, place)}:
    doc: Thing ${place}, which stands for one of the many that a large spec has.
    fields:
      id: { type: string, min_length: 1, doc: Identity of thing ${place} }
      label: { type: string, default: "", doc: What people call thing ${place} }
      count: { type: int, min: 0, doc: How many there are of thing ${place} }
      ratio: { type: number, default: 0.5, doc: Share of thing ${place} in the whole }
      state: { type: ${typeName(module, stateOf(place))}, doc: What thing ${place} does at present }
      tags: { type: list<string>, default: [], doc: Words by which thing ${place} is found }
      owner: { type: "${owner}", doc: "The thing above thing ${place}, if there is one" }
      origin: { type: "${typeName(shared, 1)}?", doc: "Where thing ${place} comes from, if anybody knows" }`;
}

function stateOf(place: number): number {
  return place - (place % 4);
}

function typeSchema(module: string, place: number, pointer: string): unknown {
  if (isEnum(place)) return { description: `State ${place} of a thing.`, type: "string", enum: values };
  const reference = (name: string): unknown => ({ $ref: `${pointer}${name}` });
  const orNull = (schema: unknown): unknown => ({ anyOf: [schema, { type: "null" }] });
  const parent = parentOf(place);
  const owner = parent === undefined ? { type: "string" } : reference(typeName(module, parent));
  const fields: Record<string, object> = {
    id: { type: "string", minLength: 1, description: `Identity of thing ${place}` },
    label: { type: "string", default: "", description: `What people call thing ${place}` },
    count: { type: "integer", minimum: 0, description: `How many there are of thing ${place}` },
    ratio: { type: "number", default: 0.5, description: `Share of thing ${place} in the whole` },
    state: { allOf: [reference(typeName(module, stateOf(place)))], description: `What thing ${place} does at present` },
    tags: {
      type: "array",
      items: { type: "string" },
      default: [],
      description: `Words by which thing ${place} is found`,
    },
    owner: Object.assign({ description: `The thing above thing ${place}, if there is one` }, orNull(owner)),
    origin: Object.assign(
      { description: `Where thing ${place} comes from, if anybody knows` },
      orNull(reference(typeName(shared, 1))),
    ),
  };
  return {
    description: `Thing ${place}, which stands for one of the many that a large spec has.`,
    type: "object",
    properties: fields,
    required: ["id", "count", "state"],
    additionalProperties: false,
  };
}
