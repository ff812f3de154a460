import { isJsonObject, type JsonValue } from "../program/json.ts";
import { modelOf } from "../program/lookup.ts";
import type { FunctionDeclaration } from "../program/member.ts";
import type { Context } from "./context.ts";
import { entryOrNull } from "./json-kind.ts";
import { Refused } from "./outcome.ts";

/**
 * The result of a function that what was thrown carries: an example writes such an error as an object with its class under `name`
 * and the instance under `error`. Undefined where nothing is carried.
 */
export function carriedResult(
  context: Context,
  { unwraps, returns }: FunctionDeclaration,
  args: Readonly<Record<string, JsonValue>>,
): JsonValue | undefined {
  if (unwraps === undefined || returns.kind !== "reference" || !Object.hasOwn(args, unwraps)) return undefined;
  const thrown = args[unwraps];
  const { name, thrownAs } = modelOf(context, returns.target);
  if (thrownAs === undefined || !isJsonObject(thrown) || entryOrNull(thrown, "name") !== thrownAs) return undefined;
  const carried = entryOrNull(thrown, "error");
  try {
    return isJsonObject(carried) ? context.accept(name, carried) : undefined;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
