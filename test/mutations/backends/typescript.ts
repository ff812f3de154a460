import { type Backend, inFolder } from "../mutation.ts";

/** Rules as code of the models. */
export const typescriptBackend: Backend = {
  name: "rules in TypeScript",
  tests: ["typescript/rule-meaning.test", "typescript/rule-forms.test", "typescript/kitchen.test", "cel/lookup.test"],
  mutations: inFolder("emit/typescript", [
    ["expression/arithmetic.ts", 'return expr.operator === "/" && isInt ?', 'return expr.operator === "%" && isInt ?'],
    [
      "expression/arithmetic.ts",
      'return isInt ? binary("additive", "-", primary("0"), code) :',
      "return isInt ? code :",
    ],
    ["expression/logic.ts", '(expr.operator === "&&") === truth ? and', '(expr.operator === "&&") !== truth ? and'],
    ["expression/macro.ts", 'return call([list, ".every"], body);', 'return call([list, ".some"], body);'],
    ["expression/macro.ts", 'return macro === "all" ? and(...parts)', 'return macro !== "all" ? and(...parts)'],
    [
      "expression/macro.ts",
      'primary(call([list, ".filter"], body).doc, ".length"), primary("1")',
      'primary(call([list, ".filter"], body).doc, ".length"), primary("2")',
    ],
    ["expression/call.ts", 'runtime(isText ? "codePoints" : "sizeOf")', 'runtime(isText ? "sizeOf" : "codePoints")'],
    [
      "expression/call.ts",
      'case "contains":\n      return method("includes");',
      'case "contains":\n      return method("startsWith");',
    ],
    [
      "expression/comparison.ts",
      'return compared(order, operator, primary("0"));',
      "return compared(sides[0], operator, sides[1]);",
    ],
    [
      "expression/comparison.ts",
      "return equal ? same(tested, none) : differs(tested, none);",
      "return equal ? differs(tested, none) : same(tested, none);",
    ],
    [
      "expression/comparison.ts",
      "const parts = literals.map((right) => {",
      "const parts = literals.slice(1).map((right) => {",
    ],
    ["expression/comparison.ts", "      return not(comparison(expr, env));", "      return comparison(expr, env);"],
    [
      "expression/lookup.ts",
      "return name === undefined ? undefined : call(name, comparable(left, env).doc);",
      "return name === undefined ? undefined : not(call(name, comparable(left, env).doc));",
    ],
    [
      "write-rule.ts",
      "if (isConstant(each.applies, true)) loop();\n  else ifBlock(writer, each.applies, loop);",
      "loop();",
    ],
  ]),
};
