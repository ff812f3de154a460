import type { Declaration, ModelDeclaration, ScalarDeclaration } from "./declaration.ts";
import type { Program } from "./program.ts";
import type { TypeExpr } from "./type-expr.ts";

/** Whatever has the declarations of a program. */
type Declared = Pick<Program, "declarations">;

/** The declaration of a name that the checker has resolved. */
export function declarationOf({ declarations }: Declared, name: string): Declaration {
  const declaration = Object.hasOwn(declarations, name) ? declarations[name] : undefined;
  if (declaration === undefined) throw new Error(`no declaration "${name}"`);
  return declaration;
}

/** The model of a name that the checker knows to be one. */
export function modelOf(declared: Declared, name: string): ModelDeclaration {
  const declaration = declarationOf(declared, name);
  if (declaration.kind !== "model") throw new Error(`"${name}" is no model`);
  return declaration;
}

/** The scalar of a name that the checker knows to be one. */
export function scalarOf(declared: Declared, name: string): ScalarDeclaration {
  const declaration = declarationOf(declared, name);
  if (declaration.kind !== "scalar") throw new Error(`"${name}" is no scalar`);
  return declaration;
}

/** The model that values of a type are instances of, null aside; undefined where they are something else. */
export function modelIn(type: TypeExpr, { declarations }: Declared): ModelDeclaration | undefined {
  const inner = type.kind === "nullable" ? type.inner : type;
  const declaration = inner.kind === "reference" ? declarations[inner.target] : undefined;
  return declaration?.kind === "model" ? declaration : undefined;
}

/** What the elements of a list are, null aside; undefined for a type that is no list. */
export function elementIn(type: TypeExpr, { declarations }: Declared): TypeExpr | undefined {
  const inner = type.kind === "nullable" ? type.inner : type;
  if (inner.kind === "list") return inner.element;
  const declaration = inner.kind === "reference" ? declarations[inner.target] : undefined;
  return declaration?.kind === "list" ? declaration.element : undefined;
}
