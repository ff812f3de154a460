import { assertNever } from "../program/assert-never.ts";
import type { Constraint } from "../program/constraint.ts";
import type { Declaration, EnumDeclaration, ModelDeclaration } from "../program/declaration.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { annotations, notCheckedText } from "./description.ts";
import { modelSchema } from "./model-schema.ts";
import type { Declarations } from "./rules/kinds.ts";
import type { RuleOutcome } from "./rules/rule-schema.ts";
import type { SchemaObject } from "./schema.ts";
import { constrainedSchema, typeSchema } from "./type-schema.ts";

/** What schemas are made from. */
export interface SchemaContext {
  readonly declarations: Declarations;
  /** What became of the rules of a model. */
  readonly outcomesOf: (model: ModelDeclaration) => readonly RuleOutcome[];
}

/** The schema of a declared type, as it stands under `$defs`. */
export function declarationSchema(declaration: Declaration, context: SchemaContext): SchemaObject {
  const { declarations } = context;
  switch (declaration.kind) {
    case "model":
      return modelSchema(declaration, context.outcomesOf(declaration), declarations);
    case "enum":
      return {
        title: declaration.name,
        ...annotations(declaration, [memberList(declaration)]),
        type: "string",
        enum: declaration.members.map(({ name }) => name),
      };
    case "union":
      return {
        title: declaration.name,
        ...annotations(declaration, []),
        anyOf: declaration.variants.map(({ type }) => typeSchema(type, declarations)),
      };
    case "scalar":
      return ofType(declaration, { kind: "primitive", name: declaration.base }, context);
    case "list":
      return ofType(declaration, { kind: "list", element: declaration.element }, context);
    case "map":
      return ofType(declaration, { kind: "map", value: declaration.value }, context);
    default:
      return assertNever(declaration);
  }
}

function ofType(
  declaration: Declaration & { readonly constraints: readonly Constraint[] },
  type: TypeExpr,
  { declarations }: SchemaContext,
): SchemaObject {
  const { schema, missing } = constrainedSchema(type, declaration.constraints, declarations);
  const untold = missing.map(({ constraint }) => notCheckedText(constraint.message, constraint.kind));
  return {
    title: declaration.name,
    ...annotations(declaration, untold),
    ...(typeof schema === "object" ? schema : {}),
  };
}

/** No keyword documents single values, so the description lists them. */
function memberList({ members }: EnumDeclaration): string {
  return members.map((member) => `- ${JSON.stringify(member.name)}: ${memberText(member)}`).join("\n");
}

function memberText({ doc, deprecated, since }: EnumDeclaration["members"][number]): string {
  const more = [
    ...(since === undefined ? [] : [`Since ${since}.`]),
    ...(deprecated === undefined ? [] : [`Deprecated: ${deprecated.trim()}`]),
  ];
  return [doc.trim(), ...more].join(" ").replace(/\s+/gu, " ");
}
