import type { CallExpr } from "../../../program/expression.ts";
import { call, primary, wrapped } from "../code.ts";
import { shapeOf } from "../shape.ts";
import type { Environment, Value } from "./environment.ts";

/** The code of `list[place]`, which TypeScript takes to be possibly absent, or of `map[key]`, which may be. */
export function indexValue({ args, type }: CallExpr, env: Environment): Value {
  const [object, index] = args;
  if (object === undefined || index === undefined) throw new Error("an index needs an object and a place");
  const { program } = env.scope.emission;
  const owner = env.print.present(object, env);
  const place = env.print.present(index, env);
  if (shapeOf(object.type, program).kind === "list") {
    const code = primary(wrapped(owner, "primary"), "[", place.doc, "]");
    return { code, nulls: "unseen", absence: "besides null" };
  }
  const code = call(env.scope.runtime("entryOf"), owner.doc, place.doc);
  // What a keyword of a JSON Schema holds is any JSON to TypeScript: a list in it has to be shown to be one.
  const isKeyword = object.kind === "select" && object.of === "keyword" && shapeOf(type, program).kind === "list";
  return { code: isKeyword ? call(env.scope.runtime("asJsonList"), code.doc) : code, nulls: "unseen" };
}
