import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Program } from "../../program/program.ts";
import { annotations, notCheckedText } from "../description.ts";
import { propertySchema } from "../model-schema.ts";
import type { ExactRule, RuleOutcome } from "../rules/rule-schema.ts";
import { sharing } from "../rules/sharing.ts";
import { all, any } from "../rules/simplify.ts";
import { mapParts, type Schema, type SchemaObject } from "../schema.ts";
import { asText } from "./as-text.ts";
import { type Lifting, liftObject, liftParts } from "./lift.ts";
import { openObject } from "./object-schema.ts";
import { hoistedModel, inferenceDefinitions, isNot, isWritten, nestedPlaces, placesOf, standsAt } from "./places.ts";

/** What schemas of configuration are made from. */
export interface ConfigContext {
  readonly program: Program;
  readonly authored: ReadonlySet<string>;
  /** What became of the rules of a model in the layout that is sent. */
  readonly outcomesOf: (model: ModelDeclaration) => readonly RuleOutcome[];
}

/** A rule as configuration is tested for it, or why no schema says it. */
type LiftedRule =
  | { readonly kind: "exact"; readonly schema: Schema; readonly comment: string; readonly name: string }
  | { readonly kind: "missing"; readonly message: string; readonly id: string };

/** The schema of the ways in which configuration writes a model. Under `$defs` are parts of rules, by name. */
export function configModelSchema(model: ModelDeclaration, context: ConfigContext): SchemaObject {
  const rules = [...ownRules(model, context), ...model.properties.flatMap((each) => nestedRules(model, each, context))];
  const untold = rules.flatMap((rule) =>
    rule.kind === "missing" ? [notCheckedText(rule.message, `rule ${rule.id}`)] : [],
  );
  const said = rules.flatMap((rule) => (rule.kind === "exact" && rule.schema !== true ? [rule] : []));
  const shared = said.map(({ schema, comment, name }) => {
    const { schema: body, parts } = sharing(schema, name);
    return { schema: { $comment: comment, ...(typeof body === "boolean" ? { not: true } : body) }, parts };
  });
  const { required, others } = requirements(model, context.program);
  const object: SchemaObject = {
    ...openObject(model, context.program),
    ...(required.length === 0 ? {} : { required }),
    ...withRules([...others, ...shared.map(({ schema }) => schema)]),
  };
  const parts = new Map([...inferenceDefinitions(model), ...shared.flatMap((rule) => [...rule.parts])]);
  return {
    title: model.name,
    ...annotations(model, untold),
    ...withShorthand(object, model, said, context),
    ...(parts.size === 0 ? {} : { $defs: parts }),
  };
}

function withRules(rules: readonly SchemaObject[]): SchemaObject {
  return rules.length === 0 ? {} : { allOf: rules };
}

function withShorthand(
  object: SchemaObject,
  model: ModelDeclaration,
  rules: readonly { readonly schema: Schema }[],
  { program }: ConfigContext,
): SchemaObject {
  const shorthand = model.layout?.shorthand;
  const property = model.properties.find(({ name }) => name === shorthand);
  if (shorthand === undefined || property === undefined) return object;
  const { default: _, ...value } = objectOf(propertySchema(property, model.catalog, program.declarations));
  // A text, and not the null that the property may also hold.
  const isPlain = value.type === "string" || (value.type === undefined && property.type.kind !== "nullable");
  const short = isPlain ? value : objectOf(all({ type: "string" }, value));
  const tests = rules.map(({ schema }) => asText(schema, shorthand)).filter((test) => test !== true);
  return { anyOf: [{ ...short, ...withRules(tests.map(objectOf)) }, object] };
}

function objectOf(schema: Schema): SchemaObject {
  if (typeof schema === "object") return schema;
  return schema ? {} : { not: true };
}

/** What must be written: `required` where there is one way only. */
function requirements(
  model: ModelDeclaration,
  program: Program,
): { readonly required: readonly string[]; readonly others: readonly SchemaObject[] } {
  const required: string[] = [];
  const others: SchemaObject[] = [];
  for (const property of model.properties) {
    const places = placesOf(model, property);
    const nested = hoistedModel(property, places, program);
    const written = isWritten(model, property);
    if (property.presence === "required") {
      const isPlain = typeof written === "object" && Object.keys(written).join() === "required";
      if (isPlain) required.push(property.name);
      else others.push({ $comment: `"${property.name}" must be there.`, ...objectOf(written) });
    }
    for (const inner of nested?.properties ?? []) {
      if (nested === undefined || inner.presence !== "required") continue;
      const somewhere = any(...nestedPlaces(places, nested, inner).map(standsAt));
      others.push({
        $comment: `"${property.name}.${inner.name}" must be there.`,
        ...objectOf(any(isNot(written), somewhere)),
      });
    }
  }
  return { required, others };
}

function ownRules(model: ModelDeclaration, context: ConfigContext): readonly LiftedRule[] {
  return context
    .outcomesOf(model)
    .map((outcome) => lifted(outcome, model.name, context, (schema, lifting) => liftObject(schema, model, lifting)));
}

/** Rules of a nested model that may be written in parts: nobody else sees all of it. */
function nestedRules(
  model: ModelDeclaration,
  property: ModelDeclaration["properties"][number],
  context: ConfigContext,
): readonly LiftedRule[] {
  const places = placesOf(model, property);
  const nested = hoistedModel(property, places, context.program);
  if (nested === undefined) return [];
  return context.outcomesOf(nested).map((outcome) =>
    lifted(outcome, `${model.name}.${property.name}`, context, (schema, lifting) => {
      const test = liftParts(schema, places, nested, lifting);
      return any(isNot(isWritten(model, property)), test);
    }),
  );
}

function lifted(
  outcome: RuleOutcome,
  owner: string,
  { program, authored }: ConfigContext,
  lift: (schema: Schema, lifting: Lifting) => Schema,
): LiftedRule {
  const { id, message } = outcome.rule;
  if (outcome.kind === "missing") return { kind: "missing", message, id };
  const reasons = new Set<string>();
  const schema = lift(inlined(outcome), { program, authored, reasons });
  if (reasons.size > 0) return { kind: "missing", message, id };
  return { kind: "exact", schema, comment: `rule ${id}: ${message}`, name: `${owner}.${id}` };
}

/** The schema of a rule with its parts written out where they are referred to. */
function inlined({ schema, parts }: ExactRule): Schema {
  const write = (part: Schema): Schema => {
    if (typeof part === "boolean") return part;
    const { $comment: _, ...rest } = part;
    const target = rest.$ref === undefined ? undefined : parts.get(rest.$ref.slice("#/$defs/".length));
    return target === undefined ? mapParts(rest, write) : write(target);
  };
  return schema === undefined || write(schema);
}
