import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import { withoutNull } from "../../program/nullness.ts";
import { tagsOf } from "./doc-text.ts";
import { type Doc, group, ifBroken, indent, join, line, softLine } from "./layout.ts";
import { present, type State } from "./narrowing/state.ts";
import type { Variant } from "./narrowing/variants.ts";
import { propertyKey } from "./primitives.ts";
import { documentation, statement, type Writer } from "./print.ts";
import type { Scope } from "./scope.ts";
import { literalText, propertyTypeParts } from "./type-text.ts";
import { unionDoc, unionMembers } from "./typed-member.ts";

/**
 * Writes the type of the instances of a model: its class, and what its rules say of the presence of fields. Where that depends on the
 * value of another field, it is a union, so that a test of the one tells of the others.
 */
export function writeInstanceType(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const names = scope.emission.names.of(model.name);
  const parts = scope.emission.facts.narrowings.get(model.name) ?? [];
  const unions = parts.map(({ variants }) => variants).filter((variants) => variants.length > 1);
  const always = parts.flatMap(({ variants }) => (variants.length === 1 ? variants : []));
  documentation(writer, [model.doc], tagsOf(model));
  const factors = [
    ...unions.map((variants): Doc => [line, alternatives(variants, scope)]),
    ...(always.length === 0 ? [] : [[" ", objectType(always, scope)]]),
  ];
  const rest = factors.map((factor): Doc => [" &", unions.length === 0 ? factor : indent(factor)]);
  statement(writer, `export type ${names.type} = ${names.model}`, ...rest, ";");
}

function alternatives(variants: readonly Variant[], scope: Scope): Doc {
  const members = variants.map((variant) => objectType([variant], scope));
  return group("(", indent(softLine, unionMembers(members)), softLine, ")");
}

function objectType(variants: readonly Variant[], scope: Scope): Doc {
  const members = variants.flatMap((variant) => [...variant].map((entry) => memberDoc(...entry, scope)));
  return group("{", indent(line, join(members, [";", line])), ifBroken(";"), line, "}");
}

function memberDoc(property: Property, states: readonly State[], scope: Scope): Doc {
  const isOptional = property.presence === "optional" && states.includes(null);
  const types = [...valueTexts(property, states, scope), ...nullTexts(property, states)];
  return [
    `readonly ${propertyKey(property.localName)}${isOptional ? "?" : ""}:`,
    unionDoc(types.length === 0 ? ["never"] : types),
  ];
}

function valueTexts(property: Property, states: readonly State[], scope: Scope): readonly string[] {
  if (states.includes(present)) {
    return propertyTypeParts({ ...property, type: withoutNull(property.type) }, "model", scope);
  }
  if (states.includes(true) && states.includes(false)) return ["boolean"];
  return states.flatMap((state) => (state === null || state === present ? [] : [literalText(state)]));
}

/** An optional property that is absent is not null, unless null may be sent for it. */
function nullTexts({ presence, type }: Property, states: readonly State[]): readonly string[] {
  return states.includes(null) && (presence !== "optional" || type.kind === "nullable") ? ["null"] : [];
}
