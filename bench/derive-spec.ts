import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isScalar, parseDocument, visit } from "yaml";

const modules = ["names", "tool", "skill", "protocol"];
/** What reads keywords of a JSON Schema, which a plain object does not have. */
const rulesOfSchemas = ["input_schema_says_its_type", "output_schema_says_its_type"];

/**
 * Writes the spec of the benchmark: that of tools and skills, with JSON Schemas as plain objects and unknown keys refused
 * everywhere, so that every contestant does the same work; and beside it the benchmark's own modules.
 */
export function deriveSpec(from: string, own: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(own, to, { recursive: true });
  for (const name of modules) {
    writeFileSync(join(to, `${name}.yaml`), derived(readFileSync(join(from, `${name}.yaml`), "utf8")));
  }
}

/** The text of a module with those changes; examples are left out, as they may need what was taken away. */
export function derived(text: string): string {
  const document = parseDocument(text);
  visit(document, {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? String(key.value) : "";
      if (["examples", "counterexamples", "unknown_keys", "functions", "thrown_as"].includes(name)) return visit.REMOVE;
      if (rulesOfSchemas.includes(name)) return visit.REMOVE;
      if (name === "type" && isScalar(value) && typeof value.value === "string") {
        value.value = value.value.replace("json_schema", "json_object");
      }
      return undefined;
    },
  });
  return document.toString({ lineWidth: 0 });
}
