import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import { mayBeNull } from "../../program/nullness.ts";
import { writeConsistency } from "./catalog/write-catalog.ts";
import { resolversOf } from "./catalog/write-resolutions.ts";
import { and, type Code, call, primary } from "./code.ts";
import type { Value } from "./expression/environment.ts";
import { isDeepDeclaration } from "./facts.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { writeGather } from "./gather.ts";
import { enclosed, line } from "./layout.ts";
import { propertyKey } from "./primitives.ts";
import { block, documentation, ifStatement, type Writer } from "./print.ts";
import { propertyFault } from "./property-test.ts";
import { orderedRuleCodes, type RuleReader } from "./rules.ts";
import type { Scope } from "./scope.ts";
import { writeBrokenRules } from "./write-rule.ts";

/** Writes the function that says whether a value may be sent, and makes no list and no object on the way, except for a catalog. */
export function writeIs(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const names = scope.emission.names.of(model.name);
  const deep = isDeepDeclaration(model, scope.emission.facts);
  const fields = fieldsOf(model);
  documentation(writer, [{ ours: `Whether a value may be sent as a {@link ${names.type}}.` }]);
  const parameters = deep ? "value: unknown, depth: number" : "value: unknown";
  block(writer, `export function ${names.is}(${parameters}): value is ${names.wire}`, () => {
    writeOpening(writer, names.model, deep, "false", "true", scope);
    writeGather(writer, fields, scope, () => writeUnknown(writer, model, scope));
    for (const field of fields)
      ifStatement(writer, propertyFault(field, deep ? "depth + 1" : "1", scope), "return false;");
    writeBrokenRules(writer, orderedRuleCodes(wireReader(model, fields, scope)), "return false;", () => {
      writeConsistency(writer, model, fields, ({ raw }) => primary(raw), "return false;", scope);
      // What members come to is worked out of instances.
      const isWorkedOut = resolversOf(model, scope).length > 0;
      writer.writeLine(
        isWorkedOut ? `return ${names.build}(value${deep ? ", depth" : ""}) !== undefined;` : "return true;",
      );
    });
  });
}

/** Writes what all functions of a model begin with: instances are done with, and what is no object too. */
export function writeOpening(
  writer: Writer,
  model: string,
  deep: boolean,
  no: string,
  yes: string,
  scope: Scope,
): void {
  const done = deep ? `${scope.runtime("fitsDepth")}(value, depth)${yes === "true" ? "" : ` ? ${yes} : ${no}`}` : yes;
  ifStatement(writer, isInstanceCode(model, scope), `return ${done};`);
  writer.writeLine(`const source = ${scope.runtime("recordOf")}(value);`);
  const tooDeep = deep ? ` || depth >= ${scope.runtime("maxDepth")}` : "";
  writer.writeLine(`if (source === undefined${tooDeep}) return ${no};`);
}

/** The condition that `value` was made by a class. */
export function isInstanceCode(model: string, scope: Scope): Code {
  return and(primary(`value instanceof ${model}`), call(scope.runtime("isMade"), "value"));
}

function writeUnknown(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  switch (model.unknownKeys) {
    case "reject":
      writer.writeLine("return false;");
      break;
    case "ignore":
      writer.writeLine("break;");
      break;
    case "keep":
      writer.writeLine(`if (!${scope.runtime("isJson")}(field, depth + 1)) return false;`);
      break;
  }
}

/** Rules read what was sent, from locals that have been checked. */
export function wireReader(model: ModelDeclaration, fields: readonly Field[], scope: Scope): RuleReader {
  const read = (property: Property): Value => rawValue(fieldFor(property, fields));
  const entries = fields.map((field) => [`${propertyKey(field.property.name)}: ${field.raw}`]);
  const whole = (): Code => primary(enclosed("{", entries, "}", line));
  return { model, scope, form: "wire", read, whole };
}

/** The field of a property. */
export function fieldFor(property: Property, fields: readonly Field[]): Field {
  const field = fields.find((candidate) => candidate.property.name === property.name);
  if (field === undefined) throw new Error(`no field "${property.name}"`);
  return field;
}

/** The local of a property as it was sent. */
export function rawValue({ property, raw }: Field): Value {
  const optional = property.presence === "optional";
  return {
    code: primary(raw),
    nulls: optional || mayBeNull(property.type) ? "followed" : "never",
    boundIn: 0,
    ...(optional ? ({ absence: mayBeNull(property.type) ? "besides null" : "only undefined" } as const) : {}),
  };
}
