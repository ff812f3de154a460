import type { SymbolTable, TypeSymbol } from "../bind/symbol-table.ts";
import type { DiagnosticSink } from "../diagnostics/diagnostic.ts";
import type { Catalog } from "../program/catalog.ts";
import type { Declaration } from "../program/declaration.ts";
import type { ModelDraft } from "./model/model-draft.ts";

/** What one run of the checker knows so far. Filled stage by stage; see `check.ts` for the order. */
export interface Context {
  readonly symbols: SymbolTable;
  readonly sink: DiagnosticSink;
  /** Modules that something in a module named, by the name of the latter. */
  readonly usage: Map<string, Set<string>>;
  /** Shipped types that were named: scalars, and `json_schema`. */
  readonly shipped: Set<string>;
  /** Declared types that are no models, by name; a broken one has no entry. */
  readonly plain: Map<string, Exclude<Declaration, { readonly kind: "model" }>>;
  /** Models that dotted fields gave rise to, by name, each with the model that has the field. No spec can name them. */
  readonly made: Map<string, { readonly symbol: TypeSymbol; readonly owner: string }>;
  /** Names of models whose base is broken, which is told once. */
  readonly broken: Set<string>;
  /** Models with their properties, by name, bases first; a broken one has no entry. */
  readonly models: Map<string, ModelDraft>;
  /** What models that hold members say about them, by name of the model. */
  readonly catalogs: Map<string, Catalog>;
}

/** Remembers that something in `module` names something of the module `used`; whether it is the first to do so. */
export function markUsed(context: Context, module: string, used: string): boolean {
  const before = context.usage.get(module) ?? new Set();
  const isFirst = !before.has(used);
  context.usage.set(module, before.add(used));
  return isFirst;
}
