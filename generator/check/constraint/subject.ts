import type { Constraint } from "../../program/constraint.ts";
import type { EnumDeclaration } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import type { Context } from "../context.ts";
import { isModelName } from "../model/is-model-name.ts";

/** What a constraint restricts: the kind of value that a type comes down to, null aside. */
export interface Subject {
  readonly kind: "string" | "int" | "number" | "list" | "map" | "enum" | "other";
  /** As the spec writes it, for messages; empty for a type that is broken, of which nothing is told. */
  readonly text: string;
  /** What the named type behind it demands already. */
  readonly declared: readonly Constraint[];
  readonly members?: EnumDeclaration["members"];
}

/** Looks through null and through a name. */
export function subjectOf(type: TypeExpr, context: Context): Subject {
  const text = typeText(type);
  switch (type.kind) {
    case "nullable":
      return subjectOf(type.inner, context);
    case "list":
    case "map":
      return { kind: type.kind, text, declared: [] };
    case "primitive": {
      const isPlain = type.name === "string" || type.name === "int" || type.name === "number";
      return { kind: isPlain ? type.name : "other", text, declared: [] };
    }
    case "reference":
      return declaredSubject(type.target, context);
  }
}

function declaredSubject(text: string, context: Context): Subject {
  const declaration = context.plain.get(text);
  switch (declaration?.kind) {
    case "scalar":
      return { kind: declaration.base, text, declared: declaration.constraints };
    case "enum":
      return { kind: "enum", text, declared: [], members: declaration.members };
    case "list":
    case "map":
      return { kind: declaration.kind, text, declared: declaration.constraints };
    case "union":
      return { kind: "other", text, declared: [] };
    case undefined:
      return { kind: "other", text: isModelName(text, context) ? text : "", declared: [] };
  }
}
