import { childPlace, type TypedPlace } from "../advice/typed-place.ts";
import type { Span } from "../diagnostics/span.ts";
import type { Program } from "../program/program.ts";

/** Where the secrets of a document stand: nothing that is printed may show the text there. */
export function secretSpans(program: Program, place: TypedPlace): readonly Span[] {
  const { node, secret } = place;
  if (node === undefined) return [];
  if (secret) return [node.span];
  switch (node.kind) {
    case "scalar":
      return [];
    case "map":
      return node.entries.flatMap(({ key, value }) => secretSpans(program, childPlace(program, place, key, value)));
    case "list":
      return node.items.flatMap((item, index) => secretSpans(program, childPlace(program, place, index, item)));
  }
}
