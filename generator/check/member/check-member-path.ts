import { type Place, textSpan } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import { oneOfThese } from "../../diagnostics/suggest.ts";
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
  for (const [index, step] of path.entries()) {
    if (at === undefined) return path;
    const next = stepInto(at, step, context);
    if (next === "nowhere") {
      const hint = oneOfThese(String(step), fieldNames(at, context));
      const span = stepSpan(place, path.slice(0, index + 1));
      report(context.sink, "no-such-field", span, { name: String(step), type: typeText(at) }, { hint });
      return undefined;
    }
    at = next;
  }
  return path;
}

/** Where the last of these steps stands in the text of the path; the whole of it, where a key is written with escapes. */
function stepSpan(place: Place, path: Path): Span {
  const text = String(toJson(place.node));
  let start = 0;
  let end = 0;
  for (const step of path) {
    start = text.indexOf(String(step), end);
    if (start < 0) return place.node.span;
    end = start + String(step).length;
  }
  return textSpan(place, start, end);
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
