import { pascalCase } from "../../../naming/local-name.ts";
import type { ModelDeclaration } from "../../../program/declaration.ts";
import { modelOf } from "../../../program/lookup.ts";
import type { Resolution } from "../../../program/resolution.ts";
import { memberAccess } from "../primitives.ts";
import type { Scope } from "../scope.ts";

/** Name of the class that works out a resolution of a model. */
export function resolverName(model: ModelDeclaration, { localName }: Resolution, scope: Scope): string {
  let name = `${pascalCase(localName)}Of${model.name}`;
  while (scope.emission.names.isTaken(name)) name += "_";
  return name;
}

/** The code that reads a property of something of a model; a list that may be absent is empty then. */
export function reading(object: string, model: string, property: string, scope: Scope): string {
  const found = modelOf(scope.emission.program, model).properties.find(({ name }) => name === property);
  const code = `${object}${memberAccess(found?.localName ?? property)}`;
  return found?.presence === "optional" ? `(${code} ?? ${scope.runtime("emptyList")})` : code;
}

/** The same without anything in the place of what is absent. */
export function plainReading(object: string, model: string, property: string, scope: Scope): string {
  const found = modelOf(scope.emission.program, model).properties.find(({ name }) => name === property);
  return `${object}${memberAccess(found?.localName ?? property)}${found?.presence === "optional" ? " ?? null" : ""}`;
}

/** What instances call a property. */
export function localNameIn(model: string, property: string, scope: Scope): string {
  const found = modelOf(scope.emission.program, model).properties.find(({ name }) => name === property);
  return found?.localName ?? property;
}

/** Name of the function that says what is thrown for a key that nothing has. */
export function unknownName(model: ModelDeclaration, resolution: Resolution, scope: Scope): string {
  return `unknownTo${resolverName(model, resolution, scope)}`;
}

/** Name of the function that makes an instance before anything is worked out of it. */
export function makerName(model: ModelDeclaration, scope: Scope): string {
  let name = `make${pascalCase(model.name)}`;
  while (scope.emission.names.isTaken(name)) name += "_";
  return name;
}
