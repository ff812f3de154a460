import type { ModelDeclaration } from "../../../program/declaration.ts";
import { declarationOf, modelIn } from "../../../program/lookup.ts";
import { wireReader } from "../check-is.ts";
import { and, type Code, differs, primary } from "../code.ts";
import { isDeepDeclaration } from "../facts.ts";
import { type Field, fieldsOf, initialCode } from "../fields.ts";
import { indent, line, softLine } from "../layout.ts";
import { stringLiteral } from "../primitives.ts";
import { block, documentation, ifStatement, statement, type Writer } from "../print.ts";
import { propertyFault } from "../property-test.ts";
import { orderedRuleCodes } from "../rules.ts";
import type { Emission, Scope } from "../scope.ts";
import { writeBrokenRules } from "../write-rule.ts";
import { jsonFolder } from "./json-module.ts";
import { fieldsSeenIn } from "./seen-fields.ts";
import { hasShape } from "./shape-code.ts";

/** Keys that a number has bits for. */
const maxKeys = 31;

/** Whether a type has a function that vouches for JSON without making a value of it. */
export function hasProof(name: string, { program }: Emission): boolean {
  const declaration = declarationOf(program, name);
  return declaration.kind === "model" && hasShape(declaration, program) && declaration.properties.length <= maxKeys;
}

/** Writes the function that says whether JSON is sure to be a model. It tests what `is` tests, of values as they are read. */
export function writeProves(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const { emission } = scope;
  const { type, json, proves } = emission.names.of(model.name);
  const fields = fieldsOf(model);
  const seen = fieldsSeenIn(model, emission.program, emission.facts.sights);
  const vouched = new Set(fields.filter((field) => isProven(field, seen, scope)));
  const shape = scope.from(`${jsonFolder}/${model.module}`, json);
  const depth = isDeepDeclaration(model, emission.facts) ? "json.depth + 1" : "1";
  documentation(writer, [{ ours: `Whether the JSON ahead is a {@link ${type}} beyond doubt.` }]);
  block(writer, `export function ${proves}(json: ${scope.runtimeType("JsonReader")}): boolean`, () => {
    for (const field of fields) {
      const initial = vouched.has(field) ? provenInitial(field, scope) : initialCode(field, scope);
      statement(writer, `let ${field.raw}: unknown`, initial === undefined ? "" : [" = ", initial.doc], ";");
    }
    const steps = [`let key = json.open(${shape});`, line, "key !== undefined;", line, `key = json.next(${shape})`];
    block(writer, ["for (", indent(softLine, steps), softLine, ")"], () => {
      block(writer, "switch (key)", () => {
        for (const field of fields) {
          writer.writeLine(`case ${stringLiteral(field.property.name)}:`);
          writer.indent(() => {
            writer.writeLine(`${field.raw} = ${readingOf(field, vouched.has(field), scope)};`);
            writer.writeLine("break;");
          });
        }
      });
    });
    writer.writeLine("if (!json.isSound) return false;");
    for (const field of fields) {
      const fault = vouched.has(field) ? provenFault(field, scope) : propertyFault(field, depth, scope);
      ifStatement(writer, fault, "return false;");
    }
    writeBrokenRules(writer, orderedRuleCodes(wireReader(model, fields, scope)), "return false;", () => {
      writer.writeLine("return true;");
    });
  });
}

/** Whether the value of a field is no more than vouched for: nothing looks into it. */
function isProven({ property }: Field, seen: ReadonlySet<string>, { emission }: Scope): boolean {
  const model = modelIn(property.type, emission.program);
  if (model === undefined || property.constraints.length > 0 || seen.has(property.name)) return false;
  return hasProof(model.name, emission);
}

function readingOf(field: Field, isVouched: boolean, scope: Scope): string {
  const model = isVouched ? modelIn(field.property.type, scope.emission.program) : undefined;
  if (model === undefined) return "json.value()";
  const name = scope.from(model.module, scope.emission.names.of(model.name).proves);
  return `json.proven(${name})`;
}

/** One object stands for all that are vouched for, and the default is one of them. */
function provenInitial({ property }: Field, scope: Scope): Code | undefined {
  if (property.presence !== "defaulted") return undefined;
  return primary(property.default === null ? "null" : scope.runtime("emptyObject"));
}

function provenFault({ property, raw }: Field, scope: Scope): Code {
  const value = primary(raw);
  return and(
    ...(property.presence === "optional" ? [differs(value, primary("undefined"))] : []),
    ...(property.type.kind === "nullable" ? [differs(value, primary("null"))] : []),
    differs(value, primary(scope.runtime("emptyObject"))),
  );
}
