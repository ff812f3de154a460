import { declarationOf } from "../../program/lookup.ts";
import type { Program } from "../../program/program.ts";
import type { ListType, MapType, NullableType } from "../../program/type-expr.ts";
import type { Facts } from "./facts.ts";
import { Imports } from "./imports.ts";
import { type Doc, layout } from "./layout.ts";
import type { Names } from "./names.ts";
import { runtimeFileOf } from "./runtime-names.ts";

/** What is the same for all files of a program. */
export interface Emission {
  readonly program: Program;
  readonly names: Names;
  readonly facts: Facts;
}

/** A value that is made once, when the file is loaded. */
export interface Constant {
  readonly name: string;
  readonly type: string;
  readonly value: Doc;
  /** Those with a smaller one are made first. */
  readonly rank: number;
}

/** A type without a name in the spec, such as `list<Tool>`, and what its functions are called where they are used. */
export interface Helper {
  readonly type: ListType | MapType | NullableType;
  readonly noun: string;
  is?: string;
  build?: string;
  collect?: string;
}

/** What one file has at its top: imports, constants, names. Printing the file fills it. */
export class Scope {
  readonly emission: Emission;
  readonly module: string;
  readonly imports: Imports = new Imports();
  /** Made before everything else. */
  readonly constants: Map<string, Constant> = new Map();
  /** Made after everything else, in this order: they need the classes. */
  readonly defaults: Map<string, Constant> = new Map();
  readonly helpers: Map<string, Helper> = new Map();
  /** Functions for values with constraints, by what they check. */
  readonly valueChecks: Map<string, string> = new Map();
  readonly #taken = new Set<string>();

  constructor(emission: Emission, module: string) {
    this.emission = emission;
    this.module = module;
  }

  /** A name for something at the top of this file; it stays taken. */
  unique(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.#taken.has(name) || this.emission.names.isTaken(name); count += 1)
      name = `${wanted}${count}`;
    this.#taken.add(name);
    return name;
  }

  /** The type that instances have. */
  typeOf(name: string): string {
    return this.#declared(name, this.emission.names.of(name).type, true);
  }

  /** The type of what may be sent. */
  wireOf(name: string): string {
    const names = this.emission.names.of(name);
    return this.#declared(name, this.emission.facts.modelled.has(name) ? names.wire : names.type, true);
  }

  /** The exported value. */
  valueOf(name: string): string {
    return this.#declared(name, this.emission.names.of(name).type, false);
  }

  /** One of the functions of a declared type. */
  functionOf(name: string, which: "is" | "build" | "collect" | "plain"): string {
    return this.#declared(name, this.emission.names.of(name)[which], false);
  }

  /** Something that a given file exports under a name that is unique in the package. */
  from(module: string, name: string, typeOnly: boolean = false): string {
    if (module !== this.module) this.imports.add(`./${module}`, name, name, typeOnly);
    return name;
  }

  /** A function, class or constant of the runtime. */
  runtime(name: string): string {
    return this.#runtime(name, false);
  }

  /** A type of the runtime. */
  runtimeType(name: string): string {
    return this.#runtime(name, true);
  }

  /** A constant with this value; equal values of one file share it. */
  constant(wanted: string, type: string, value: Doc): string {
    return this.#shared(this.constants, wanted, type, value);
  }

  /** The same for a value that is made of instances. */
  default(wanted: string, type: string, value: Doc, rank: number): string {
    return this.#shared(this.defaults, wanted, type, value, rank);
  }

  #shared(constants: Map<string, Constant>, wanted: string, type: string, value: Doc, rank: number = 0): string {
    const key = layout(value);
    const known = constants.get(key);
    if (known !== undefined) return known.name;
    const name = this.unique(wanted);
    constants.set(key, { name, type, value, rank });
    return name;
  }

  #declared(type: string, name: string, typeOnly: boolean): string {
    return this.from(declarationOf(this.emission.program, type).module, name, typeOnly);
  }

  #runtime(name: string, typeOnly: boolean): string {
    const file = runtimeFileOf.get(name);
    if (file === undefined) throw new Error(`the runtime has no "${name}"`);
    const local = this.emission.names.runtime(name);
    this.imports.add(`./runtime/${file}`, name, local, typeOnly);
    return local;
  }
}
