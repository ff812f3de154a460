import type { PrimitiveName } from "../../program/type-expr.ts";

/** Functions of the runtime for the types that need no declaration. */
export interface BasicFunctions {
  readonly is: string;
  /** There where a value is not kept as it is. */
  readonly build?: string;
  readonly collect: string;
  /** How names of helpers call the type: `StringList`. */
  readonly noun: string;
}

/** The functions of a type that needs no declaration. */
export function basicFunctions(name: PrimitiveName): BasicFunctions {
  switch (name) {
    case "string":
      return { is: "isString", collect: "collectString", noun: "String" };
    case "bool":
      return { is: "isBoolean", collect: "collectBoolean", noun: "Boolean" };
    case "int":
      return { is: "isInteger", collect: "collectInteger", noun: "Integer" };
    case "number":
      return { is: "isNumber", collect: "collectNumber", noun: "Number" };
    case "json":
      return { is: "isJson", build: "buildJson", collect: "collectJson", noun: "Json" };
    case "json_object":
      return { is: "isJsonObject", build: "buildJsonObject", collect: "collectJsonObject", noun: "JsonObject" };
    case "json_schema":
    case "thrown":
    case "null":
      throw new Error(`the runtime has no functions for "${name}"`);
  }
}
