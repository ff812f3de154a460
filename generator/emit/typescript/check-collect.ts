import { pascalCase } from "../../naming/local-name.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import { mayBeNull, withoutNull } from "../../program/nullness.ts";

import { rulePath } from "../../program/rule-path.ts";

import { makerName } from "./catalog/resolution-names.ts";
import { fieldsOfCatalog, writeCatalogCheck } from "./catalog/write-catalog.ts";
import { resolversOf } from "./catalog/write-resolutions.ts";

import { fieldFor, isInstanceCode } from "./check-is.ts";
import { type Code, call, conditional, falseCode, not, or, primary, same } from "./code.ts";
import { writeCollectValue } from "./collect-value.ts";
import { constraintsOf } from "./constraints-of.ts";
import { collectParameters, expectedArgument } from "./expected.ts";
import type { Value } from "./expression/environment.ts";
import { isDeepDeclaration } from "./facts.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { writeGather } from "./gather.ts";
import { type Doc, enclosed, group, indent, line } from "./layout.ts";
import { propertyKey, stringLiteral } from "./primitives.ts";
import { block, documentation, ifStatement, returnStatement, statement, type Writer } from "./print.ts";

import { propertyFault } from "./property-test.ts";
import { type RuleCode, type RuleReader, ruleCodes } from "./rules.ts";
import type { Scope } from "./scope.ts";
import { collectName, isKept, isNumeric } from "./type-functions.ts";
import { literalText, propertyTypeText, typeText } from "./type-text.ts";
import { writeCollectedRule } from "./write-rule.ts";

/** Writes the function that finds everything that is wrong with a value, and those that it needs for its properties. */
export function writeCollect(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const names = scope.emission.names.of(model.name);
  const fields = fieldsOf(model);
  const type = { kind: "reference", target: model.name } as const;
  const further: (() => void)[] = [];
  documentation(writer, ["Collects all issues of a value; false where its structure is not sound, rules aside."]);
  const parameters = enclosed("(", collectParameters(type, scope), ")");
  block(writer, [`export function ${names.collect}`, parameters, `: value is ${typeText(type, "wire", scope)}`], () => {
    if (!isDeepDeclaration(model, scope.emission.facts)) {
      ifStatement(writer, isInstanceCode(names.model, scope), "return true;");
    }
    writer.writeLine(`const source = ${scope.runtime("recordOf")}(value);`);
    writer.writeLine("if (source === undefined) return issues.wrongType(expected, value);");
    if (isDeepDeclaration(model, scope.emission.facts)) writer.writeLine("if (!issues.mayDescend()) return false;");
    if (model.unknownKeys !== "ignore") writer.writeLine("let unknown: string[] | undefined;");
    writeGather(writer, fields, scope, () => {
      if (model.unknownKeys === "ignore") writer.writeLine("break;");
      else writer.writeLine(`unknown = ${scope.runtime("withKey")}(unknown, key);`);
    });
    writer.writeLine("const before = issues.faults;");
    if (resolversOf(model, scope).length > 0) writer.writeLine("const known = issues.list.length;");
    const codes = ruleCodes(soundReader(model, fields, scope));
    const read = new Set([...codes.flatMap(({ rule }) => rule.reads), ...fieldsOfCatalog(model, scope)]);
    writeProperties(writer, fields, read, scope, further);
    writeUnknownKeys(writer, model, scope);
    for (const code of codes) writeRule(writer, code, model, fields, scope);
    writeCatalogCheck(writer, model, fields, scope);
    writeResolutionCheck(writer, model, scope);
    writer.writeLine("return issues.faults === before;");
  });
  for (const write of further) {
    writer.blankLine();
    write();
  }
}

/** Each property by itself; a value that rules read gets a name. One with nothing inside is only told about where it is no good. */
function writeProperties(
  writer: Writer,
  fields: readonly Field[],
  read: ReadonlySet<string>,
  scope: Scope,
  further: (() => void)[],
): void {
  for (const field of fields) {
    const { property } = field;
    const plain = propertyCollector(writer, field, scope, further);
    const collect = property.secret ? `${scope.runtime("secretly")}(${plain})` : plain;
    const key = stringLiteral(property.name);
    const { type } = property;
    const expectation = property.fixed === undefined ? expectedArgument(type, scope) : [];
    const code = call(`issues.${combinator(property)}`, key, field.raw, collect, ...expectation);
    const isLeaf = isKept(type, scope) || isNumeric(type, scope) || property.fixed !== undefined;
    const isSound = isLeaf ? not(propertyFault(field, "", scope)) : falseCode;
    if (!read.has(property.name)) {
      if (isLeaf) ifStatement(writer, not(isSound), [code.doc, ";"]);
      else statement(writer, code.doc, ";");
      continue;
    }
    // What is absent reads as null.
    const sound = property.presence === "optional" ? code : conditional(isSound, primary(field.raw), code);
    // Formatters break behind the equals sign only where the condition has an operator.
    const value = isSound.level === "primary" ? [" ", sound.doc] : group(indent(line, sound.doc));
    statement(writer, `const ${field.sound} =`, value, ";");
  }
}

function combinator({ presence, type, fixed }: Property): string {
  const nullable = type.kind === "nullable" && fixed === undefined;
  if (presence === "optional") return nullable ? "optionalNullable" : "optional";
  return nullable ? "nullable" : "required";
}

/** Name of the function for the value of a property: that of its type, or one of its own where it has more to say. */
function propertyCollector(writer: Writer, field: Field, scope: Scope, further: (() => void)[]): string {
  const { property, hint } = field;
  if (property.fixed === undefined && property.constraints.length === 0) return collectName(property.type, scope);
  const key = JSON.stringify([withoutNull(property.type), property.fixed ?? null, property.constraints.map(unplaced)]);
  const known = scope.valueChecks.get(key);
  if (known !== undefined) return known;
  const name = scope.unique(isNonEmptyText(property) ? "collectNonEmptyString" : `collect${pascalCase(hint)}`);
  scope.valueChecks.set(key, name);
  further.push(() => {
    if (property.fixed !== undefined) writeFixed(writer, name, property, scope);
    else {
      const narrowed = propertyTypeText({ ...property, type: withoutNull(property.type) }, "wire", scope);
      writeCollectValue(
        writer,
        {
          name,
          typeText: narrowed,
          type: withoutNull(property.type),
          constraints: constraintsOf(property.type, property.constraints, scope),
          hint,
          exported: false,
          doc: [],
        },
        scope,
      );
    }
  });
  return name;
}

/** Two constraints that stand in different places may say the same. */
function unplaced({ span: _, ...constraint }: Constraint): object {
  return constraint;
}

function isNonEmptyText({ type, constraints: [only, ...others] }: Property): boolean {
  const inner = withoutNull(type);
  const isString = inner.kind === "primitive" && inner.name === "string";
  return isString && only?.kind === "min_length" && only.value === 1 && others.length === 0;
}

/** Whatever else there is, it is not the one value that is allowed. */
function writeFixed(writer: Writer, name: string, property: Property, scope: Scope): void {
  const literal = literalText(property.fixed ?? null);
  const parameters = `value: unknown, issues: ${scope.runtimeType("Issues")}`;
  block(writer, `function ${name}(${parameters}): value is ${literal}`, () => {
    const issue = call("issues.fault", '"not_allowed"', stringLiteral(property.fixedMessage ?? ""));
    returnStatement(writer, or(same(primary("value"), primary(literal)), issue));
  });
}

function writeUnknownKeys(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  if (model.unknownKeys === "ignore") return;
  const consequence =
    model.unknownKeys === "keep"
      ? `issues.keptKeys(unknown, source, ${scope.runtime("collectJson")});`
      : `issues.unknownKeys(unknown, ${stringLiteral(model.name)});`;
  writer.writeLine(`if (unknown !== undefined) ${consequence}`);
}

/** What members come to is worked out where nothing else is wrong with the catalog. */
function writeResolutionCheck(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const resolvers = resolversOf(model, scope);
  if (resolvers.length === 0) return;
  const depth = isDeepDeclaration(model, scope.emission.facts) ? ", issues.path.length" : "";
  block(writer, "if (issues.list.length === known && !issues.isFull)", () => {
    writer.writeLine(`const made = ${makerName(model, scope)}(value${depth});`);
    // The value was sound just now, and is not when it is read again.
    writer.writeLine("if (made === undefined) return issues.unreadable();");
    for (const resolver of resolvers) writer.writeLine(`${resolver}.of(made).report(issues);`);
  });
}

function writeRule(
  writer: Writer,
  code: RuleCode,
  model: ModelDeclaration,
  fields: readonly Field[],
  scope: Scope,
): void {
  const { rule } = code;
  const sound = model.properties
    .filter(({ name }) => rule.reads.includes(name))
    .map((property) => fieldFor(property, fields).sound);
  const steps = rulePath(rule, model, scope.emission.program.declarations, null);
  const path = enclosed(
    "[",
    steps.map((step) => (step === null ? "index" : literalText(step))),
    "]",
  );
  const issue = call("issues.rule", stringLiteral(rule.id), path, stringLiteral(rule.message));
  writeCollectedRule(writer, code, sound, issue, steps.includes(null));
}

/** Rules read values that are known to be sound; what is absent without a default is null among them. */
function soundReader(model: ModelDeclaration, fields: readonly Field[], scope: Scope): RuleReader {
  const read = (property: Property): Value => ({
    code: primary(fieldFor(property, fields).sound),
    nulls: property.presence === "optional" || mayBeNull(property.type) ? "followed" : "never",
    boundIn: 0,
  });
  const entries = fields.map(({ property, sound }): Doc => [`${propertyKey(property.name)}: ${sound}`]);
  const whole = (): Code => primary(enclosed("{", entries, "}", line));
  return { model, scope, form: "wire", read, whole };
}
