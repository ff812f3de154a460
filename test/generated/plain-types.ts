import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Issue } from "../../generator/interpret/issue.ts";
import type { AnyType } from "./model-types.ts";

const folder = "generated/dist";

/**
 * The enums and scalars of the compiled package by name. The package checks them and does not export how, so this looks into
 * its modules.
 */
export async function loadPlainTypes(): Promise<ReadonlyMap<string, AnyType>> {
  const issues = await load("runtime/issues.js");
  const types = new Map<string, AnyType>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".js") && name !== "index.js")) {
    const exported = await load(file);
    for (const key of Object.keys(exported)) {
      const name = /^is([A-Z]\w*)$/u.exec(key)?.[1];
      if (name !== undefined) types.set(name, plainType(exported, issues, name));
    }
  }
  return types;
}

async function load(path: string): Promise<object> {
  return await import(pathToFileURL(resolve(folder, path)).href);
}

function plainType(exported: object, issues: object, name: string): AnyType {
  const is: unknown = Reflect.get(exported, `is${name}`);
  const collect: unknown = Reflect.get(exported, `collect${name}`);
  const Issues: unknown = Reflect.get(issues, "Issues");
  if (typeof is !== "function" || typeof collect !== "function" || typeof Issues !== "function") {
    throw new Error(`${name} cannot be checked`);
  }
  return {
    is: (value) => is(value),
    validate(value) {
      const walk: { readonly list: readonly Issue[] } = Reflect.construct(Issues, []);
      collect(value, walk);
      return walk.list;
    },
  };
}
