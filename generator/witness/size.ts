import { isJsonList, isJsonObject, type JsonValue } from "../program/json.ts";

/** Most nodes of a value that stands inside another. */
export const mostNodesInside: number = 400;

/** Most nodes of all values of a file together. */
export const mostNodesInFile: number = 100_000;

/** Most code points of a text; patterns are no longer than this either. */
export const mostCodePoints: number = 2_000;

/** How many values a value consists of, itself and keys not counted twice. Counting stops above `most`. */
export function nodesOf(value: JsonValue, most: number = Number.POSITIVE_INFINITY): number {
  let nodes = 0;
  const work: JsonValue[] = [value];
  for (let next = work.pop(); next !== undefined && nodes <= most; next = work.pop()) {
    nodes += 1;
    if (isJsonList(next)) work.push(...next);
    else if (isJsonObject(next)) work.push(...Object.values(next));
  }
  return nodes;
}
