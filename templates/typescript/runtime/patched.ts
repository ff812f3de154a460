import { foundText } from "./found.js";
import type { Instance } from "./instance.js";
import type { Issue } from "./issue.js";
import { recordOf } from "./record.js";
import { ValidationError } from "./validation-error.js";

/**
 * The fields of an instance of `type` as they are sent, with those of `patch` in their places; an instance counts as what it says on
 * the wire. Throws a {@link ValidationError} where the patch is no object, or cannot be read.
 */
export function patched(instance: Instance, patch: unknown, type: string): object {
  try {
    const changes = recordOf(patch);
    if (changes !== undefined) return { ...recordOf(instance), ...changes };
  } catch {
    throw refusal("unreadable", "The value cannot be read.", type);
  }
  const found = patch === undefined ? "nothing" : foundText(patch);
  throw refusal("wrong_type", `Expected an object, found ${found}.`, type);
}

function refusal(code: Issue["code"], message: string, type: string): ValidationError {
  return new ValidationError([Object.freeze({ code, path: Object.freeze([]), message })], { type });
}
