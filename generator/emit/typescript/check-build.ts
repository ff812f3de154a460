import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import { makerName } from "./catalog/resolution-names.ts";
import { writeConsistency } from "./catalog/write-catalog.ts";
import { resolversOf } from "./catalog/write-resolutions.ts";
import { fieldFor, rawValue, writeOpening } from "./check-is.ts";
import { and, type Code, call, conditional, differs, or, primary, same } from "./code.ts";
import type { Value } from "./expression/environment.ts";
import { isDeepDeclaration } from "./facts.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { writeGather } from "./gather.ts";
import { enclosed, group, indent, line } from "./layout.ts";
import { block, documentation, ifStatement, statement, type Writer } from "./print.ts";
import { propertyFault, violations } from "./property-test.ts";
import { orderedRuleCodes, type RuleReader } from "./rules.ts";
import type { Scope } from "./scope.ts";
import { shapeOf } from "./shape.ts";
import { buildCode, isKept, isNumeric } from "./type-functions.ts";
import { writeBrokenRules } from "./write-rule.ts";

const nothing = primary("undefined");
const fail = "return undefined;";

/** Writes the function that makes an instance in one walk: it checks, fills in defaults and freezes. */
export function writeBuild(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const names = scope.emission.names.of(model.name);
  const deep = isDeepDeclaration(model, scope.emission.facts);
  const fields = fieldsOf(model);
  documentation(writer, [{ ours: `Makes a {@link ${names.type}}; undefined where the value is not valid.` }]);
  const parameters = deep ? "value: unknown, depth: number" : "value: unknown";
  const resolvers = resolversOf(model, scope);
  let head = `export function ${names.build}(${parameters})`;
  if (resolvers.length > 0) {
    const made = makerName(model, scope);
    block(writer, `${head}: ${names.type} | undefined`, () => {
      writer.writeLine(`const made = ${made}(value${deep ? ", depth" : ""});`);
      for (const resolver of resolvers) {
        writer.writeLine(
          `if (made !== undefined && made !== value && !${resolver}.of(made).isSound()) return undefined;`,
        );
      }
      writer.writeLine("return made;");
    });
    writer.blankLine();
    documentation(writer, ["The same, as long as nobody has worked out what the members come to."]);
    head = `function ${made}(${parameters})`;
  }
  const isNarrowed = scope.emission.facts.narrowings.has(model.name);
  // An instance is narrowed by what the rules refuse, which the compiler cannot follow.
  if (isNarrowed) writer.writeLine(`${head}: ${names.type} | undefined;`);
  block(writer, `${head}: ${isNarrowed ? names.model : names.type} | undefined`, () => {
    writeOpening(writer, names.model, deep, "undefined", "value", scope);
    if (model.unknownKeys === "keep") {
      statement(writer, `const extra: Record<string, ${scope.runtimeType("JsonValue")}> = {};`);
    }
    writeGather(writer, fields, scope, () => writeUnknown(writer, model, scope));
    for (const field of cheapFirst(fields, scope)) writeProperty(writer, field, deep ? "depth + 1" : "1", scope);
    writeBrokenRules(writer, orderedRuleCodes(builtReader(model, fields, scope)), fail, () => {
      const valueIn = ({ property, raw, built }: Field): Code => primary(isMade(property, scope) ? built : raw);
      writeConsistency(writer, model, fields, valueIn, fail, scope);
      statement(writer, "return ", instanceCode(model, fields, scope).doc, ";");
    });
  });
}

function writeUnknown(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  switch (model.unknownKeys) {
    case "reject":
      writer.writeLine(fail);
      break;
    case "ignore":
      writer.writeLine("break;");
      break;
    case "keep":
      writer.writeLine(`if (!${scope.runtime("keepExtra")}(extra, key, field, depth + 1)) ${fail}`);
      break;
  }
}

function instanceCode(model: ModelDeclaration, fields: readonly Field[], scope: Scope): Code {
  const args = [scope.runtime("maker"), ...fields.map((field) => argument(field, scope).doc), ...extraArgument(model)];
  return primary(`new ${scope.emission.names.of(model.name).model}`, enclosed("(", args, ")"));
}

function extraArgument({ unknownKeys }: ModelDeclaration): readonly string[] {
  return unknownKeys === "keep" ? ["extra"] : [];
}

/** A value with something inside is checked by making it; a plain one is checked and stays. */
function writeProperty(writer: Writer, field: Field, depth: string, scope: Scope): void {
  const { property, raw, built, hint } = field;
  if (!isMade(property, scope)) {
    ifStatement(writer, propertyFault(field, depth, scope), fail);
    return;
  }
  const made = buildCode(property.type, { text: raw, depth }, scope);
  const optional = property.presence === "optional";
  const code = optional ? conditional(same(primary(raw), nothing), nothing, made) : made;
  // Formatters would rather break behind the equals sign than inside a choice.
  const value = code.level === "conditional" ? group(indent(line, code.doc)) : [" ", code.doc];
  statement(writer, `const ${built} =`, value, ";");
  const missing = same(primary(built), nothing);
  const isThere = optional ? and(differs(primary(raw), nothing), missing) : missing;
  // A list may not be the same when it is read again, so what was made of it is measured and compared.
  const further = violations(property, property.constraints, primary(built), hint, scope);
  ifStatement(writer, isThere, fail);
  if (further.length === 0) return;
  const guards = [
    ...(optional ? [differs(primary(built), nothing)] : []),
    ...(property.type.kind === "nullable" ? [differs(primary(built), primary("null"))] : []),
  ];
  ifStatement(writer, and(...guards, or(...further)), fail);
}

/** Nothing is made for an object whose plain values are wrong already. */
function cheapFirst(fields: readonly Field[], scope: Scope): readonly Field[] {
  const isCostly = ({ property }: Field): boolean => isMade(property, scope);
  return [...fields.filter((field) => !isCostly(field)), ...fields.filter(isCostly)];
}

function isMade(property: Property, scope: Scope): boolean {
  return property.fixed === undefined && !isKept(property.type, scope) && !isNumeric(property.type, scope);
}

function argument({ property, raw, built }: Field, scope: Scope): Code {
  if (isMade(property, scope)) return primary(built);
  // As the test takes `-0` for the same.
  if (property.fixed === 0) return primary("0");
  if (property.fixed !== undefined || !isNumeric(property.type, scope) || isNeverZero(property, scope))
    return primary(raw);
  const number = call(scope.runtime("canonicalNumber"), raw);
  const orNull =
    property.type.kind === "nullable"
      ? conditional(same(primary(raw), primary("null")), primary("null"), number)
      : number;
  return property.presence === "optional" ? conditional(same(primary(raw), nothing), nothing, orNull) : orNull;
}

/** Above zero there is no `-0`. */
function isNeverZero({ type, constraints }: Property, scope: Scope): boolean {
  const shape = shapeOf(type, scope.emission.program);
  const declared = shape.kind === "primitive" ? (shape.declaration?.constraints ?? []) : [];
  return [...declared, ...constraints].some(
    (constraint) =>
      (constraint.kind === "min" && constraint.value > 0) ||
      (constraint.kind === "exclusive_min" && constraint.value >= 0),
  );
}

/** Rules read what has been made. */
function builtReader(model: ModelDeclaration, fields: readonly Field[], scope: Scope): RuleReader {
  const read = (property: Property): Value => {
    const field = fieldFor(property, fields);
    return isMade(property, scope) ? { ...rawValue(field), code: primary(field.built) } : rawValue(field);
  };
  return { model, scope, form: "model", read, whole: () => instanceCode(model, fields, scope) };
}
