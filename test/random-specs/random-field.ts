import { kinds, type RandomField, type SpecWriter, words } from "./spec-writer.ts";

/** A field for rules, and the line of YAML that declares it. */
export interface DeclaredField {
  readonly field: RandomField;
  readonly yaml: string;
}

/** Models that fields may have, by name, with the fields that rules may read. */
export type KnownModels = ReadonlyMap<string, readonly RandomField[]>;

/** A field of any type, constraint and presence. */
export function randomField(writer: SpecWriter, name: string, models: KnownModels): DeclaredField {
  const { random } = writer;
  const kind = random.pick(kindsOfFields(models)) ?? "bool";
  const model = random.pick([...models.keys()]) ?? "";
  const type = typeText(writer, kind, model);
  // Arithmetic needs bounds.
  const isBounded = kind === "small" || random.chance(0.4);
  const constraints = isBounded ? constraintText(writer, kind, type) : "";
  const presence = presenceText(writer, kind, type, constraints !== "");
  const fields = models.get(model);
  const isModel = kind === "model" || kind === "models";
  return {
    field: { name, kind, mayBeNull: presence.mayBeNull, ...(isModel && fields !== undefined ? { fields } : {}) },
    yaml: `${name}: { type: ${type}${presence.question}${constraints}${presence.rest}, doc: Some text }`,
  };
}

function kindsOfFields(models: KnownModels): readonly RandomField["kind"][] {
  const plain = [
    "bool",
    "bool",
    "int",
    "number",
    "string",
    "string",
    "enum",
    "enum",
    "strings",
    "ints",
    "map",
    "schema",
    "small",
    "name",
    "date",
    "json",
    "nested",
  ] as const;
  return models.size === 0 ? plain : [...plain, "model", "model", "models"];
}

function typeText({ random, use }: SpecWriter, kind: RandomField["kind"], model: string): string {
  switch (kind) {
    case "bool":
    case "int":
    case "number":
      if (kind === "int" && random.chance(0.2)) return use("scalar of ints", "Amount");
      if (kind === "number" && random.chance(0.2)) return use("scalar of numbers", "Share");
      return use(kind, kind);
    case "small":
      return "int";
    case "name":
      return use("template", "Name");
    case "date":
      return use("shipped scalar", "date");
    case "json":
      return use("json", "json");
    case "nested":
      return use("list of lists", "list<list<string>>");
    case "string":
      if (random.chance(0.2)) return use("scalar of texts", "Mark");
      return random.chance(0.3) ? use("scalar", "Word") : use("string", "string");
    case "enum":
      return use("enum", "Color");
    case "strings":
      return random.chance(0.3) ? use("named list", "Words") : use("list", "list<string>");
    case "ints":
      return use("list", "list<int>");
    case "map":
      return random.chance(0.3) ? use("named map", "Counts") : use("map", "map<int>");
    case "schema":
      return use("json_schema", "json_schema");
    case "model":
      return use("model", model);
    case "models":
      return use("list of models", `list<${model}>`);
  }
}

function constraintText({ random, use, either }: SpecWriter, kind: RandomField["kind"], type: string): string {
  if (type === "Amount" || type === "Share") return "";
  switch (kind) {
    case "small":
      return ", min: 0, max: 9";
    case "models":
      return type === "list<Leaf>" ? use("unique_by", ", unique_by: id") : "";
    case "int":
      return either(
        () => use("min", ", min: 0"),
        () => use("max", ", max: 3"),
        () => use("exclusive_min", ", exclusive_min: -1"),
        () => use("exclusive_max", ", exclusive_max: 4"),
        () => use("multiple_of", ", multiple_of: 2"),
        () => use("in", ", in: [0, 1, 2, 3]"),
        () => use("not_in", ", not_in: [7]"),
      );
    case "number":
      return either(
        () => use("min", ", min: 0"),
        () => use("exclusive_max", ", exclusive_max: 10"),
      );
    case "string":
      if (type !== "string") return "";
      return either(
        () => use("min_length", ", min_length: 1"),
        () => use("max_length", ", max_length: 3"),
        () => use("pattern", ', pattern: "[ab]*c?"'),
        () => use("not_in", `, not_in: [${random.pick(words)}]`),
      );
    case "enum":
      return use("narrowed enum", ", not_in: [green]");
    case "strings":
    case "ints":
      return either(
        () => use("min_items", ", min_items: 1"),
        () => use("max_items", ", max_items: 3"),
        () => use("unique", ", unique: true"),
      );
    case "map":
      return either(
        () => use("min_entries", ", min_entries: 1"),
        () => use("max_entries", ", max_entries: 2"),
      );
    default:
      return "";
  }
}

interface Presence {
  readonly question: string;
  readonly rest: string;
  readonly mayBeNull: boolean;
}

/** A constrained field gets no default, which might break the constraint. */
function presenceText(
  { random, use }: SpecWriter,
  kind: RandomField["kind"],
  type: string,
  isTight: boolean,
): Presence {
  if (kind === "json") return { question: "", rest: random.chance(0.4) ? ", optional: true" : "", mayBeNull: false };
  const isNamed = /^[A-Z]/u.test(type) && !["Color", "Words", "Counts"].includes(type);
  const fallback = (isTight && kind !== "small") || isNamed ? undefined : defaultText(kind);
  const dice = random.next();
  if (dice < 0.3) return { question: use("nullable", "?"), rest: "", mayBeNull: true };
  if (dice < 0.42) return { question: "", rest: use("optional", ", optional: true"), mayBeNull: true };
  if (dice < 0.5) return { question: use("optional nullable", "?"), rest: ", optional: true", mayBeNull: true };
  if (dice < 0.75 && fallback !== undefined)
    return { question: "", rest: use("default", `, default: ${fallback}`), mayBeNull: false };
  if (dice < 0.8 && fallback !== undefined) {
    return { question: use("nullable with default", "?"), rest: `, default: ${fallback}`, mayBeNull: true };
  }
  return { question: "", rest: use("required", ""), mayBeNull: false };
}

function defaultText(kind: RandomField["kind"]): string | undefined {
  switch (kind) {
    case "bool":
      return "true";
    case "int":
    case "small":
      return "2";
    case "number":
      return "1.5";
    case "string":
      return "ab";
    case "enum":
      return kinds[0];
    case "strings":
    case "ints":
    case "models":
    case "nested":
      return "[]";
    case "map":
    case "schema":
      return "{}";
    case "model":
    case "name":
    case "date":
    case "json":
      return undefined;
  }
}
