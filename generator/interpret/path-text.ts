import type { Path } from "../program/example.ts";
import { quote } from "../program/messages.ts";

/** A path as specs write it: `resource_slots[1].name`; keys that are no plain words are quoted: `headers["x-id"]`. */
export function pathText(path: Path): string {
  return path
    .map((step, index) => {
      if (typeof step === "number") return `[${step}]`;
      if (!/^[\w$]+$/u.test(step)) return `[${quote(step)}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join("");
}
