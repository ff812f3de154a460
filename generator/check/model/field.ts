import type { Place } from "../../bind/place.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { FieldChangeSyntax } from "../../shape/syntax.ts";

/** A field as it stands in a spec. */
export interface Field {
  readonly name: string;
  readonly model: TypeSymbol;
  readonly syntax: FieldChangeSyntax;
  readonly place: Place;
  /** The type that was made for it of dotted fields. */
  readonly madeType: TypeExpr | undefined;
}
