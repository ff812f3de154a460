import { type Backend, inFolder } from "../mutation.ts";

/** The meaning of a program, run directly. */
export const interpreterBackend: Backend = {
  name: "interpreter",
  tests: [
    "interpret/limits-of-constraints.test",
    "interpret/evaluate.test",
    "interpret/validate.test",
    "interpret/validate-kinds.test",
    "interpret/instances.test",
    "cel/texts.test",
    "random-specs/random-specs.test",
    "cel/agreement.test",
  ],
  mutations: inFolder("interpret", [
    ["check-rules.ts", "rule.reads.every((name) => sound.has(name))", "rule.reads.some((name) => sound.has(name))"],
    [
      "check-rules.ts",
      "evaluate(context, rule.when, scope) !== true) return;",
      "evaluate(context, rule.when, scope) === true) return;",
    ],
    [
      "check-rules.ts",
      "rulePath(rule, model, context.declarations, index)",
      "rulePath(rule, model, context.declarations, 0)",
    ],
    ["operators.ts", "return order(left, right) <= 0;", "return order(left, right) < 0;"],
    [
      "operators.ts",
      "return isInt(context, type) ? Math.trunc(value) + 0 : value;",
      "return isInt(context, type) ? Math.floor(value) + 0 : value;",
    ],
    [
      "operators.ts",
      'if (typeof left === "string") return compareTexts(left, asText(right));',
      'if (typeof left === "string") return left < asText(right) ? -1 : left > asText(right) ? 1 : 0;',
    ],
    ["texts.ts", "return substring(text, place, place + 1);", "return text.charAt(place);"],
    [
      "texts.ts",
      "return found < 0 ? found : codePointCount(text.slice(0, found));\n}\n\n/** The place of the last match",
      "return found;\n}\n\n/** The place of the last match",
    ],
    [
      "texts.ts",
      "const count = limit < 0 ? pieces.length : limit + 1;",
      "const count = limit < 0 ? pieces.length : limit;",
    ],
    [
      "builtins.ts",
      'if (typeof value === "string") return codePointCount(value);',
      'if (typeof value === "string") return value.length;',
    ],
    [
      "constraints.ts",
      'case "exclusive_min":\n      return value > constraint.value;',
      'case "exclusive_min":\n      return value >= constraint.value;',
    ],
    [
      "constraints.ts",
      'const tooLong = constraints.some((constraint) => constraint.kind === "max_length" &&',
      'const tooLong = constraints.some((constraint) => constraint.kind === "min_length" &&',
    ],
    ["constraints.ts", "if (key === null) continue;", ""],
    [
      "check.ts",
      "if (check.walk.path.length < maxDepth) return true;",
      "if (check.walk.path.length <= maxDepth) return true;",
    ],
  ]),
};
