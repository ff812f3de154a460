import { assertNever } from "../../program/assert-never.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { Declaration, Property } from "../../program/declaration.ts";
import { declarationOf } from "../../program/lookup.ts";
import type { PrimitiveName, TypeExpr } from "../../program/type-expr.ts";
import type { Tools } from "../tools.ts";
import { admitsAll, anything, type Domain, filtered, listed, type Numbers, withNull } from "./domain.ts";
import { allNumbers, cut, type NumberRange, type OrderOperator, safeIntegers, sizes } from "./number-range.ts";
import { tidied } from "./split.ts";

/**
 * The values of a type. `isSound` says that they come from a document that has been validated as that type; what is handed over
 * or worked out need not keep to the constraints of a scalar, and a number of that kind may be infinite or none at all.
 */
export function typeDomain(type: TypeExpr, isSound: boolean, tools: Tools): Domain {
  switch (type.kind) {
    case "nullable":
      return withNull(typeDomain(type.inner, isSound, tools));
    case "primitive":
      return primitiveDomain(type.name, isSound);
    case "list":
    case "map":
      return anything(false);
    case "reference":
      return declaredDomain(declarationOf(tools, type.target), isSound, tools);
    default:
      return assertNever(type);
  }
}

function primitiveDomain(name: PrimitiveName, isSound: boolean): Domain {
  switch (name) {
    case "bool":
      return listed([true, false]);
    case "null":
      return listed([null]);
    case "int":
      return numbers(safeIntegers, true);
    case "number":
      return isSound ? numbers(allNumbers, false) : anything(false);
    case "string":
    case "json_object":
    case "json_schema":
      return anything(false);
    case "json":
    case "thrown":
      return anything(true);
    default:
      return assertNever(name);
  }
}

function numbers(range: NumberRange, isInt: boolean): Numbers {
  return { kind: "numbers", isInt, range, mayBeNull: false, holes: [], admits: admitsAll };
}

function declaredDomain(declaration: Declaration, isSound: boolean, tools: Tools): Domain {
  switch (declaration.kind) {
    case "enum":
      return listed(declaration.members.map((member) => member.name));
    case "scalar": {
      const domain = primitiveDomain(declaration.base, isSound);
      const type: TypeExpr = { kind: "reference", target: declaration.name };
      return isSound ? constrained(domain, type, declaration.constraints, tools) : domain;
    }
    case "union":
      return anything(declaration.variants.some((variant) => variant.jsonKinds.includes("null")));
    case "list":
    case "map":
    case "model":
      return anything(false);
    default:
      return assertNever(declaration);
  }
}

/** The values that a property reads as in a document whose structure is right: null where it is absent without a default. */
export function propertyDomain(property: Property, tools: Tools): Domain {
  return remembered(property, tools, () => domainOfProperty(property, tools));
}

/** What `make` gives, which is the same each time, made once. */
export function remembered(key: Property | string, { domains }: Tools, make: () => Domain): Domain {
  const before = domains.get(key);
  if (before !== undefined) return before;
  const made = make();
  domains.set(key, made);
  return made;
}

function domainOfProperty(property: Property, tools: Tools): Domain {
  const { type, constraints, fixed, presence } = property;
  const domain =
    fixed === undefined ? constrained(typeDomain(type, true, tools), type, constraints, tools) : listed([fixed]);
  return presence === "optional" ? withNull(domain) : domain;
}

function constrained(domain: Domain, type: TypeExpr, constraints: readonly Constraint[], tools: Tools): Domain {
  const admitting = filtered(narrowed(domain, constraints), (value) => tools.isValid(type, constraints, value));
  return admitting.kind === "numbers" ? tidied(admitting) : admitting;
}

/** What the constraints leave, as far as they can be seen without trying a value. */
function narrowed(domain: Domain, constraints: readonly Constraint[]): Domain {
  let result = domain;
  for (const constraint of constraints) {
    if (constraint.kind === "in") {
      const nulls = result.kind === "listed" ? result.values.includes(null) : result.mayBeNull;
      result = listed([...constraint.values.filter((value) => value !== null), ...(nulls ? [null] : [])]);
    }
    const operator = orders[constraint.kind];
    if (operator !== undefined && "value" in constraint && result.kind === "numbers") {
      result = { ...result, range: cut(result.range, operator, constraint.value) };
    }
  }
  return result;
}

const orders: Readonly<Partial<Record<Constraint["kind"], OrderOperator>>> = {
  min: ">=",
  exclusive_min: ">",
  max: "<=",
  exclusive_max: "<",
};

/** The sizes that a text, a list or a map can have under these constraints. */
export function sizeDomain(constraints: readonly Constraint[]): Domain {
  let range = sizes;
  for (const constraint of constraints) {
    switch (constraint.kind) {
      case "min_length":
      case "min_items":
      case "min_entries":
        range = cut(range, ">=", constraint.value);
        break;
      case "max_length":
      case "max_items":
      case "max_entries":
        range = cut(range, "<=", constraint.value);
        break;
      default:
    }
  }
  return tidied(numbers(range, true));
}

/** The constraints that a declared type brings along. */
export function declaredConstraints(type: TypeExpr, tools: Tools): readonly Constraint[] {
  if (type.kind === "nullable") return declaredConstraints(type.inner, tools);
  if (type.kind !== "reference") return [];
  const declaration = declarationOf(tools, type.target);
  return "constraints" in declaration ? declaration.constraints : [];
}
