import { stringify } from "yaml";
import type { JsonObject, JsonValue } from "../../generator/program/json.ts";
import { demand, typeText } from "./place.ts";
import { createPlacing } from "./placing.ts";
import { rulesOf } from "./placing-objects.ts";
import { createSchemaReader } from "./read-schema.ts";

/**
 * The spec of a schema, as YAML: documents of its type `Root` hold a value under `value`, and are valid where the value meets the
 * schema. Throws `Unsayable` where the language has no words for it.
 */
export function importSchema(schema: JsonValue): string {
  const placing = createPlacing(createSchemaReader(schema));
  const place = placing.place(demand(schema));
  const guard = place.nullable && place.type !== "json" ? "this.value == null || " : "";
  const root: JsonObject = {
    doc: "What holds the value.",
    fields: { value: { type: typeText(place), doc: "The value." } },
    ...(place.rule === undefined ? {} : { rules: rulesOf([`${guard}${place.rule("this.value")}`]) }),
  };
  const spec: JsonObject = {
    specwright: 1,
    module: "schema",
    title: "Schema",
    doc: "Made of a JSON Schema.",
    types: { ...Object.fromEntries(placing.types), Root: root },
  };
  return stringify(spec, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "QUOTE_DOUBLE" });
}
