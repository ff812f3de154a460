import { child, find, keysOf, type Place } from "../../bind/place.ts";
import { isReservedWord } from "../../bind/reserved-names.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { toJson } from "../../load/to-json.ts";
import type { Parameter } from "../../program/member.ts";
import { resolveType, type TypeScope } from "../type/resolve-type.ts";

/** The parameters under `params` of the member at `place`. */
export function readParameters(place: Place, scope: TypeScope): readonly Parameter[] {
  const params = find(place, "params");
  if (params === undefined) return [];
  return keysOf(params).map((name) => readParameter(name, child(params, name), scope));
}

function readParameter(name: string, place: Place, scope: TypeScope): Parameter {
  if (isReservedWord(name)) {
    const hint = "It is a word of TypeScript or CEL. Choose another name.";
    report(scope.context.sink, "reserved-name", place.key, { name, what: "a parameter" }, { hint });
  }
  const type = resolveType(find(place, "type") ?? place, scope);
  const fallback = find(place, "default");
  const doc = find(place, "doc");
  return {
    kind: "parameter",
    name,
    localName: name,
    doc: doc === undefined ? "" : String(toJson(doc.node)),
    type,
    ...(fallback === undefined ? {} : { default: toJson(fallback.node) }),
    span: place.key,
  };
}
