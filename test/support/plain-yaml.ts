import { loadYaml } from "../../generator/load/load-yaml.ts";
import { toJson } from "../../generator/load/to-json.ts";
import { isJsonObject, type JsonObject } from "../../generator/program/json.ts";

/** A YAML text that is an object. Throws for any other. */
export function plainYaml(text: string): JsonObject {
  const document = loadYaml({ path: "text.yaml", text }, { diagnostics: [] });
  const value = document && toJson(document.root);
  if (!isJsonObject(value)) throw new Error("no object");
  return value;
}
