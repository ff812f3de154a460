import { objectOf } from "../interpret/json-kind.ts";
import type { Constraint } from "../program/constraint.ts";
import { isJsonObject, type JsonValue } from "../program/json.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { withKey } from "./edit.ts";
import { sizeOf } from "./text-values.ts";
import type { ValueSource } from "./value-source.ts";

/** Lists longer than this are not made: their files would be read by nobody. */
const longest = 50;

/** Lists of a few sizes that the constraints on the size allow, the shortest first. */
export function likelyLists(
  source: ValueSource,
  element: TypeExpr,
  constraints: readonly Constraint[],
): readonly JsonValue[] {
  const least = sizeOf(constraints, "min_items") ?? 0;
  return [least, least + 1, least + 2]
    .map((size) => listOfSize(source, element, constraints, size))
    .filter((list) => list !== undefined);
}

/** A list of exactly so many valid elements, different ones where the constraints ask for that. */
export function listOfSize(
  source: ValueSource,
  element: TypeExpr,
  constraints: readonly Constraint[],
  size: number,
): readonly JsonValue[] | undefined {
  if (size < 0 || size > longest) return undefined;
  const differ = constraints.some(({ kind }) => kind === "unique");
  const by = constraints.find((constraint) => constraint.kind === "unique_by")?.property;
  const elements =
    by === undefined ? source.values(element, [], differ ? size : 3) : keyedElements(source, element, by, size);
  if ((differ || by !== undefined) && elements.length < size) return undefined;
  if (elements.length === 0 && size > 0) return undefined;
  return Array.from({ length: size }, (_, index) => elements[index % elements.length] ?? null);
}

/** Elements that differ in one property. */
function keyedElements(source: ValueSource, element: TypeExpr, key: string, count: number): readonly JsonValue[] {
  const model = element.kind === "reference" ? source.program.declarations[element.target] : undefined;
  const property = model?.kind === "model" ? model.properties.find(({ name }) => name === key) : undefined;
  const [pattern] = source.values(element, []);
  if (property === undefined || !isJsonObject(pattern)) return [];
  return source
    .values(property.type, property.constraints, count)
    .filter((value) => typeof value === "string")
    .map((value) => withKey(pattern, key, value))
    .filter((value) => source.interpreter.validateType(element, [], value).length === 0);
}

/** Maps of a few sizes that the constraints on the size allow, the smallest first. */
export function likelyMaps(
  source: ValueSource,
  value: TypeExpr,
  constraints: readonly Constraint[],
): readonly JsonValue[] {
  const least = sizeOf(constraints, "min_entries") ?? 0;
  return [least, least + 1, least + 2].flatMap((size) => mapOfSize(source, value, size) ?? []);
}

/** A map of exactly so many valid entries. */
export function mapOfSize(source: ValueSource, value: TypeExpr, size: number): JsonValue | undefined {
  const values = source.values(value, []);
  if (size < 0 || size > longest || (values.length === 0 && size > 0)) return undefined;
  return objectOf(
    Array.from({ length: size }, (_, index) => [
      `key${index === 0 ? "" : index + 1}`,
      values[index % values.length] ?? null,
    ]),
  );
}
