import type { ModelDeclaration } from "../../program/declaration.ts";
import type { SchemaObject } from "../schema.ts";
import type { Keyed } from "./keyed-name.ts";
import { type ConfigContext, configModelSchema } from "./model-schema.ts";

/** The schema of such elements. A rule that reads the key cannot be said, as the key is not in the element. */
export function keyedDefinition({ model, by }: Keyed, context: ConfigContext): SchemaObject {
  const { layout, properties } = model;
  const { shorthand, ...rest } = layout ?? { keys: [], inferred: [] };
  const without: ModelDeclaration = {
    ...model,
    properties: properties.filter(({ name }) => name !== by),
    layout: {
      ...rest,
      keys: rest.keys.filter(({ target }) => target[0] !== by),
      ...(shorthand === undefined || shorthand === by ? {} : { shorthand }),
    },
  };
  const reads = (id: string): boolean => model.rules.find((rule) => rule.id === id)?.reads.includes(by) === true;
  const outcomesOf: ConfigContext["outcomesOf"] = (of) => {
    if (of !== without) return context.outcomesOf(of);
    return context
      .outcomesOf(model)
      .map((outcome) =>
        reads(outcome.rule.id)
          ? { kind: "missing", rule: outcome.rule, reason: "key of a map that stands for a list" }
          : outcome,
      );
  };
  return configModelSchema(without, { ...context, outcomesOf });
}
