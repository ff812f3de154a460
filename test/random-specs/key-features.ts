import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** No field of a patch is sure to be there, so none can be its key. */
const impossible: readonly string[] = ["PatchSyntax.key"];

/** Layouts of configuration and catalogs have random documents of their own, in `test/layouts` and with the tests of catalogs. */
const elsewhere =
  /^(?:Authoring|Header|Keyed|Catalog|KeySpace|Resolution|ResolutionExample|UnknownKey|Take|Match|Changes)Syntax\.|\.(?:authoring|catalog|thrown_as|refers_to|acyclic|max_depth|aliases|keyed|inferred|unwraps|config)$/u;

/** Every key of the language that a spec without faults can have, as `OWNER.KEY`, the owners named as in the schema of specs. */
export function everyKey(): readonly string[] {
  const schema: { readonly $defs: Readonly<Record<string, { readonly properties?: object }>> } = JSON.parse(
    readFileSync("generator/shape/spec.schema.json", "utf8"),
  );
  return Object.entries(schema.$defs)
    .filter(([owner]) => owner.endsWith("Syntax") && owner !== "TypeSyntax")
    .flatMap(([owner, { properties = {} }]) => Object.keys(properties).map((key) => `${owner}.${key}`))
    .filter((key) => !impossible.includes(key) && !elsewhere.test(key));
}

/** The keys in the modules of a spec, which are YAML by path. */
export function keyFeatures(files: Readonly<Record<string, string>>): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const text of Object.values(files)) {
    const module: unknown = parse(text);
    for (const type of childrenOf(module, "types")) note(ownerOf(type), type, keys);
    for (const declared of childrenOf(module, "functions")) note("FunctionSyntax", declared, keys);
  }
  return keys;
}

const kinds = {
  template: "TemplateSyntax",
  scalar: "ScalarSyntax",
  enum: "EnumSyntax",
  extends: "ExtensionSyntax",
  subset_of: "SubsetSyntax",
  patch_of: "PatchSyntax",
  list: "ListSyntax",
  map: "MapSyntax",
  union: "UnionSyntax",
};

function ownerOf(type: unknown): string {
  return Object.entries(kinds).find(([key]) => Object.hasOwn(Object(type), key))?.[1] ?? "ModelSyntax";
}

/** What stands under a key of anything, unless its owner says otherwise. */
const below: Readonly<Record<string, string>> = {
  fields: "FieldChangeSyntax",
  rules: "RuleSyntax",
  derived: "DerivedSyntax",
  methods: "MethodSyntax",
  constructors: "ConstructorSyntax",
  views: "ViewSyntax",
  shows: "ViewEntrySyntax",
  params: "ParameterSyntax",
  parts: "PartSyntax",
  enum: "EnumMemberSyntax",
  examples: "ExampleSyntax",
  counterexamples: "CounterexampleSyntax",
  rows: "RowSyntax",
  "ModelSyntax.fields": "FieldSyntax",
  "FunctionSyntax.examples": "FunctionExampleSyntax",
};

function note(owner: string, object: unknown, keys: Set<string>): void {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return;
  for (const key of Object.keys(object)) {
    keys.add(`${owner}.${key}`);
    const inner = below[`${owner}.${key}`] ?? below[key];
    if (key === "table") note("TableSyntax", Reflect.get(object, key), keys);
    else if (inner !== undefined) for (const child of childrenOf(object, key)) note(inner, child, keys);
  }
}

function childrenOf(object: unknown, key: string): readonly unknown[] {
  return Object.values(Object(Reflect.get(Object(object), key)));
}
