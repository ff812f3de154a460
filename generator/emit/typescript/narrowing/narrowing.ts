import { strongComponents } from "../../../graph/strong-components.ts";
import type { ModelDeclaration, Property } from "../../../program/declaration.ts";
import type { Expr } from "../../../program/expression.ts";
import { children, visit } from "../../../program/expression-walk.ts";
import type { Program } from "../../../program/program.ts";
import type { Rule } from "../../../program/rule.ts";
import { allowedRows, type Domains, refusesAny } from "./rows.ts";
import { isListed, mayBeAbsent, present, type Row, type State, statesOf } from "./state.ts";
import { ownProperty } from "./truth.ts";
import { tellsPresence, type Variant, variantsOf } from "./variants.ts";

/**
 * What the rules of a model say of the presence of fields. The parts have no property in common: an instance is one of the variants
 * of each.
 */
export type Narrowing = readonly NarrowingPart[];

/** What rules say of properties that they tie to each other. */
export interface NarrowingPart {
  /** The states that the rules leave, of all properties of the part. */
  readonly rows: readonly Row[];
  readonly variants: readonly Variant[];
}

/** Most variants of one part, and of all parts of a model multiplied: more would be no help to a reader. */
const mostVariants = { ofPart: 16, ofModel: 64 };

/** The narrowing of a model; no parts where the values of no enum or bool tell whether a field is there. */
export function narrowingOf({ properties, rules }: ModelDeclaration, program: Program): Narrowing {
  const followed = rules.filter(({ each }) => each === undefined).map((rule) => ({ rule, reads: readsOf(rule) }));
  const domainsOf = (names: readonly string[]): Domains =>
    new Map(
      properties
        .filter(({ name }) => names.includes(name))
        .map((property) => [property, domainOf(property, rules, program)] as const)
        .filter(([, states]) => states.length > 0),
    );
  const telling = followed.filter(({ rule, reads }) => refusesAny(rule, domainsOf(reads)));
  const parts: NarrowingPart[] = [];
  let left = mostVariants.ofModel;
  const groups = tiedTogether(telling.map(({ reads }) => reads));
  // In the order of the spec.
  for (const names of new Set(properties.flatMap(({ name }) => groups.filter((group) => group.includes(name))))) {
    const own = telling.filter(({ reads }) => reads.some((name) => names.includes(name))).map(({ rule }) => rule);
    const part = partOf(own, domainsOf(names), program);
    if (part === undefined || part.variants.length > left) continue;
    parts.push(part);
    left = Math.floor(left / part.variants.length);
  }
  return parts;
}

/** Groups of names that are read together, also by way of others. */
function tiedTogether(groups: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return strongComponents(new Set(groups.flat()), (name) => groups.filter((group) => group.includes(name)).flat());
}

function partOf(rules: readonly Rule[], domains: Domains, program: Program): NarrowingPart | undefined {
  const rows = allowedRows(rules, domains);
  if (rows === undefined || rows.length === 0) return undefined;
  const isTelling = ([property, states]: readonly [Property, readonly State[]]): boolean =>
    isListed(property, program) && !states.includes(present);
  const listed = new Map([...domains].filter(isTelling));
  // What tells variants apart comes first in them.
  const variants = variantsOf(rows, new Map([...listed, ...domains]), [...listed.keys()]);
  const isOfUse = listed.size > 0 && variants.length <= mostVariants.ofPart && variants.some(tellsPresence);
  return isOfUse ? { rows, variants } : undefined;
}

/** Of an enum that may be absent, the values are told apart only where a rule compares them. */
function domainOf(property: Property, rules: readonly Rule[], program: Program): readonly State[] {
  const states = statesOf(property, program);
  const isCompared = rules.some((rule) => expressionsOf(rule).some((expr) => comparesValue(expr, property.name)));
  return states.length > 0 && mayBeAbsent(property) && !isCompared ? [present, null] : states;
}

function comparesValue(expr: Expr, name: string): boolean {
  if (ownProperty(expr) === name) return true;
  const isNullTest = expr.kind === "binary" && (expr.operator === "==" || expr.operator === "!=");
  const parts = children(expr);
  if (isNullTest && parts.some((part) => part.kind === "literal" && part.value === null)) {
    return parts.some((part) => ownProperty(part) !== name && comparesValue(part, name));
  }
  return parts.some((part) => comparesValue(part, name));
}

function readsOf(rule: Rule): readonly string[] {
  const names = new Set<string>();
  for (const expr of expressionsOf(rule)) {
    visit(expr, (part) => {
      const name = ownProperty(part);
      if (name !== undefined) names.add(name);
    });
  }
  return [...names];
}

function expressionsOf({ when, must }: Rule): readonly Expr[] {
  return when === undefined ? [must] : [when, must];
}
