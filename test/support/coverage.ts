import { readFileSync } from "node:fs";

/** What a coverage report says that schemas cannot tell. */
export interface Coverage {
  /** Whether no schema can tell this fault in this document. */
  isUntold(fault: Fault, document: unknown): boolean;
}

/** An issue, from the interpreter or from a generated validator. */
export interface Fault {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly rule?: string;
  readonly message: string;
}

interface RuleEntry {
  readonly rule: string;
  readonly exact: boolean;
}

interface ConstraintEntry {
  readonly constraint: string;
  readonly property?: string;
  readonly exact: boolean;
}

const knownGaps = [
  "depth",
  "well_formed_text",
  "unique_by",
  "key_space",
  "refers_to",
  "acyclic",
  "max_depth",
  "resolution",
];

/** Names of the entries of a report as it stands in the file, and what each target says. */
interface Listed {
  readonly targets: Readonly<Record<string, { readonly exact: boolean }>>;
}

/** Reads what a coverage report says of the schemas of draft 2020-12. Throws where it tells of a gap that is not known here, so that each gap is dealt with by hand. */
export function readCoverage(path: string): Coverage {
  const report: {
    readonly rules: readonly (Omit<RuleEntry, "exact"> & Listed)[];
    readonly constraints: readonly (Omit<ConstraintEntry, "exact"> & Listed)[];
  } = JSON.parse(readFileSync(path, "utf8"));
  const rules = untoldRules(report.rules.map(inSchemas));
  const missing = report.constraints.map(inSchemas).filter(({ exact }) => !exact);
  const unknown = missing.filter(({ constraint }) => !knownGaps.includes(constraint));
  if (unknown.length > 0) throw new Error(`unknown gaps in the schemas: ${JSON.stringify(unknown)}`);
  const has = (kind: string): boolean => missing.some(({ constraint }) => constraint === kind);
  const propertiesWith = (kind: string): ReadonlySet<unknown> =>
    new Set(missing.map(({ constraint, property }) => (constraint === kind ? property : "")));
  const uniqueBy = propertiesWith("unique_by");
  const keyed = propertiesWith("key_space");
  return {
    isUntold({ code, rule = "", path, message }, document) {
      switch (code) {
        case "rule":
          // What is wrong with what a member of a catalog comes to is told at the change that made it so.
          return rules.has(rule) || (has("resolution") && path.at(-1) === "override");
        case "too_deep":
          return has("depth");
        case "wrong_type":
          // Where something else than a text was due, schemas tell that.
          return (
            has("well_formed_text") &&
            isIllFormed(valueAt(document, path)) &&
            /^Expected [^,]*\ba text\b/u.test(message)
          );
        case "duplicate":
          // The issue stands at a property of an element of the list; that of `unique` stands at the element.
          if (typeof path.at(-1) !== "string") return false;
          return uniqueBy.has(String(path.at(-3))) || keyed.has(path.at(-3)) || keyed.has(path.at(-2));
        case "unknown_reference":
          return has("refers_to");
        case "cycle":
          return has("acyclic");
        case "chain_too_long":
          return has("max_depth");
        default:
          return false;
      }
    },
  };
}

function inSchemas<E extends Listed>(entry: E): E & { readonly exact: boolean } {
  const carried = entry.targets["json-schema-2020-12"];
  if (carried === undefined) throw new Error("the report does not tell of the schemas");
  return { ...entry, exact: carried.exact };
}

/** Issues name their rule without its model, so a rule must be exact in all models that have it, or in none. */
function untoldRules(entries: readonly RuleEntry[]): ReadonlySet<string> {
  const told = new Set(entries.filter(({ exact }) => exact).map(({ rule }) => rule));
  const untold = new Set(entries.filter(({ exact }) => !exact).map(({ rule }) => rule));
  const both = [...untold].filter((rule) => told.has(rule));
  if (both.length > 0) throw new Error(`exact in one model and not in another: ${both.join(", ")}`);
  return untold;
}

function isIllFormed(value: unknown): boolean {
  return typeof value === "string" && /\p{Surrogate}/u.test(value);
}

function valueAt(document: unknown, path: Fault["path"]): unknown {
  return path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), document);
}
