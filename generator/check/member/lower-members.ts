import { child, find, keysOf, type Place } from "../../bind/place.ts";
import { camelCase } from "../../naming/local-name.ts";
import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Constructor, DerivedProperty, Method } from "../../program/member.ts";
import type { Signature } from "../cel/request.ts";
import { basesOf, type ModelDraft } from "../model/model-draft.ts";
import { named } from "../named.ts";
import { declaredModel } from "./expression-scope.ts";
import { lowerAssignments } from "./lower-assignments.ts";
import { lowerExpression, type Surroundings, silently } from "./lower-expression.ts";

// Inherited members are read anew with the types of the model at hand, which may be narrower. They were checked where they were
// declared, so that faults are not told again; what cannot be read anew stays as it was there.

/** The derived properties: inherited ones first. */
export function lowerDerived(
  draft: ModelDraft,
  base: ModelDeclaration | undefined,
  around: Surroundings,
): readonly DerivedProperty[] {
  const inherited = (base?.derived ?? []).map((member) => {
    const place = inheritedPlace(draft, "derived", member.name);
    const value = place && lowerExpression(place, silently(around), { expected: member.type });
    return value === undefined ? member : { ...member, value };
  });
  const own = ownNames(draft, "derived").flatMap((name): readonly DerivedProperty[] => {
    const place = child(draft.symbol.place, "derived", name);
    const type = draft.derived.get(name);
    const value = type && lowerExpression(child(place, "value"), around, { expected: type });
    if (type === undefined || value === undefined) return [];
    return [{ kind: "derived", ...named(name, name, draft.syntax.derived?.[name] ?? {}, place), type, value }];
  });
  return [...inherited, ...own];
}

/** The methods: inherited ones first. */
export function lowerMethods(
  draft: ModelDraft,
  base: ModelDeclaration | undefined,
  around: Surroundings,
): readonly Method[] {
  const inherited = (base?.methods ?? []).map((member) => {
    const place = inheritedPlace(draft, "methods", member.name);
    const inside = silently(withParameters(around, member));
    const value = place && lowerExpression(place, inside, { expected: member.returns });
    return value === undefined ? member : { ...member, value };
  });
  const own = ownNames(draft, "methods").flatMap((name): readonly Method[] => {
    const place = child(draft.symbol.place, "methods", name);
    const signature = draft.methods.get(name);
    if (signature === undefined) return [];
    const inside = withParameters(around, signature);
    const value = lowerExpression(child(place, "value"), inside, { expected: signature.returns });
    if (value === undefined) return [];
    const syntax = draft.syntax.methods?.[name] ?? {};
    return [{ kind: "method", ...named(name, camelCase(name), syntax, place), ...signature, value }];
  });
  return [...inherited, ...own];
}

/** The constructors, which are never inherited. `this` in them is what was set so far, so nothing else is in scope. */
export function lowerConstructors(draft: ModelDraft, around: Surroundings): readonly Constructor[] {
  return ownNames(draft, "constructors").flatMap((name): readonly Constructor[] => {
    const place = child(draft.symbol.place, "constructors", name);
    const signature = draft.constructors.get(name);
    if (signature === undefined) return [];
    const inside = withParameters({ ...around, variables: new Map() }, signature);
    const assignments = lowerAssignments(child(place, "set"), declaredModel(draft), inside);
    const syntax = draft.syntax.constructors?.[name] ?? {};
    const { parameters } = signature;
    return [{ kind: "constructor", ...named(name, camelCase(name), syntax, place), parameters, assignments }];
  });
}

function ownNames(draft: ModelDraft, key: "derived" | "methods" | "constructors"): readonly string[] {
  const place = find(draft.symbol.place, key);
  return place === undefined ? [] : keysOf(place);
}

function inheritedPlace(draft: ModelDraft, key: "derived" | "methods", name: string): Place | undefined {
  for (const base of basesOf(draft)) {
    const place = find(base.symbol.place, key, name, "value");
    if (place !== undefined) return place;
  }
  return undefined;
}

function withParameters(around: Surroundings, { parameters }: Pick<Signature, "parameters">): Surroundings {
  const types = parameters.map((parameter) => [parameter.name, parameter.type] as const);
  return { ...around, variables: new Map([...around.variables, ...types]) };
}
