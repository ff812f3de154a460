import { ours } from "../contestants/ours.ts";
import { asRead, type TypeName, validDocuments } from "../data/documents.ts";
import type { Json } from "../data/json.ts";
import { ordered } from "../data/key-order.ts";
import { documentCount, type Row } from "../rows.ts";

/** The valid documents of a row, as they come out of a file. Throws where a row has none. */
export function documentsOf({ type, shapes }: Row): { readonly type: TypeName; readonly documents: readonly Json[] } {
  if (type === undefined || shapes === undefined) throw new Error("the row does not say of what its documents are");
  return { type, documents: shapes === "varied" ? asRead(validDocuments(type, documentCount)) : uniform(type, shapes) };
}

/** The same documents with all keys present, in `orders` orders. */
export function uniform(type: TypeName, orders: number): readonly Json[] {
  const complete = validDocuments(type, documentCount).map((document): Json => {
    return JSON.parse(JSON.stringify(ours.checks[type].parse(document)));
  });
  return asRead(complete.map((document, index) => ordered(document, index % orders)));
}
