import type { PlainField, PlainType } from "./plain-types.ts";

/** The types in TypeSpec, as a library that emits JSON Schema. */
export function typeSpecText(types: readonly PlainType[]): string {
  const texts = types.map((type) => {
    const head = `/** ${type.doc} */\n`;
    if ("values" in type)
      return `${head}enum ${type.name} {\n${type.values.map((value) => `  ${value},\n`).join("")}}\n`;
    const field = (each: PlainField): string =>
      `  /** ${each.doc} */\n  ${each.name}${each.isOptional ? "?" : ""}: ${typeSpecType(each)};\n`;
    return `${head}model ${type.name} {\n${type.fields.map(field).join("")}}\n`;
  });
  return `import "@typespec/json-schema";\nusing JsonSchema;\n\n@jsonSchema\nnamespace Scale;\n\n${texts.join("\n")}`;
}

function typeSpecType({ type, isNullable }: PlainField): string {
  const builtin: Readonly<Record<string, string>> = { integer: "safeint", number: "float64", strings: "string[]" };
  return `${builtin[type] ?? type}${isNullable ? " | null" : ""}`;
}

/** A program that declares the types in Zod, and writes their JSON Schemas to the file that is its argument. */
export function zodText(types: readonly PlainType[]): string {
  const texts = types.map((type) => {
    const end = `.meta({ id: ${JSON.stringify(type.name)}, description: ${JSON.stringify(type.doc)} });\n`;
    if ("values" in type) return `const ${type.name} = z.enum(${JSON.stringify(type.values)})${end}`;
    const fields = type.fields.map(zodField);
    return `const ${type.name} = z.strictObject({\n${fields.join("")}})${end}`;
  });
  return `import { writeFileSync } from "node:fs";
import { z } from "zod";

${texts.join("\n")}
writeFileSync(process.argv[2], JSON.stringify(z.toJSONSchema(z.globalRegistry), undefined, 2));
`;
}

/** A field; that of another type as a getter, as the other may come later. */
function zodField({ name, doc, type, isNullable, isOptional }: PlainField): string {
  const builtin: Readonly<Record<string, string>> = {
    string: "z.string()",
    integer: "z.int()",
    number: "z.number()",
    strings: "z.array(z.string())",
  };
  const known = builtin[type];
  const modifiers = `${isNullable ? ".nullable()" : ""}${isOptional ? ".optional()" : ""}`;
  const schema = `${known ?? type}${modifiers}.describe(${JSON.stringify(doc)})`;
  return known === undefined ? `  get ${name}() { return ${schema}; },\n` : `  ${name}: ${schema},\n`;
}
