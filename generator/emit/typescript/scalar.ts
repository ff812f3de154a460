import { camelCase } from "../../naming/local-name.ts";
import type { ScalarDeclaration } from "../../program/declaration.ts";
import { isShipped } from "../../program/shipped.ts";
import { basicFunctions } from "./basic.ts";
import { and, type Code, call, not, primary, same } from "./code.ts";
import { writeCollectValue } from "./collect-value.ts";
import { triedInOrder, violation } from "./constraint.ts";
import { constraintNotes, tagsOf } from "./doc-text.ts";
import { block, documentation, returnStatement, statement, type Writer } from "./print.ts";
import type { Scope } from "./scope.ts";
import { baseText } from "./type-text.ts";

/** Writes a scalar: an alias of its base type, and its functions. One that ships with the language has no alias. */
export function writeScalar(writer: Writer, declaration: ScalarDeclaration, scope: Scope): void {
  const names = scope.emission.names.of(declaration.name);
  const shipped = isShipped(declaration);
  const typeText = shipped ? baseText(declaration.base) : names.type;
  const camel = camelCase(declaration.name);
  const hint = camel.charAt(0).toLowerCase() + camel.slice(1);
  if (!shipped) {
    const notes = constraintNotes(declaration.constraints).join(" ");
    documentation(writer, [declaration.doc, ...(notes === "" ? [] : [notes])], tagsOf(declaration));
    statement(writer, `export type ${names.type} = ${baseText(declaration.base)};`);
    writer.blankLine();
  }
  documentation(writer, [shipped ? declaration.doc : { ours: `Whether a value is a {@link ${names.type}}.` }]);
  block(writer, `export function ${names.is}(value: unknown): value is ${typeText}`, () => {
    const value = { value: primary("value"), hint, isEnum: false };
    const holds = triedInOrder(declaration.constraints).map((each) => not(violation(each, value, scope)));
    returnStatement(writer, and(baseTest(declaration, scope), ...holds));
  });
  writer.blankLine();
  writeCollectValue(
    writer,
    {
      name: names.collect,
      typeText,
      type: { kind: "reference", target: declaration.name },
      constraints: declaration.constraints,
      hint,
      exported: true,
      doc: ["Collects all issues of a value."],
    },
    scope,
  );
}

function baseTest({ base, constraints }: ScalarDeclaration, scope: Scope): Code {
  const isSafe = constraints.some((each) => each.kind === "pattern" && admitsOnlyWhatItNames(each.pattern));
  if (base === "string" && isSafe) return same(primary("typeof value"), primary('"string"'));
  return call(scope.runtime(basicFunctions(base).is), "value");
}

/** A pattern without a class of all but some characters matches no lone surrogate, so the text is well-formed. */
function admitsOnlyWhatItNames(pattern: string): boolean {
  return !/\[\^|\.|\\[pPDSW]|[^\x20-\x7e]/u.test(pattern.replaceAll(/\\[.\\]/gu, ""));
}
