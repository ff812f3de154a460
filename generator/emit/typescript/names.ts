import { pascalCase } from "../../naming/local-name.ts";
import type { Declaration } from "../../program/declaration.ts";
import type { Program } from "../../program/program.ts";
import { keywordModule } from "../../program/shipped.ts";
import { runtimeFileOf } from "./runtime-names.ts";

/** What code calls the parts of one declared type. All are unique in the package. */
export interface TypeNames {
  /** The type, and the value of the same name. */
  readonly type: string;
  /** What may be sent. */
  readonly wire: string;
  /** The class of instances. */
  readonly model: string;
  readonly is: string;
  readonly build: string;
  readonly collect: string;
  /** Turns a value into its normal form. */
  readonly plain: string;
  /** The text of its JSON Schema. */
  readonly schema: string;
  /** How configuration is written. */
  readonly layout: string;
  /** Vouches for its JSON. */
  readonly proves: string;
  /** What its JSON looks like. */
  readonly json: string;
}

/** Names for everything that is declared at the top of a file. */
export interface Names {
  /** Of a declared type. */
  of(name: string): TypeNames;
  /** Whether a name means something in every file, or in some file that may be imported. */
  isTaken(name: string): boolean;
  /** What something of the runtime is called where it is imported. */
  runtime(name: string): string;
  /** Of the type that a view of a model gives. */
  view(type: string, view: string): string;
}

/** Chooses the names of a program, the same whichever file asks first. */
export function namesOf(program: Program): Names {
  const functions = program.modules.flatMap((module) => module.functions.map(({ localName }) => localName));
  const declared = Object.values(program.declarations).map(({ name }) => name);
  const thrown = Object.values(program.declarations).flatMap((each) =>
    each.kind === "model" && each.thrownAs !== undefined ? [each.thrownAs] : [],
  );
  const taken = new Set([...functions, ...declared, ...thrown, ...runtimeFileOf.keys()]);
  const unique = (wanted: string): string => {
    let name = wanted;
    while (taken.has(name)) name += "_";
    taken.add(name);
    return name;
  };
  const types = new Map(Object.values(program.declarations).map((each) => [each.name, typeNames(each, unique)]));
  const clashing = new Set([...declared, ...functions, ...thrown].filter((name) => runtimeFileOf.has(name)));
  const views = new Map(
    Object.values(program.declarations).flatMap((each) =>
      each.kind === "model"
        ? each.views.map((view) => [`${each.name}.${view.name}`, unique(each.name + pascalCase(view.name))] as const)
        : [],
    ),
  );
  return {
    of: (name) => found(types.get(name), name),
    isTaken: (name) => taken.has(name),
    runtime: (name) => (clashing.has(name) ? `${name}_` : name),
    view: (type, view) => found(views.get(`${type}.${view}`), view),
  };
}

function typeNames(declaration: Declaration, unique: (wanted: string) => string): TypeNames {
  const pascal = pascalCase(declaration.name);
  return {
    type: declaration.module === keywordModule ? unique(pascal) : declaration.name,
    wire: unique(`${pascal}Wire`),
    model: unique(`${pascal}Model`),
    is: unique(`is${pascal}`),
    build: unique(`build${pascal}`),
    collect: unique(`collect${pascal}`),
    plain: unique(`plain${pascal}`),
    schema: unique(`schemaOf${pascal}`),
    layout: unique(`layoutOf${pascal}`),
    proves: unique(`proves${pascal}`),
    json: unique(`jsonOf${pascal}`),
  };
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`"${name}" has no name in code`);
  return value;
}
