import { type ConfigReading, readConfig } from "./config.js";
import { emptyList } from "./empty.js";
import type { Issue, Path } from "./issue.js";
import { Issues, maxIssues, tooDeepText, unreadableText } from "./issues.js";
import type { JsonReader } from "./json-bytes.js";
import { jsonSchemaOf, type SchemaText } from "./json-schema.js";
import { anyShape, type JsonShape } from "./json-shape.js";
import { fastReader, type JsonSource, readJson } from "./json-source.js";
import type { JsonReading } from "./json-text.js";
import type { Layout } from "./layout.js";
import type { ModelType, ParseResult } from "./model-type.js";
import type { StandardResult } from "./standard-schema.js";
import { ValidationError } from "./validation-error.js";

/** The generated functions of one type. `depth` counts the lists and objects around the value. */
interface Checks<Instance, Wire> {
  readonly name: string;
  /** Stops at the first fault, and makes no list and no object on the way. */
  readonly is: (value: unknown, depth: number) => value is Wire;
  /** Stops at the first fault; undefined then. */
  readonly build: (value: unknown, depth: number) => Instance | undefined;
  /** Finds every fault. */
  readonly collect: (value: unknown, issues: Issues) => boolean;
  readonly schema: SchemaText;
  /** Whether the JSON ahead is of the type beyond doubt, faster than by reading it. */
  readonly proves?: (json: JsonReader) => boolean;
  /** What JSON of the type looks like, where that helps to read it quickly. */
  readonly json?: () => JsonShape;
  /** How configuration is written, where there is more than one way. */
  readonly layout?: Layout;
  /** Of the model that the header of configuration is. */
  readonly header?: () => ModelType<unknown, unknown>;
}

/** Makes the value of a type from its generated functions. */
export function defineModel<Instance, Wire>(checks: Checks<Instance, Wire>): ModelType<Instance, Wire>;
/** Makes the value of a type that has constructors of its own. */
export function defineModel<Instance, Wire, Constructors extends object>(
  checks: Checks<Instance, Wire>,
  constructors: Constructors,
): ModelType<Instance, Wire> & Constructors;
export function defineModel<Instance, Wire>(
  checks: Checks<Instance, Wire>,
  constructors?: object,
): ModelType<Instance, Wire> {
  const parse = (value: unknown): Instance => {
    const instance = attempt(checks, value);
    if (instance === undefined) throw refusal(checks, value);
    return instance;
  };
  const { layout } = checks;
  return Object.freeze({
    ...constructors,
    parse,
    safeParse: (value: unknown): ParseResult<Instance> => {
      const data = attempt(checks, value);
      if (data === undefined) return Object.freeze({ success: false, error: refusal(checks, value) });
      return Object.freeze({ success: true, data });
    },
    is: (value: unknown): value is Wire => isValid(checks, value),
    // One walk, since two may see different values; one that finds nothing is hardly slower than that of `is`.
    validate: (value: unknown): readonly Issue[] => find(checks, value).issues,
    fromConfig: layout === undefined ? parse : (value: unknown): Instance => fromConfig(checks, layout, value),
    parseJson: (json: JsonSource): Instance => {
      const quick = attempt(checks, fastReader(json, false)?.document(jsonShapeOf(checks)));
      if (quick !== undefined) return quick;
      const reading = readJson(json);
      const instance = reading.issues.length === 0 ? attempt(checks, reading.value) : undefined;
      if (instance !== undefined) return instance;
      const { issues, truncated } = reasonsInJson(checks, reading);
      throw new ValidationError(issues, { type: checks.name, truncated });
    },
    validateJson: (json: JsonSource): readonly Issue[] =>
      isSureOf(checks, fastReader(json, true)) ? emptyList : reasonsInJson(checks, readJson(json)).issues,
    "~standard": Object.freeze({
      version: 1,
      vendor: "specwright",
      validate: (value: unknown): StandardResult<Instance> => {
        const instance = attempt(checks, value);
        return instance === undefined ? { issues: reasons(checks, value).issues } : { value: instance };
      },
      jsonSchema: jsonSchemaOf(checks.schema),
    }),
  });
}

/** Why a value is refused. */
interface Findings {
  readonly issues: readonly Issue[];
  readonly truncated: boolean;
}

/** Something in the value may throw when it is read; then there is no instance, and the second walk tells where. */
function attempt<Instance>(checks: Checks<Instance, unknown>, value: unknown): Instance | undefined {
  try {
    return checks.build(value, 0);
  } catch {
    return undefined;
  }
}

function refusal(checks: Checks<unknown, unknown>, value: unknown): ValidationError {
  const { issues, truncated } = reasons(checks, value);
  return new ValidationError(issues, { type: checks.name, truncated });
}

/** Issues are told where the configuration has what is wrong; those of its layout come first. */
function fromConfig<Instance>(checks: Checks<Instance, unknown>, layout: Layout, document: unknown): Instance {
  const { value, issues, placeOf } = read(layout, document, checks.header);
  const instance = issues.length === 0 ? attempt(checks, value) : undefined;
  if (instance !== undefined) return instance;
  const found = issues.length === 0 ? reasons(checks, value, placeOf) : find(checks, value, placeOf);
  const moved = found.issues.map((issue) => ({ ...issue, path: placeOf(issue.path) }));
  const all = [...issues, ...moved];
  throw new ValidationError(all.slice(0, maxIssues), {
    type: checks.name,
    truncated: found.truncated || all.length > maxIssues,
  });
}

function read(layout: Layout, document: unknown, header: Checks<unknown, unknown>["header"]): ConfigReading {
  try {
    return readConfig(layout, document, header && ((value) => issuesOf(header(), value)));
  } catch {
    return { value: undefined, issues: [unreadable([])], placeOf: (path) => path };
  }
}

/** What is wrong with configuration of another type. */
function issuesOf(type: ModelType<unknown, unknown>, value: unknown): readonly Issue[] {
  try {
    type.fromConfig(value);
    return emptyList;
  } catch (error) {
    if (error instanceof ValidationError) return error.issues;
    throw error;
  }
}

/** What is wrong with a value that was refused. If nothing is, it was not the same when it was read again. */
function reasons(checks: Checks<unknown, unknown>, value: unknown, placeOf?: (path: Path) => Path): Findings {
  const findings = find(checks, value, placeOf);
  return findings.issues.length > 0 ? findings : { issues: [unreadable([])], truncated: false };
}

/** Whether the JSON is valid beyond doubt. */
function isSureOf(checks: Checks<unknown, unknown>, json: JsonReader | undefined): boolean {
  if (json === undefined) return false;
  const { proves } = checks;
  return proves === undefined ? isValid(checks, json.document(jsonShapeOf(checks))) : proves(json) && json.isAtEnd;
}

function jsonShapeOf({ json }: Checks<unknown, unknown>): JsonShape {
  return json === undefined ? anyShape : json();
}

/** All that is wrong with what was read: with the value only where nothing is wrong with the text. */
function reasonsInJson(checks: Checks<unknown, unknown>, reading: JsonReading): Findings {
  if (reading.issues.length > 0) return reading;
  const { issues, truncated } = find(checks, reading.value);
  return { issues: issues.map((issue) => ({ ...issue, offset: reading.placeOf(issue.path) })), truncated };
}

function isValid<Wire>(checks: Checks<unknown, Wire>, value: unknown): value is Wire {
  try {
    return checks.is(value, 0);
  } catch {
    return false;
  }
}

function find(checks: Checks<unknown, unknown>, value: unknown, placeOf?: (path: Path) => Path): Findings {
  const issues = new Issues(placeOf);
  try {
    checks.collect(value, issues);
  } catch (error) {
    issues.breakOff(isOverflow(error) ? tooDeep(issues.place) : unreadable(issues.place));
  }
  // Nobody else holds them, and to freeze them would take up to a third of the time.
  return { issues: issues.list, truncated: issues.truncated };
}

function unreadable(path: Path): Issue {
  return { code: "unreadable", path, message: unreadableText };
}

function tooDeep(path: Path): Issue {
  return { code: "too_deep", path, message: tooDeepText };
}

/** Engines differ in what they throw where the stack ends; what the value throws may be anything. */
function isOverflow(error: unknown): boolean {
  try {
    return error instanceof RangeError || (error instanceof Error && error.name === "InternalError");
  } catch {
    return false;
  }
}
