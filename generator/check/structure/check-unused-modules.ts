import { child } from "../../bind/place.ts";
import { hasErrors, report } from "../../diagnostics/diagnostic.ts";
import type { Context } from "../context.ts";

/** Warns of modules that are listed and not needed. Says nothing after an error, which may have hidden the use. */
export function checkUnusedModules(context: Context): void {
  if (hasErrors(context.sink)) return;
  for (const { name, syntax, place } of context.symbols.modules) {
    const used = context.usage.get(name);
    for (const [index, other] of (syntax.uses ?? []).entries()) {
      if (used?.has(other) === true) continue;
      report(context.sink, "unused-module", child(place, "uses", index).node.span, { name: other });
    }
  }
}
