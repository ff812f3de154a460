import { format, inspect } from "node:util";
import type { CanaryDocument } from "./canary-document.ts";

/** What is used of the value of a type. */
export interface Keeper {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown; readonly error?: Error };
  validate(value: unknown): readonly unknown[];
  fromConfig(value: unknown): unknown;
  parseJson(text: string): unknown;
  validateJson(text: string): readonly unknown[];
}

/** Whether something is the value of a type. */
export function isKeeper(value: unknown): value is Keeper {
  return typeof value === "object" && value !== null && "safeParse" in value && "parseJson" in value;
}

/** Everything that a program which logs what it gets would show of a document, by where it comes from. */
export function shownOf(document: CanaryDocument, model: Keeper): ReadonlyMap<string, string> {
  const { value, text } = document;
  const shown = new Map<string, string>();
  const note = (what: string, thing: unknown): void => {
    shown.set(what, [String(thing), inspect(thing, { depth: 20 }), format("%s %o", thing, thing)].join("\n"));
  };
  const noteError = (what: string, error: unknown): void => {
    note(what, error);
    shown.set(`${what} as JSON`, JSON.stringify(error) + (error instanceof Error ? error.stack : ""));
  };
  const noteThrown = (what: string, run: () => unknown): void => {
    try {
      note(what, run());
    } catch (error) {
      noteError(what, error);
    }
  };
  const result = model.safeParse(value);
  if (result.success) note("an instance", result.data);
  else noteError("an error", result.error);
  shown.set("issues", JSON.stringify(model.validate(value)) + JSON.stringify(model.validateJson(text)));
  noteThrown("parseJson", () => model.parseJson(text));
  noteThrown("fromConfig", () => model.fromConfig(value));
  return shown;
}
