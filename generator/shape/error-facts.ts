import { nodeAt } from "../load/locate.ts";
import type { YamlNode } from "../load/yaml-node.ts";
import type { Path } from "../program/example.ts";
import type { ErrorObject } from "./validator.ts";

/** The place that an error is about. A pointer does not say whether a number is an index or a key; the document does. */
export function pathOf(root: YamlNode, error: ErrorObject): Path {
  const path: (string | number)[] = [];
  let node: YamlNode | undefined = root;
  for (const part of error.instancePath.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(node?.kind === "list" ? Number(key) : key);
    node = nodeAt(root, path);
  }
  return path;
}

/** A parameter of an error that is a text, such as the key that is missing. */
export function textParam(error: ErrorObject, name: string): string | undefined {
  const value: unknown = Reflect.get(error.params, name);
  return typeof value === "string" ? value : undefined;
}

/** A parameter of an error that is a number, such as a limit. */
export function numberParam(error: ErrorObject, name: string): number | undefined {
  const value: unknown = Reflect.get(error.params, name);
  return typeof value === "number" ? value : undefined;
}

/** The key that an error of `additionalProperties` or `required` is about. */
export function keyOf(error: ErrorObject): string | undefined {
  return textParam(error, "additionalProperty") ?? textParam(error, "missingProperty");
}

/** The keys that the failing schema knows. */
export function allowedKeys(error: ErrorObject): readonly string[] {
  const properties = schemaKeyword(error, "properties");
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

/** What the failing schema calls itself. */
export function titleOf(error: ErrorObject): string {
  const title = schemaKeyword(error, "title");
  return typeof title === "string" ? title : "map";
}

/** The key whose presence forbids another one, in an error of `dependentSchemas`. */
export function excludingKey(error: ErrorObject): string | undefined {
  return /\/dependentSchemas\/(\w+)\/properties\/\w+\/(?:false schema|enum)$/u.exec(error.schemaPath)?.[1];
}

function schemaKeyword(error: ErrorObject, keyword: string): unknown {
  const schema: object = error.parentSchema ?? {};
  return Reflect.get(schema, keyword);
}
