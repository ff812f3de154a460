import type { ModuleSyntax } from "../shape/syntax.ts";
import type { Place } from "./place.ts";

/** Everything that specs name, before it has a meaning. Where two things have one name, the first stands. */
export interface SymbolTable {
  /** Each after those it uses; among equals by name. */
  readonly modules: readonly ModuleSymbol[];
  readonly types: ReadonlyMap<string, TypeSymbol>;
  readonly functions: ReadonlyMap<string, FunctionSymbol>;
}

export interface ModuleSymbol {
  readonly name: string;
  readonly syntax: ModuleSyntax;
  readonly place: Place;
  /** The modules in `uses` that exist, sorted; without itself and without those that lead in a circle. */
  readonly uses: readonly string[];
  /** In the order written. */
  readonly types: readonly TypeSymbol[];
  readonly functions: readonly FunctionSymbol[];
}

export interface TypeSymbol {
  readonly name: string;
  readonly module: string;
  readonly syntax: TypeSyntax;
  readonly place: Place;
}

export interface FunctionSymbol {
  readonly name: string;
  readonly module: string;
  readonly syntax: FunctionSyntax;
  readonly place: Place;
}

export type TypeSyntax = NonNullable<ModuleSyntax["types"]>[string];
export type FunctionSyntax = NonNullable<ModuleSyntax["functions"]>[string];
