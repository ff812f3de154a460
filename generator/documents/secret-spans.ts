import { childPlace, type TypedPlace } from "../advice/typed-place.ts";
import type { Span } from "../diagnostics/span.ts";
import { canHoldSecrets } from "../program/can-hold-secrets.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";

/**
 * Where the secrets of a document stand: nothing that is printed may show the text there. What is not of the kind that its type has
 * is hidden as a whole where that type has secrets, as nobody can tell what in it is one.
 */
export function secretSpans(program: Program, place: TypedPlace): readonly Span[] {
  const { node, secret, type, union } = place;
  if (node === undefined) return [];
  if (secret || isMisplaced(program, place)) return [node.span];
  switch (node.kind) {
    case "scalar":
      return [];
    case "map":
      if (type === undefined && union !== undefined && canHoldSecrets(program, reference(union.name))) {
        return node.entries.filter(({ key }) => key !== union.tag).map(({ value }) => value.span);
      }
      return node.entries.flatMap(({ key, value }) => secretSpans(program, childPlace(program, place, key, value)));
    case "list":
      return node.items.flatMap((item, index) => secretSpans(program, childPlace(program, place, index, item)));
  }
}

function isMisplaced(program: Program, { node, type, union }: TypedPlace): boolean {
  const expected = type ?? (union && reference(union.name));
  if (expected === undefined || node === undefined || (node.kind === "scalar" && node.value === null)) return false;
  return node.kind !== kindOf(program, expected) && canHoldSecrets(program, expected);
}

/** The kind of a type that has something inside. */
function kindOf(program: Program, type: TypeExpr): "list" | "map" {
  const declaration = type.kind === "reference" ? program.declarations[type.target] : undefined;
  return type.kind === "list" || declaration?.kind === "list" ? "list" : "map";
}

function reference(target: string): TypeExpr {
  return { kind: "reference", target };
}
