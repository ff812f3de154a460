import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Expr } from "../../program/expression.ts";
import type { View, ViewEntry } from "../../program/member.ts";
import { withoutNull } from "../../program/nullness.ts";
import { type Code, primary, wrapped } from "./code.ts";
import { tagsOf } from "./doc-text.ts";
import type { Environment } from "./expression/environment.ts";
import { printer } from "./expression/expression.ts";
import { hasModels } from "./facts.ts";
import { overriding } from "./inherited-name.ts";
import { type Doc, indent } from "./layout.ts";
import { propertyKey } from "./primitives.ts";
import { block, documentation, statement, type Writer } from "./print.ts";
import type { Scope } from "./scope.ts";
import { plainCode } from "./type-functions.ts";
import { typeText } from "./type-text.ts";

/** Writes the interface of what a view gives. */
export function writeViewInterface(writer: Writer, model: ModelDeclaration, view: View, scope: Scope): void {
  const { type } = scope.emission.names.of(model.name);
  documentation(writer, [{ ours: `What \`${view.localName}\` of a {@link ${type}} gives.` }]);
  block(writer, `export interface ${scope.emission.names.view(model.name, view.name)}`, () => {
    for (const entry of view.entries) {
      const optional = entry.when === undefined ? "" : "?";
      const text = typeText(shownType(entry), "wire", scope);
      statement(writer, `readonly ${propertyKey(entry.key)}${optional}: ${text};`);
    }
  });
}

/** Writes the method. */
export function writeView(writer: Writer, model: ModelDeclaration, view: View, env: Environment): void {
  const { scope } = env;
  documentation(writer, [view.doc], tagsOf(view));
  const result = scope.emission.names.view(model.name, view.name);
  block(writer, `${overriding(view)}${propertyKey(view.localName)}(): ${result}`, () => {
    block(
      writer,
      "return",
      () => {
        for (const entry of view.entries) writeEntry(writer, entry, env);
      },
      ";",
    );
  });
}

function writeEntry(writer: Writer, { key, value, when, ...entry }: ViewEntry, env: Environment): void {
  const inner = when === undefined ? env : printer.assuming(when, true, env);
  const shown = plainValue(value, shownType({ key, value, ...entry, ...(when && { when }) }), inner);
  const pair: Doc = [`${propertyKey(key)}: `, shown.doc];
  if (when === undefined) statement(writer, pair, ",");
  else
    statement(writer, "...(", indent(wrapped(printer.condition(when, env, true), "and"), " && { ", pair, " }"), "),");
}

/** Models are shown in normal form. */
function plainValue(value: Expr, type: Expr["type"], env: Environment): Code {
  const code = type.kind === "nullable" ? printer.plain(value, env) : printer.present(value, env);
  return hasModels(type, env.scope.emission.facts)
    ? plainCode(type, primary(wrapped(code, "primary")), env.scope)
    : code;
}

/** Null is not among the values that are shown where the condition rules it out. */
function shownType({ value, when }: ViewEntry): Expr["type"] {
  return when !== undefined && rulesOutNull(when, value) ? withoutNull(value.type) : value.type;
}

function rulesOutNull(when: Expr, value: Expr): boolean {
  if (when.kind !== "binary") return false;
  if (when.operator === "&&") return rulesOutNull(when.left, value) || rulesOutNull(when.right, value);
  if (when.operator !== "!=" || when.right.kind !== "literal" || when.right.value !== null) return false;
  return pathText(when.left) !== undefined && pathText(when.left) === pathText(value);
}

function pathText(expr: Expr): string | undefined {
  if (expr.kind === "variable") return expr.name;
  if (expr.kind !== "select") return undefined;
  const owner = pathText(expr.object);
  return owner && `${owner}\n${expr.member}`;
}
