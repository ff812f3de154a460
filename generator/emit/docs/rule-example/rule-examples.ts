import { canonicalText, distinctValues } from "../../../interpret/canonical.ts";
import { rememberingInterpreter } from "../../../interpret/interpreter.ts";
import type { ModelDeclaration } from "../../../program/declaration.ts";
import type { Path } from "../../../program/example.ts";
import { visit } from "../../../program/expression-walk.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../program/json.ts";
import { withoutNull } from "../../../program/nullness.ts";
import type { Program } from "../../../program/program.ts";
import type { Rule } from "../../../program/rule.ts";
import { rulePath } from "../../../program/rule-path.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import { conditionOf } from "./condition.ts";
import { absent, changed, shrunk, valueAt } from "./edit.ts";
import { knownObjects } from "./known-objects.ts";
import { type Place, readingsOf } from "./place.ts";

/** A valid object and one that breaks a rule, both as small as they were found. */
export interface RuleExamples {
  readonly accepted: JsonObject;
  readonly refused: JsonObject;
  /** Whether the refused one breaks no other rule. */
  readonly alone: boolean;
}

/** Most objects that are tried. */
const mostTries = 2000;

/**
 * Looks for objects that show a rule of a model, among the examples of the model and what differs from them in a place or two
 * that the rule reads. Undefined where there is none that breaks the rule, or none that keeps it.
 */
export function createExamples(model: ModelDeclaration, program: Program): (rule: Rule) => RuleExamples | undefined {
  const interpreter = rememberingInterpreter(program);
  const reasons = (value: JsonValue): readonly string[] => {
    return interpreter.validate(model.name, value).map((issue) => {
      const rule = model.rules.find(({ id }) => id === issue.rule);
      return rule !== undefined && isReportedAt(rule, model, program, issue.path) ? rule.id : otherFault;
    });
  };
  let known: readonly JsonObject[] | undefined;
  return (rule) => {
    // Looked for where there is a rule: the whole program is searched.
    known ??= knownObjects(model, program);
    return examplesFor({ model, program, known, reasons }, rule);
  };
}

/** Stands for all faults that no rule of the model reports; no id has a space. */
const otherFault = "another fault";

/** Models further in may have rules of the same name. */
function isReportedAt(rule: Rule, model: ModelDeclaration, { declarations }: Program, path: Path): boolean {
  const expected = rulePath(rule, model, declarations, path[rule.eachPath.length]);
  return path.length === expected.length && path.every((step, index) => step === expected[index]);
}

interface Search {
  readonly model: ModelDeclaration;
  readonly program: Program;
  readonly known: readonly JsonObject[];
  /** Rules of the model that a value breaks, and `otherFault` for each fault of another kind. */
  readonly reasons: (value: JsonValue) => readonly string[];
}

function examplesFor({ model, program, known, reasons }: Search, rule: Rule): RuleExamples | undefined {
  const applies = conditionOf(model, rule, program);
  const isGood = (value: JsonValue): boolean => reasons(value).length === 0;
  const breaksAlone = (value: JsonValue): boolean => {
    const broken = reasons(value);
    return broken.length > 0 && broken.every((reason) => reason === rule.id);
  };
  const breaks = (value: JsonValue): boolean => {
    const broken = reasons(value);
    return broken.includes(rule.id) && broken.every((reason) => model.rules.some(({ id }) => id === reason));
  };
  const changes = changesOf(known, rule, program);
  const clean = firstOf(known, changes, breaksAlone);
  const broken = clean ?? firstOf(known, changes, breaks);
  if (broken === undefined) return undefined;
  const refused = shrunk(broken, clean === undefined ? breaks : breaksAlone);
  const speaks = (value: JsonValue): boolean => isGood(value) && applies(value);
  const accepted = firstOf([refused], changes, speaks) ?? known.find(speaks) ?? firstOf([refused], changes, isGood);
  if (!isJsonObject(refused) || !isJsonObject(accepted)) return undefined;
  return { accepted, refused, alone: clean !== undefined };
}

interface Change {
  readonly place: Place;
  readonly to: JsonValue | typeof absent;
}

/** What can be put at the places of a rule: the place at which a fault is reported comes first. */
function changesOf(known: readonly JsonObject[], rule: Rule, program: Program): readonly Change[] {
  const literals: JsonValue[] = [];
  for (const expr of [rule.when, rule.must]) {
    if (expr === undefined) continue;
    visit(expr, (part) => {
      if (part.kind === "literal") literals.push(part.value);
    });
  }
  const numbers = literals.filter((value) => typeof value === "number");
  const near = numbers.flatMap((number) => [number - 1, number + 1]);
  const readings = [
    ...new Map(readingsOf(rule).map((reading) => [JSON.stringify(reading.place.map(String)), reading])).values(),
  ];
  const seenAt = (place: Place): readonly JsonValue[] => {
    return known.map((value) => valueAt(value, place)).filter((value) => value !== absent);
  };
  // What one place has, another may have to equal.
  const elsewhere = readings.flatMap(({ place }) => seenAt(place)).filter((value) => typeof value !== "object");
  const changes = readings.flatMap(({ place, type }) => {
    const all = [...seenAt(place), ...literals, ...near, ...membersOf(type, program), ...elsewhere, true, false];
    const values = distinctValues(all.filter((value) => value !== null));
    const options: readonly Change["to"][] = [...values, absent];
    return options.map((to): Change => ({ place, to }));
  });
  const isReported = ({ place }: Change): boolean => place[0] === rule.at[0] && rule.each === undefined;
  // What is empty, or left out, shows less than what is there.
  const rank = (change: Change): number => (isFull(change.to) ? 0 : 2) + (isReported(change) ? 0 : 1);
  return changes.sort((a, b) => rank(a) - rank(b));
}

/** The values of an enum. */
function membersOf(type: TypeExpr, { declarations }: Program): readonly string[] {
  const bare = withoutNull(type);
  const declaration = bare.kind === "reference" ? declarations[bare.target] : undefined;
  return declaration?.kind === "enum" ? declaration.members.map(({ name }) => name) : [];
}

function isFull(value: Change["to"]): boolean {
  if (value === absent) return false;
  return typeof value !== "object" || value === null || Object.keys(value).length > 0;
}

/** The first that is wanted: of the objects themselves, then with one change, then with two. */
function firstOf(
  starts: readonly JsonValue[],
  changes: readonly Change[],
  isWanted: (value: JsonValue) => boolean,
): JsonValue | undefined {
  const direct = starts.find(isWanted);
  if (direct !== undefined) return direct;
  let left = mostTries;
  for (const depth of [1, 2]) {
    for (const start of starts) {
      for (const candidate of variants(start, changes, depth)) {
        left -= 1;
        if (left < 0) return undefined;
        if (isWanted(candidate)) return candidate;
      }
    }
  }
  return undefined;
}

function* variants(value: JsonValue, changes: readonly Change[], depth: number): Generator<JsonValue> {
  for (const [index, { place, to }] of changes.entries()) {
    const next = changed(value, place, to);
    if (canonicalText(next) === canonicalText(value)) continue;
    if (depth === 1) yield next;
    else yield* variants(next, changes.slice(index + 1), depth - 1);
  }
}
