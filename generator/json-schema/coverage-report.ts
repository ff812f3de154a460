import type { JsonObject } from "../program/json.ts";
import type { CarriedBy, Coverage } from "./coverage.ts";

/** The report without the columns of other targets; the names are in `coverageTargets`. */
export function ofTargets({ rules, constraints }: Coverage, targets: readonly string[]): Coverage {
  const only = <E extends { readonly targets: CarriedBy }>(entry: E): E => {
    const carried = Object.entries(entry.targets).filter(([name]) => targets.includes(name));
    return { ...entry, targets: Object.fromEntries(carried) };
  };
  return { rules: rules.map(only), constraints: constraints.map(only) };
}

/** The report as JSON, names before targets. */
export function coverageJson({ rules, constraints }: Coverage): JsonObject {
  return {
    rules: rules.map(({ model, rule, targets }) => ({ model, rule, targets: targetsJson(targets) })),
    constraints: constraints.map(({ type, property, constraint, targets }) => ({
      type,
      ...(property === undefined ? {} : { property }),
      constraint,
      targets: targetsJson(targets),
    })),
  };
}

function targetsJson(targets: CarriedBy): JsonObject {
  return Object.fromEntries(Object.entries(targets).map(([name, carried]) => [name, { ...carried }]));
}
