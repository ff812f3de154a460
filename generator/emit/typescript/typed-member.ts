import type { Property } from "../../program/declaration.ts";
import { type Doc, group, ifBroken, indent, join, line } from "./layout.ts";
import { statement, type Writer } from "./print.ts";
import type { Scope } from "./scope.ts";
import { propertyTypeParts, type Side } from "./type-text.ts";

/** Writes `name: Type;`, the members of a long union below each other. */
export function writeTyped(writer: Writer, name: string, property: Property, side: Side, scope: Scope): void {
  statement(writer, name, ":", unionDoc(propertyTypeParts(property, side, scope)), ";");
}

/** A union behind a colon or an equals sign. */
export function unionDoc(members: readonly string[]): Doc {
  if (members.length < 2) return [" ", ...members];
  return group(indent(line, unionMembers(members)));
}

/** The members of a union, each behind a bar of its own where they stand below each other. */
export function unionMembers(members: readonly Doc[]): Doc {
  const parts = members.map((member) => indent(member));
  return [ifBroken("| "), join(parts, [line, "| "])];
}
