import type { ModelDeclaration } from "../program/declaration.ts";
import type { Path } from "../program/example.ts";
import { isJsonList, type JsonObject } from "../program/json.ts";
import type { Rule } from "../program/rule.ts";
import { rulePath } from "../program/rule-path.ts";
import { type Context, insideLoop } from "./context.ts";
import { evaluate } from "./evaluate.ts";
import { reportRule, type Walk } from "./issue.ts";
import type { UnknownObject } from "./json-kind.ts";
import { normalizeProperties } from "./normalize.ts";

/**
 * Reports the rules that an object breaks. `sound` names the properties without structural fault: a rule runs where all that it
 * reads are among them, whatever else is wrong.
 */
export function checkRules(
  context: Context,
  model: ModelDeclaration,
  object: UnknownObject,
  sound: ReadonlySet<string>,
  walk: Walk,
): void {
  if (model.rules.length === 0) return;
  const isWhole = sound.size === model.properties.length;
  const rules = isWhole ? model.rules : model.rules.filter((rule) => rule.reads.every((name) => sound.has(name)));
  if (rules.length === 0) return;
  const properties = isWhole ? model.properties : model.properties.filter((property) => sound.has(property.name));
  const self = normalizeProperties(context, properties, object);
  for (const rule of rules) checkRule(context, model, rule, self, walk);
}

function checkRule(context: Context, model: ModelDeclaration, rule: Rule, self: JsonObject, walk: Walk): void {
  const pathAt = (index: number): Path => rulePath(rule, model, context.declarations, index);
  const report = (index: number): void => reportRule(walk, rule.id, rule.message, pathAt(index));
  const scope = new Map([["this", self]]);
  if (rule.when !== undefined && evaluate(context, rule.when, scope) !== true) return;
  if (rule.each === undefined) {
    if (evaluate(context, rule.must, scope) !== true) report(0);
    return;
  }
  const list = evaluate(context, rule.each, scope);
  if (!isJsonList(list)) throw new Error(`"each" of the rule "${rule.id}" is no list`);
  const inner = insideLoop(context, rule.must, "item");
  for (const [index, item] of list.entries()) {
    if (evaluate(inner, rule.must, new Map([...scope, ["item", item]])) === true) continue;
    report(index);
    // A path that ends before the element is the same for all.
    if (pathAt(index).length <= rule.eachPath.length) return;
  }
}
