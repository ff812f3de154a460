import { objectOf } from "../../../interpret/json-kind.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../../program/json.ts";
import { every, type Reading } from "./place.ts";

/**
 * A document with nothing in it but what is read. Where something is left out that has a default, the default is written out:
 * that is what is read. `normal` is the normal form of the document.
 */
export function fragment(value: JsonValue, normal: JsonValue, readings: readonly Reading[]): JsonValue {
  const further = readings.filter(({ place }) => place.length > 0);
  const isWhole = readings.some(({ place, sizeOnly }) => place.length === 0 && !(sizeOnly && isJsonList(value)));
  // A reading that leads further in is what counts: the other one only asks whether there is something.
  if (isWhole && further.length === 0) return value;
  if (isJsonList(value)) {
    const inner = inside(further, undefined);
    const normals = isJsonList(normal) ? normal : value;
    return value.map((element, index) => fragment(element, normals[index] ?? element, inner));
  }
  if (!isJsonObject(value)) return value;
  const whole = isJsonObject(normal) ? normal : value;
  const entries = Object.keys(whole).flatMap((key): readonly (readonly [string, JsonValue])[] => {
    const inner = inside(further, key);
    const told = Object.hasOwn(value, key) ? value[key] : undefined;
    const read = whole[key] ?? null;
    if (inner.length === 0 || (told === undefined && read === null)) return [];
    return [[key, fragment(told ?? read, read, inner)]];
  });
  return objectOf(entries);
}

/** The readings of what stands under a key, or of the elements of a list. */
function inside(readings: readonly Reading[], key: string | undefined): readonly Reading[] {
  return readings
    .filter(({ place: [step] }) => step === every || step === key)
    .map((reading) => ({ ...reading, place: reading.place.slice(1) }));
}
