import { assertNever } from "../../program/assert-never.ts";
import type { UnionDeclaration } from "../../program/declaration.ts";
import type { Path } from "../../program/example.ts";
import { declarationOf, modelIn } from "../../program/lookup.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Context } from "../context.ts";
import { maxDepth } from "../issue.ts";
import { isPlainObject, jsonKindOf, ownKeys, type UnknownObject } from "../json-kind.ts";
import { type Reader, setUnknown } from "./reader.ts";
import { rewriteModel } from "./rewrite-model.ts";

/** The value in the layout that `parse` takes, as far as it has the shape of its type. Lists and objects are copied. */
export function convert(type: TypeExpr, value: unknown, path: Path, reader: Reader): unknown {
  // Deeper than that, `parse` refuses it.
  if (path.length > maxDepth + 1) return value;
  switch (type.kind) {
    case "nullable":
      return value === null ? null : reader.convert(type.inner, value, path);
    case "primitive":
      return value;
    case "list":
      return convertList(type.element, value, path, reader);
    case "map":
      return convertMap(type.value, value, path, reader);
    case "reference":
      return convertDeclared(type.target, value, path, reader);
    default:
      return assertNever(type);
  }
}

function convertDeclared(name: string, value: unknown, path: Path, reader: Reader): unknown {
  const declaration = declarationOf(reader.context, name);
  switch (declaration.kind) {
    case "scalar":
    case "enum":
      return value;
    case "list":
      return convertList(declaration.element, value, path, reader);
    case "map":
      return convertMap(declaration.value, value, path, reader);
    case "union": {
      const type = variantIn(declaration, value, reader.context);
      return type === undefined ? value : reader.convert(type, value, path);
    }
    case "model":
      return rewriteModel(declaration, value, path, reader);
    default:
      return assertNever(declaration);
  }
}

function convertList(element: TypeExpr, value: unknown, path: Path, reader: Reader): unknown {
  if (!Array.isArray(value)) return value;
  const list = Array.from(value, (item, index) => reader.convert(element, item, [...path, index]));
  reader.origins.start(list, path);
  return list;
}

function convertMap(type: TypeExpr, value: unknown, path: Path, reader: Reader): unknown {
  if (!isPlainObject(value)) return value;
  const map: Record<string, unknown> = {};
  for (const key of ownKeys(value)) setUnknown(map, key, reader.convert(type, value[key], [...path, key]));
  reader.origins.start(map, path);
  return map;
}

/** The variant that a value chooses. Its tag may be spelled as any variant spells it; a text may be the shorthand of an object. */
function variantIn(union: UnionDeclaration, value: unknown, context: Context): TypeExpr | undefined {
  if (union.tag !== undefined)
    return isPlainObject(value) ? taggedVariant(union, union.tag, value, context) : undefined;
  const kind = jsonKindOf(value);
  const plain = kind && union.variants.find(({ jsonKinds }) => jsonKinds.includes(kind));
  const short = union.variants.find(({ type }) => modelIn(type, context)?.layout?.shorthand !== undefined);
  return (plain ?? (kind === "string" ? short : undefined))?.type;
}

function taggedVariant(
  { variants }: UnionDeclaration,
  tag: string,
  value: UnknownObject,
  context: Context,
): TypeExpr | undefined {
  const keys = variants.flatMap(({ type }) => modelIn(type, context)?.layout?.keys ?? []);
  const names = keys.filter(({ path, target }) => path.length === 1 && target.length === 1 && target[0] === tag);
  const spellings = new Set([tag, ...names.map(({ path }) => path[0])]);
  const found = ownKeys(value).find((key) => spellings.has(key));
  return found === undefined ? undefined : variants.find((variant) => variant.tag === value[found])?.type;
}
