import type { Constraint } from "../../program/constraint.ts";
import { withoutNull } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { basicFunctions } from "./basic.ts";
import { and, type Code, call, not, or, primary } from "./code.ts";
import { constraintCodes, violation } from "./constraint.ts";
import type { Paragraph } from "./doc-comment.ts";
import { collectParameters, expectedArgument } from "./expected.ts";
import { isDeep } from "./facts.ts";
import { enclosed } from "./layout.ts";
import { stringLiteral } from "./primitives.ts";
import { block, documentation, ifStatement, returnStatement, statement, type Writer } from "./print.ts";
import type { Scope } from "./scope.ts";
import { type Shape, shapeOf } from "./shape.ts";
import { collectElementName, collectName } from "./type-functions.ts";

/** A function that collects the issues of a value of one type with constraints. */
export interface ValueCheck {
  readonly name: string;
  /** What the value is afterwards, in TypeScript. */
  readonly typeText: string;
  readonly type: TypeExpr;
  /** In the order in which they are tried. */
  readonly constraints: readonly Constraint[];
  /** How constants begin. */
  readonly hint: string;
  readonly exported: boolean;
  readonly doc: readonly Paragraph[];
}

/** Writes the function. All constraints that fail are told; a text that is too long is not tried against patterns. */
export function writeCollectValue(writer: Writer, check: ValueCheck, scope: Scope): void {
  const shape = shapeOf(check.type, scope.emission.program);
  documentation(writer, check.doc);
  const parameters = enclosed("(", collectParameters(check.type, scope), ")");
  const keyword = check.exported ? "export function" : "function";
  block(writer, [`${keyword} ${check.name}`, parameters, `: value is ${check.typeText}`], () => {
    if (shape.kind === "list" || shape.kind === "map") writeContainer(writer, check, shape, scope);
    else writeLeaf(writer, check, shape, scope);
  });
}

function writeLeaf(writer: Writer, check: ValueCheck, shape: Shape, scope: Scope): void {
  const base = shape.kind === "primitive" ? scope.runtime(basicFunctions(shape.name).collect) : undefined;
  const collect = base ?? collectName(withoutNull(check.type), scope);
  const checked = call(collect, "value", "issues", "expected");
  const [only, ...others] = check.constraints;
  if (only === undefined) {
    returnStatement(writer, checked);
    return;
  }
  ifStatement(writer, not(checked), "return false;");
  const faults = faultsOf(check, shape.kind === "enum", scope);
  if (others.length === 0) {
    returnStatement(
      writer,
      or(not(violationOf(only, check, shape.kind === "enum", scope)), ...faults.map(({ issue }) => issue)),
    );
    return;
  }
  writer.writeLine("const before = issues.faults;");
  for (const { condition, issue } of faults) writeFault(writer, condition, issue);
  writer.writeLine("return issues.faults === before;");
}

function writeContainer(
  writer: Writer,
  check: ValueCheck,
  shape: Shape & { readonly kind: "list" | "map" },
  scope: Scope,
): void {
  const isList = shape.kind === "list";
  const inner = isList ? shape.element : shape.value;
  if (isList) writer.writeLine("if (!Array.isArray(value)) return issues.wrongType(expected, value);");
  else {
    writer.writeLine(`const source = ${scope.runtime("recordOf")}(value);`);
    writer.writeLine("if (source === undefined) return issues.wrongType(expected, value);");
  }
  if (isDeep(check.type, scope.emission.facts)) writer.writeLine("if (!issues.mayDescend()) return false;");
  const walk = call(
    isList ? "issues.elements" : "issues.entries",
    isList ? "value" : "source",
    collectElementName(inner, scope),
    ...expectedArgument(inner, scope),
  );
  if (check.constraints.length === 0) {
    returnStatement(writer, walk);
    return;
  }
  writer.writeLine("const before = issues.faults;");
  const compares = check.constraints.some(({ kind }) => kind === "unique" || kind === "unique_by");
  statement(writer, compares ? "const sound = " : "", walk.doc, ";");
  for (const constraint of check.constraints) writeContainerFault(writer, constraint, check, isList, scope);
  writer.writeLine("return issues.faults === before;");
}

/** Elements are compared only where nothing is wrong in them. */
function writeContainerFault(
  writer: Writer,
  constraint: Constraint,
  check: ValueCheck,
  isList: boolean,
  scope: Scope,
): void {
  if (constraint.kind === "unique" || constraint.kind === "unique_by") {
    const field = constraint.kind === "unique_by" ? [stringLiteral(constraint.property)] : [];
    const found = call("issues.duplicates", "value", stringLiteral(constraint.message), ...field);
    writeFault(writer, primary("sound"), found);
    return;
  }
  const value = primary(isList ? "value" : "source");
  writeFault(writer, violation(constraint, { value, hint: check.hint, isEnum: false }, scope), issueOf(constraint));
}

interface Fault {
  readonly condition: Code;
  readonly issue: Code;
}

function faultsOf(check: ValueCheck, isEnum: boolean, scope: Scope): readonly Fault[] {
  const tooLong = check.constraints
    .filter(({ kind }) => kind === "max_length")
    .map((constraint) => not(violationOf(constraint, check, isEnum, scope)));
  return check.constraints.map((constraint) => {
    const broken = violationOf(constraint, check, isEnum, scope);
    const condition = constraint.kind === "pattern" ? and(...tooLong, broken) : broken;
    return { condition, issue: issueOf(constraint) };
  });
}

function violationOf(constraint: Constraint, { hint }: ValueCheck, isEnum: boolean, scope: Scope): Code {
  return violation(constraint, { value: primary("value"), hint, isEnum }, scope);
}

function issueOf(constraint: Constraint): Code {
  return call("issues.fault", stringLiteral(constraintCodes[constraint.kind]), stringLiteral(constraint.message));
}

function writeFault(writer: Writer, condition: Code, issue: Code): void {
  block(writer, ["if (", condition.doc, ")"], () => statement(writer, issue.doc, ";"));
}
