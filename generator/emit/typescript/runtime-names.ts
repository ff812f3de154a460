/** What the fixed files of the generated package export, by the file under `runtime/` where it stands. */
export const runtimeFiles = {
  "check-basic":
    "isString isBoolean isNumber isInteger collectString collectBoolean collectNumber collectInteger",
  "check-json": "isJson isJsonObject buildJson buildJsonObject collectJson collectJsonObject",
  "define-model": "defineModel",
  empty: "emptyList emptyObject",
  equal: "equalValues",
  issue: "Issue IssueCode Path",
  issues: "Issues",
  json: "JsonObject JsonValue",
  keyword: "keyword textKeyword numberKeyword booleanKeyword listKeyword objectKeyword listOrEmpty",
  list: "every some filter mapList isIn distinct keysOf sizeOf entry hasEntry mapEntries",
  model: "BareModel Model",
  "model-type": "ModelType ParseResult Patch",
  number: "canonicalNumber isMultipleOf",
  record: "also fits hasOwn maxDepth onWire own record setOwn tagOf",
  "standard-schema": "StandardIssue StandardResult StandardSchema",
  text: "anywhere codePoints isLongerThan isShorterThan lowerAscii part split upperAscii whole",
  thrown: "describeThrown Thrown",
  unique: "isUnique isUniqueBy",
  "validation-error": "ValidationError",
} as const;

/** File of each name that generated code may import. */
export const runtimeFileOf: ReadonlyMap<string, string> = new Map(
  Object.entries(runtimeFiles).flatMap(([file, names]) => names.split(" ").map((name) => [name, file] as const)),
);
