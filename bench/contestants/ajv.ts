import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv2020, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { TypeName } from "../data/documents.ts";
import type { Contestant } from "./contestant.ts";
import { jsonSchemas } from "./json-schemas.ts";
import * as rules from "./rules.ts";

type Rests = Readonly<Record<TypeName, (value: unknown) => boolean>>;

/** What the schemas cannot say; asked of values that they accept. */
const rests: Rests = {
  Tool: (value) => rules.isUniqueBy(slotsOf(value), rules.nameOf),
  SkillDefinition: (value) => isDefinition(value) && rules.definitionRestHolds(value),
  SessionEvent: () => true,
  Folder: () => true,
};

const first = validators({});
const all = validators({ allErrors: true });
// It fills in no default below a choice, unless what is chosen has a function of its own.
const filling = validators({ useDefaults: true, inlineRefs: false });
const standing = standaloneValidators();

/** Ajv, compiled when the program starts. It fills in defaults in place, so it gets a clone to parse. */
export const ajv: Contestant = {
  name: "ajv",
  checks: byName((name) => ({
    is: checkOf(first, name),
    parse: (value) => {
      const clone = structuredClone(value);
      if (!filling[name](clone) || !rests[name](clone)) throw new Error("invalid");
      return clone;
    },
    issues: (value) => {
      if (all[name](value)) return rests[name](value) ? 0 : 1;
      return all[name].errors?.length ?? 0;
    },
  })),
};

/** Ajv, compiled to a module beforehand. */
export const ajvStandalone: Contestant = {
  name: "ajv standalone",
  checks: byName((name) => ({ is: checkOf(standing, name) })),
};

type Validators = Readonly<Record<TypeName, ValidateFunction>>;

function checkOf(all: Validators, name: TypeName): (value: unknown) => boolean {
  const validate = all[name];
  const rest = rests[name];
  return (value) => validate(value) && rest(value);
}

function ajvWith(options: Options): Ajv2020 {
  return new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, discriminator: true, ...options });
}

function validators(options: Options): Validators {
  const instance = ajvWith(options);
  return byName((name) => instance.compile({ ...jsonSchemas[name] }));
}

/** The same from a module that was written to disk, which gets by without a compiler. */
function standaloneValidators(): Validators {
  const instance = ajvWith({ code: { source: true } });
  for (const schema of Object.values(jsonSchemas)) instance.addSchema({ ...schema });
  const folder = join("bench", "work");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "ajv-standalone.cjs");
  writeFileSync(
    path,
    standalone.default(
      instance,
      byName((name) => name),
    ),
  );
  return createRequire(import.meta.url)(join(process.cwd(), path));
}

function byName<T>(make: (name: TypeName) => T): Record<TypeName, T> {
  return {
    Tool: make("Tool"),
    SkillDefinition: make("SkillDefinition"),
    SessionEvent: make("SessionEvent"),
    Folder: make("Folder"),
  };
}

function slotsOf(value: unknown): readonly rules.Slot[] | undefined {
  return isTool(value) ? value.resource_slots : undefined;
}

// Ajv has seen to it.
function isTool(value: unknown): value is rules.ToolLike {
  return value !== null;
}

function isDefinition(value: unknown): value is rules.Definition {
  return value !== null;
}
