import type { ModelDeclaration } from "../../program/declaration.ts";
import { readsOf } from "../../program/expression-walk.ts";
import type { Assignment } from "../../program/member.ts";
import { mayBeNull } from "../../program/nullness.ts";
import { fieldFor } from "./check-is.ts";
import { type Code, orElse, primary } from "./code.ts";
import type { Environment, Value } from "./expression/environment.ts";
import { printer } from "./expression/expression.ts";
import { type Field, fieldsOf } from "./fields.ts";
import type { Doc } from "./layout.ts";
import { propertyKey } from "./primitives.ts";
import { objectCall, statement, type Writer } from "./print.ts";

/**
 * Writes the making of an instance: what later assignments read gets a name, the rest stands where it is assigned. The model
 * validates the whole.
 */
export function writeRecord(
  writer: Writer,
  model: ModelDeclaration,
  assignments: readonly Assignment[],
  outer: Environment,
): void {
  const fields = fieldsOf(model);
  const done = new Map<string, Value>();
  const env = within(outer, model, fields, done);
  const entries = assignments.map(({ property: name, value }, index): Doc => {
    const property = model.properties.find((candidate) => candidate.name === name);
    if (property === undefined) throw new Error(`"${model.name}" has no property "${name}"`);
    const absent = property.presence === "optional" && property.type.kind !== "nullable" && mayBeNull(value.type);
    const code = absent ? orElse(printer.value(value, env).code, primary("undefined")) : printer.plain(value, env);
    const isRead = assignments.slice(index + 1).some((later) => readsOf(later.value, "this").has(name));
    if (!isRead) return [`${propertyKey(name)}: `, code.doc];
    const { built } = fieldFor(property, fields);
    statement(writer, `const ${built} = `, code.doc, ";");
    const nulls = mayBeNull(value.type) ? "followed" : "never";
    done.set(name, { code: primary(built), nulls, boundIn: 0, given: { expr: value, env } });
    return `${propertyKey(name)}: ${built}`;
  });
  objectCall(writer, `return ${outer.scope.valueOf(model.name)}.parse`, () => {
    for (const entry of entries) statement(writer, entry, ",");
  });
}

function within(
  outer: Environment,
  model: ModelDeclaration,
  fields: readonly Field[],
  done: ReadonlyMap<string, Value>,
): Environment {
  const whole = (): Code => {
    throw new Error("an unfinished instance cannot be used as a whole");
  };
  const read = (property: Field["property"]): Value => {
    const value = done.get(property.name);
    if (value === undefined) throw new Error(`"${fieldFor(property, fields).property.name}" is read before it is set`);
    return value;
  };
  return { ...outer, variables: new Map(outer.variables).set("this", { kind: "locals", model, read, whole }) };
}
