import type { Syntax } from "../../../generator/check/cel/syntax.ts";

/**
 * A tree as the reference parser prints its own: macros written out as loops, chains of `&&` and `||` balanced, no blanks. `text` is
 * what was parsed.
 */
export function debugText(node: Syntax, text: string): string {
  const inner = (part: Syntax): string => debugText(part, text);
  switch (node.kind) {
    case "literal":
      return typeof node.value === "string" ? quoted(node.value) : String(node.value);
    case "name":
      return node.name;
    case "select":
      return /["']/u.test(text[node.at.start] ?? "")
        ? `_[_](${inner(node.object)},${quoted(node.member)})`
        : `${inner(node.object)}.${node.member}`;
    case "index":
      return `_[_](${inner(node.object)},${inner(node.index)})`;
    case "unary":
      return `${node.operator}_(${inner(node.operand)})`;
    case "binary":
      if (node.operator === "&&" || node.operator === "||") {
        return balanced(node.operator, operands(node, node.operator).map(inner));
      }
      return `${node.operator === "in" ? "@in" : `_${node.operator}_`}(${inner(node.left)},${inner(node.right)})`;
    case "conditional":
      return `_?_:_(${inner(node.condition)},${inner(node.then)},${inner(node.else)})`;
    case "call":
      return callText(node, inner);
    case "list":
      return `[${node.elements.map(inner).join()}]`;
    case "map":
      return `{${node.entries.map(({ key, value }) => `${inner(key)}:${inner(value)}`).join()}}`;
    case "refused":
      return `refused:${node.reason}`;
  }
}

/** The tree that the reference parser printed, in the same form. */
export function withoutNotes(ast: string): string {
  const bare = ast.replace(/\^#[^#]*#/gu, "");
  return bare.replace(/"(?:\\.|[^"\\])*"|\s+/gu, (piece) => (piece.startsWith('"') ? piece : ""));
}

function quoted(value: string): string {
  const plain: Readonly<Record<string, string>> = {
    "\u0007": "\\a",
    "\b": "\\b",
    "\f": "\\f",
    "\n": "\\n",
    "\r": "\\r",
    "\t": "\\t",
    "\v": "\\v",
    '"': '\\"',
    "\\": "\\\\",
  };
  return `"${Array.from(value, (letter) => plain[letter] ?? letter).join("")}"`;
}

function operands(node: Syntax, operator: "&&" | "||"): readonly Syntax[] {
  if (node.kind !== "binary" || node.operator !== operator) return [node];
  return [...operands(node.left, operator), ...operands(node.right, operator)];
}

function balanced(operator: string, terms: readonly string[]): string {
  const tree = (low: number, high: number): string => {
    const middle = Math.floor((low + high + 1) / 2);
    const left = middle === low ? terms[middle] : tree(low, middle - 1);
    const right = middle === high ? terms[middle + 1] : tree(middle + 1, high);
    return `_${operator}_(${left},${right})`;
  };
  return tree(0, terms.length - 2);
}

type Call = Syntax & { readonly kind: "call" };

function callText(node: Call, inner: (part: Syntax) => string): string {
  const args = node.args.map(inner);
  if (node.receiver === undefined) {
    return node.name === "has" && args.length === 1 ? `${args[0]}~test-only~` : `${node.name}(${args.join()})`;
  }
  const receiver = inner(node.receiver);
  return loopText(node.name, receiver, args) ?? `${receiver}.${node.name}(${args.join()})`;
}

/** What a macro is written out as. */
function loopText(name: string, range: string, [variable, first, second]: readonly string[]): string | undefined {
  if (variable === undefined || first === undefined) return undefined;
  const result = "@result";
  const append = (element: string): string => `_+_(${result},[${element}])`;
  const loop = (init: string, condition: string, step: string, end: string = result): string =>
    `__comprehension__(//Variable${variable},//Target${range},//Accumulator${result},//Init${init},` +
    `//LoopCondition${condition},//LoopStep${step},//Result${end})`;
  switch (name) {
    case "exists":
      return loop("false", `@not_strictly_false(!_(${result}))`, `_||_(${result},${first})`);
    case "all":
      return loop("true", `@not_strictly_false(${result})`, `_&&_(${result},${first})`);
    case "exists_one":
    case "existsOne":
      return loop("0", "true", `_?_:_(${first},_+_(${result},1),${result})`, `_==_(${result},1)`);
    case "filter":
      return loop("[]", "true", `_?_:_(${first},${append(variable)},${result})`);
    case "map":
      return second === undefined
        ? loop("[]", "true", append(first))
        : loop("[]", "true", `_?_:_(${first},${append(second)},${result})`);
    default:
      return undefined;
  }
}
