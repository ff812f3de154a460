import type { Context } from "../context.ts";
import { isModelSyntax } from "./model-draft.ts";

/** Whether a declared type of that name is a model, or becomes one. */
export function isModelName(name: string, { symbols, made }: Context): boolean {
  const symbol = symbols.types.get(name);
  return made.has(name) || (symbol !== undefined && isModelSyntax(symbol.syntax));
}
