import { parseExpression } from "../../../generator/check/cel/parse.ts";
import type { Syntax } from "../../../generator/check/cel/syntax.ts";
import type { JsonValue } from "../../../generator/program/json.ts";
import type { TypeExpr } from "../../../generator/program/type-expr.ts";
import type { Case } from "./cases.ts";

/**
 * The test with list and map literals handed over as data: variables of the types `list<json>` and `json_object`. What is written
 * out must have one type; data need not.
 */
export function withData(test: Case): Case {
  const parsed = parseExpression(test.text);
  if (!parsed.ok) return test;
  let { text } = test;
  const variables = [...test.variables];
  for (const node of [...literals(parsed.tree)].reverse()) {
    const value = constantOf(node);
    if (value === undefined || (node.kind !== "list" && node.kind !== "map")) continue;
    const name = `data_${variables.length}`;
    text = text.slice(0, node.start) + name + text.slice(node.end);
    variables.push({ name, type: node.kind === "list" ? listOfJson : jsonObject, value });
  }
  return { ...test, text, variables };
}

const listOfJson: TypeExpr = { kind: "list", element: { kind: "primitive", name: "json" } };
const jsonObject: TypeExpr = { kind: "primitive", name: "json_object" };

/** The outermost lists and maps in which nothing is worked out, from the left. */
function* literals(node: Syntax): Generator<Syntax> {
  if ((node.kind === "list" || node.kind === "map") && constantOf(node) !== undefined) {
    yield node;
    return;
  }
  for (const part of partsOf(node)) yield* literals(part);
}

function partsOf(node: Syntax): readonly Syntax[] {
  switch (node.kind) {
    case "select":
      return [node.object];
    case "index":
      return [node.object, node.index];
    case "unary":
      return [node.operand];
    case "binary":
      return [node.left, node.right];
    case "conditional":
      return [node.condition, node.then, node.else];
    case "call":
      return node.receiver === undefined ? node.args : [node.receiver, ...node.args];
    case "list":
      return node.elements;
    case "map":
      return node.entries.map(({ value }) => value);
    default:
      return [];
  }
}

function constantOf(node: Syntax): JsonValue | undefined {
  switch (node.kind) {
    case "literal":
      return node.value;
    case "list": {
      const values = node.elements.map(constantOf);
      return values.includes(undefined) ? undefined : values.flatMap((value) => (value === undefined ? [] : [value]));
    }
    case "map": {
      const entries = node.entries.flatMap(({ key, value }) => {
        const [name, entry] = [constantOf(key), constantOf(value)];
        return typeof name === "string" && entry !== undefined ? [[name, entry] as const] : [];
      });
      return entries.length === node.entries.length ? Object.fromEntries(entries) : undefined;
    }
    default:
      return undefined;
  }
}
