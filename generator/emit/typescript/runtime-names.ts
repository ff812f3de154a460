/** What the fixed files of the generated package export, by the file under `runtime/` where it stands. */
export const runtimeFiles = {
  "check-basic": "collectBoolean collectInteger collectNumber collectString isBoolean isInteger isNumber isString",
  "check-json": "buildJson buildJsonObject collectJson collectJsonObject isJson isJsonObject keepExtra",
  "define-model": "defineModel",
  empty: "emptyList emptyObject",
  equal: "equalValues",
  issue: "Issue IssueCode Path",
  issues: "Issues",
  json: "JsonObject JsonValue",
  keyword: "asJsonList booleanKeyword keywordOf listKeyword numberKeyword objectKeyword textKeyword",
  list: "distinctValues entryOf hasEntry isIn keysOf mapEntries plainData sizeOf",
  model: "BareModel Model",
  "model-type": "ModelType ParseResult Patch",
  number: "canonicalNumber isMultipleOf",
  record: "fitsDepth hasOwn jsonKind maxDepth onWire ownOrNull ownValue recordOf setOwn tagOf withKey",
  "standard-schema": "StandardIssue StandardResult StandardSchema",
  text: "codePoints isLongerThan isShorterThan lowerAscii partOf searchText splitText upperAscii wellFormed wholeText",
  thrown: "describeThrown Thrown",
  unique: "isUnique isUniqueBy",
  "validation-error": "ValidationError",
} as const;

/** File of each name that generated code may import. */
export const runtimeFileOf: ReadonlyMap<string, string> = new Map(
  Object.entries(runtimeFiles).flatMap(([file, names]) => names.split(" ").map((name) => [name, file] as const)),
);
