import type { JsonValue } from "../../program/json.ts";
import { isJsonList, isJsonObject } from "../../program/json.ts";
import { withoutNull } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { type Code, primary } from "./code.ts";
import { hasModels, sizeOfType } from "./facts.ts";
import { type Doc, enclosed, hardLine, line, softLine } from "./layout.ts";
import { propertyKey } from "./primitives.ts";
import type { Scope } from "./scope.ts";
import { shapeOf } from "./shape.ts";
import { nounOf } from "./type-functions.ts";
import { literalText, typeText } from "./type-text.ts";

/** A default value, in the form that instances hold it: frozen, and shared by all that have it. */
export function defaultCode(type: TypeExpr, value: JsonValue, scope: Scope): Code {
  if (!isJsonList(value) && !isJsonObject(value)) return primary(literalText(value));
  if (isJsonList(value) && value.length === 0) return primary(scope.runtime("emptyList"));
  const { kind } = shapeOf(type, scope.emission.program);
  if (kind !== "model" && kind !== "union" && Object.keys(value).length === 0)
    return primary(scope.runtime("emptyObject"));
  if (!hasModels(type, scope.emission.facts)) {
    return primary(
      scope.constant(nameFor(type, scope), typeText(withoutNull(type), "model", scope), frozenJson(value, scope)),
    );
  }
  return primary(
    scope.default(
      nameFor(type, scope),
      typeText(withoutNull(type), "model", scope),
      instance(type, value, scope),
      sizeOfType(withoutNull(type), scope.emission.facts),
    ),
  );
}

/** Instances have to be made by their type. */
function instance(type: TypeExpr, value: JsonValue, scope: Scope): Doc {
  const shape = shapeOf(type, scope.emission.program);
  if (shape.kind === "list" && isJsonList(value)) {
    const elements = value.map((element) => defaultCode(shape.element, element, scope).doc);
    return ["/* @__PURE__ */ Object.freeze(", enclosed("[", elements, "]"), ")"];
  }
  if (shape.kind === "map" && isJsonObject(value)) {
    const entries = Object.entries(value).map(([key, entry]) => [
      `${propertyKey(key)}: `,
      defaultCode(shape.value, entry, scope).doc,
    ]);
    return ["/* @__PURE__ */ Object.freeze(", enclosed("{", entries, "}", line), ")"];
  }
  const name = withoutNull(type);
  if (name.kind !== "reference") throw new Error("only declared types have models in them");
  return ["/* @__PURE__ */ ", scope.valueOf(name.target), ".parse(", jsonLiteral(value), ")"];
}

function nameFor(type: TypeExpr, scope: Scope): string {
  return `default${nounOf(withoutNull(type), scope)}`;
}

/** A literal of a JSON value. */
export function jsonLiteral(value: JsonValue): Doc {
  if (isJsonList(value)) return enclosed("[", value.map(jsonLiteral), "]", isTabular(value) ? hardLine : softLine);
  if (!isJsonObject(value)) return literalText(value);
  const entries = Object.entries(value).map(([key, entry]): Doc => [`${propertyKey(key)}: `, jsonLiteral(entry)]);
  return enclosed("{", entries, "}", line);
}

/** Formatters give each element a line of its own where all are objects that say several things. */
function isTabular(list: readonly JsonValue[]): boolean {
  return list.length > 1 && list.every((element) => isJsonObject(element) && Object.keys(element).length > 1);
}

function frozenJson(value: JsonValue, scope: Scope): Doc {
  if (isJsonList(value)) {
    if (value.length === 0) return scope.runtime("emptyList");
    return [
      "/* @__PURE__ */ Object.freeze(",
      enclosed(
        "[",
        value.map((each) => frozenJson(each, scope)),
        "]",
      ),
      ")",
    ];
  }
  if (!isJsonObject(value)) return literalText(value);
  const entries = Object.entries(value).map(([key, each]): Doc => [`${propertyKey(key)}: `, frozenJson(each, scope)]);
  if (entries.length === 0) return scope.runtime("emptyObject");
  return ["/* @__PURE__ */ Object.freeze(", enclosed("{", entries, "}", line), ")"];
}
