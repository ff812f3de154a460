import type { Place } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/suggest.ts";
import { toJson } from "../../load/to-json.ts";
import type { Path } from "../../program/example.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import type { Context } from "../context.ts";
import { readPath } from "../read-path.ts";

/** The path at `place` from a value of `type` to something in it; undefined where it leads nowhere, which is reported. */
export function checkMemberPath(place: Place, type: TypeExpr, context: Context): Path | undefined {
  const path = readPath(String(toJson(place.node)), place.node.span, context.sink);
  if (path === undefined) return undefined;
  let at: TypeExpr | undefined = type;
  for (const step of path) {
    if (at === undefined) return path;
    const next = stepInto(at, step, context);
    if (next === "nowhere") {
      const hint = didYouMean(String(step), fieldNames(at, context));
      report(context.sink, "no-such-field", place.node.span, { name: String(step), type: typeText(at) }, { hint });
      return undefined;
    }
    at = next;
  }
  return path;
}

/** The type one step further; undefined inside of JSON and of what is broken, where anything goes. */
function stepInto(type: TypeExpr, step: string | number, context: Context): TypeExpr | undefined | "nowhere" {
  switch (type.kind) {
    case "nullable":
      return stepInto(type.inner, step, context);
    case "list":
      return typeof step === "number" ? type.element : "nowhere";
    case "map":
      return type.value;
    case "primitive":
      return type.name.startsWith("json") ? undefined : "nowhere";
    case "reference": {
      const declared = context.plain.get(type.target);
      if (declared?.kind === "list") return typeof step === "number" ? declared.element : "nowhere";
      if (declared?.kind === "map") return declared.value;
      if (declared?.kind === "union") return undefined;
      const draft = context.models.get(type.target);
      if (declared === undefined && draft === undefined) return undefined;
      return draft?.properties.find((property) => property.name === step)?.type ?? "nowhere";
    }
  }
}

function fieldNames(type: TypeExpr, context: Context): readonly string[] {
  if (type.kind === "nullable") return fieldNames(type.inner, context);
  const draft = type.kind === "reference" ? context.models.get(type.target) : undefined;
  return draft?.properties.map((property) => property.name) ?? [];
}
