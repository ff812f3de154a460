import { pascalCase } from "../../naming/local-name.ts";
import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import { type Code, primary } from "./code.ts";
import { defaultCode } from "./default-code.ts";
import type { Scope } from "./scope.ts";
import { literalText } from "./type-text.ts";

/** A property, and what functions call its value. */
export interface Field {
  readonly property: Property;
  /** The value as it was sent: `$timeout`. */
  readonly raw: string;
  /** The value once it is made into what instances hold: `built_timeout`. */
  readonly built: string;
  /** The value once it is known to be of the right structure: `sound_timeout`. */
  readonly sound: string;
  /** How constants that belong to the property begin: `timeoutOfTool`. */
  readonly hint: string;
}

/** The fields of a model in spec order. Names that are no identifiers are changed until they are, and all differ. */
export function fieldsOf(model: ModelDeclaration): readonly Field[] {
  const taken = new Set<string>();
  return model.properties.map((property) => {
    let stem = property.name.replaceAll(/[^A-Za-z0-9_]/gu, "_");
    while (taken.has(stem)) stem += "_";
    taken.add(stem);
    const words = pascalCase(stem.replaceAll(/^_+|_+$/gu, "").toLowerCase()) || "Field";
    const hint = `${words.charAt(0).toLowerCase()}${words.slice(1)}Of${pascalCase(model.name)}`;
    return {
      property,
      raw: `$${stem}`,
      built: `built_${stem}`,
      sound: `sound_${stem}`,
      hint: /^[0-9]/u.test(hint) ? `field${hint}` : hint,
    };
  });
}

/** The value that an absent property reads as; undefined where it has none. */
export function initialCode({ property }: Field, scope: Scope): Code | undefined {
  if (property.presence !== "defaulted") return undefined;
  if (property.fixed !== undefined) return primary(literalText(property.fixed));
  return property.default === undefined ? undefined : defaultCode(property.type, property.default, scope);
}
