import { jsonSchemaName } from "../../program/shipped.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { ExpressionScope } from "./request.ts";
import { jsonType, numberType, primitive } from "./types.ts";

/**
 * What a rule reads under each keyword of a JSON Schema, null aside; it follows from the spec of the keywords. What may be of
 * several kinds reads as json. Subschemas may be true or false, which read as null under a keyword.
 */
export function keywordTypes({ declarations }: ExpressionScope): ReadonlyMap<string, TypeExpr> {
  const schema = declarations.get(jsonSchemaName);
  if (schema?.kind !== "model") throw new Error("the keywords of JSON Schema are not declared");
  return new Map(schema.properties.map(({ name, type }) => [name, readType(type, declarations)]));
}

function readType(type: TypeExpr, declarations: ExpressionScope["declarations"]): TypeExpr {
  switch (type.kind) {
    case "primitive":
      return type;
    case "nullable":
      return { kind: "nullable", inner: readType(type.inner, declarations) };
    case "list":
      return { kind: "list", element: innerType(type.element, declarations) };
    case "map":
      return { kind: "map", value: innerType(type.value, declarations) };
    case "reference":
      return declaredType(type.target, declarations);
  }
}

/** Of what stands inside a keyword, only schemas, lists and maps are told apart. */
function innerType(type: TypeExpr, declarations: ExpressionScope["declarations"]): TypeExpr {
  const read = readType(type, declarations);
  return read.kind === "primitive" && read.name !== jsonSchemaName ? jsonType : read;
}

function declaredType(name: string, declarations: ExpressionScope["declarations"]): TypeExpr {
  const declaration = declarations.get(name);
  switch (declaration?.kind) {
    case "scalar":
      return declaration.base === "int" ? numberType : primitive(declaration.base);
    case "list":
      return readType({ kind: "list", element: declaration.element }, declarations);
    case "map":
      return readType({ kind: "map", value: declaration.value }, declarations);
    case "union": {
      const others = declaration.variants.filter(({ jsonKinds }) => jsonKinds.join() !== "bool");
      const [only] = others;
      return only !== undefined && others.length === 1 ? readType(only.type, declarations) : jsonType;
    }
    default:
      return jsonType;
  }
}
