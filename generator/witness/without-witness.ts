import type { Constraint } from "../program/constraint.ts";
import type { Declaration, ModelDeclaration } from "../program/declaration.ts";
import type { Program } from "../program/program.ts";
import type { MissingBranch } from "./branch-cases.ts";
import { declaredWitness, propertyWitness } from "./constraint-witness.ts";
import { createValueSource } from "./create-value-source.ts";
import { ruleWitnesses } from "./rule-witnesses.ts";
import type { ValueSource } from "./value-source.ts";

/** Something of which no document was found that shows it. There may be one all the same: the search is bounded. */
export type Unwitnessed =
  /** The model has no valid document, so nothing can be said of its rules and constraints. */
  | { readonly kind: "model"; readonly type: string }
  /** No document breaks the rule; or none does so without breaking others. */
  | {
      readonly kind: "rule";
      readonly type: string;
      readonly rule: string;
      readonly broken: "with others" | "never";
    }
  /** No document keeps or breaks the rule in that way. */
  | ({ readonly kind: "branch"; readonly type: string; readonly rule: string } & MissingBranch)
  /** No document breaks the constraint and nothing else. */
  | { readonly kind: "constraint"; readonly type: string; readonly property?: string; readonly constraint: string };

/**
 * Every rule, branch of a rule and constraint of a program for which no document was found. Sorted by type, in each type by the
 * order of the spec. Takes about as long as making test vectors.
 */
export function withoutWitness(program: Program): readonly Unwitnessed[] {
  const source = createValueSource(program);
  return Object.keys(program.declarations)
    .sort()
    .flatMap((name) => {
      const declaration = program.declarations[name];
      return declaration === undefined ? [] : unwitnessedIn(source, declaration);
    });
}

function unwitnessedIn(source: ValueSource, declaration: Declaration): readonly Unwitnessed[] {
  switch (declaration.kind) {
    case "model":
      return unwitnessedInModel(source, declaration);
    case "scalar":
    case "list":
    case "map":
      return declaration.constraints
        .filter((constraint) => declaredWitness(source, declaration, constraint) === undefined)
        .map((constraint) => unmet(declaration.name, constraint));
    default:
      return [];
  }
}

function unwitnessedInModel(source: ValueSource, model: ModelDeclaration): readonly Unwitnessed[] {
  const type = model.name;
  if (source.objects(type).length === 0) return [{ kind: "model", type }];
  const rules = model.rules.flatMap((rule): readonly Unwitnessed[] => {
    const { broken, missing } = ruleWitnesses(source, model, rule);
    if (broken === "never") return [{ kind: "rule", type, rule: rule.id, broken }];
    const branches = missing.map((each) => ({ kind: "branch" as const, type, rule: rule.id, ...each }));
    if (broken === "alone") return branches;
    // Ways to break a rule are looked for among documents that break nothing else, and there are none.
    return [{ kind: "rule", type, rule: rule.id, broken }, ...branches.filter(({ branch }) => branch.keeps)];
  });
  const constraints = model.properties.flatMap((property) =>
    property.constraints
      .filter((constraint) => propertyWitness(source, model, property, constraint) === undefined)
      .map((constraint) => ({ ...unmet(type, constraint), property: property.name })),
  );
  return [...rules, ...constraints];
}

function unmet(type: string, { kind }: Constraint): Unwitnessed & { readonly kind: "constraint" } {
  return { kind: "constraint", type, constraint: kind };
}
