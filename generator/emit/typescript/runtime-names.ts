/** What the fixed files of the generated package export, by the file under `runtime/` where it stands. */
export const runtimeFiles = {
  catalog: "byKey checkCatalog foundIn isConsistent",
  "catalog-plan": "CatalogPlan",
  "check-basic": "collectBoolean collectInteger collectNumber collectString isBoolean isInteger isNumber isString",
  "check-json": "buildJson buildJsonObject collectJson collectJsonObject isJson isJsonObject keepExtra",
  "define-model": "defineModel",
  depth: "fitsDepth maxDepth",
  empty: "emptyList emptyObject",
  equal: "equalValues",
  instance: "isMade maker vouched",
  layout: "Layout ObjectLayout",
  issue: "Issue IssueCode Path",
  issues: "Issues",
  json: "JsonObject JsonValue",
  "json-shape": "anyShape eachShape fieldsShape JsonShape unseenShape",
  "json-source": "JsonSource",
  "json-schema": "jsonSchemaOf SchemaText StandardJsonSchema StandardJsonSchemaOptions",
  kept: "keptFor",
  keyword: "asJsonList booleanKeyword keywordOf listKeyword numberKeyword objectKeyword textKeyword",
  links: "groupBy",
  list: "distinctValues entryOf hasEntry isIn keysOf lookup mapEntries plainData sizeOf",
  model: "hideInherited Model",
  "model-type": "ModelType ParseResult Patch",
  number: "canonicalNumber isMultipleOf",
  option: "optionOf",
  patched: "patched",
  record: "hasOwn jsonKind ownOrNull ownValue recordOf setOwn withKey",
  resolver: "Resolver Step Taker",
  secret: "secretly",
  "standard-schema": "StandardIssue StandardResult StandardSchema",
  text: "codePoints isLongerThan isShorterThan lowerAscii partOf searchText upperAscii wellFormed wellFormedOrNull wholeText",
  "text-place":
    "charAtPlace compareTexts findText indexOfText lastIndexOfText replaceText splitText substringOf trimText",
  thrown: "describeThrown Thrown",
  unique: "isUnique isUniqueBy",
  "validation-error": "ValidationError",
  "wire-value": "fieldOf wireOrNull wireValue",
} as const;

/** File of each name that generated code may import. */
export const runtimeFileOf: ReadonlyMap<string, string> = new Map(
  Object.entries(runtimeFiles).flatMap(([file, names]) => names.split(" ").map((name) => [name, file] as const)),
);
