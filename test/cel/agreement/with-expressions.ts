import type { ModelDeclaration } from "../../../generator/program/declaration.ts";
import type { Expr } from "../../../generator/program/expression.ts";
import type { FunctionDeclaration } from "../../../generator/program/member.ts";
import type { Program } from "../../../generator/program/program.ts";
import type { TypeExpr } from "../../../generator/program/type-expr.ts";
import { named, rule } from "../../support/hand-made-program.ts";

const rulesEach = 40;
const everyRule = 8;

/** A program with expressions in it. */
export interface WithExpressions {
  readonly program: Program;
  /** For some conditions, the model that has it for a rule, `rule_INDEX`. */
  readonly models: ReadonlyMap<number, string>;
}

/** The same program with a function for each expression, `expression_INDEX`, and with some conditions as rules of further models. */
export function withExpressions(program: Program, expressions: readonly Expr[]): WithExpressions {
  const functions = expressions.map(functionOf);
  const models = new Map<number, string>();
  const conditions = [...expressions.entries()].filter(
    ([, { type }]) => type.kind === "primitive" && type.name === "bool",
  );
  const chosen = conditions.filter((_, place) => place % everyRule === 0);
  const made: ModelDeclaration[] = [];
  for (let start = 0; start < chosen.length; start += rulesEach) {
    const group = chosen.slice(start, start + rulesEach);
    const model = ruledModel(program, `Ruled${made.length}`, group);
    made.push(model);
    for (const [index] of group) models.set(index, model.name);
  }
  const declarations = { ...program.declarations, ...Object.fromEntries(made.map((model) => [model.name, model])) };
  const modules = program.modules.map((module) => ({
    ...module,
    functions,
    declarations: [...module.declarations, ...made.map(({ name }) => name)],
  }));
  return { program: { ...program, modules, declarations }, models };
}

const self: TypeExpr = { kind: "reference", target: "World" };

function functionOf(expr: Expr, index: number): FunctionDeclaration {
  return {
    ...named(`expression_${index}`),
    localName: `expression${index}`,
    kind: "function",
    module: "world",
    internal: false,
    parameters: [{ kind: "parameter", name: "this", localName: "world", doc: "", type: self, span: expr.span }],
    returns: expr.type,
    body: { kind: "expression", value: expr },
    examples: [],
  };
}

function ruledModel(program: Program, name: string, rules: readonly (readonly [number, Expr])[]): ModelDeclaration {
  const world = program.declarations["World"];
  if (world?.kind !== "model") throw new Error("there is no World");
  const reads = world.properties.map((property) => property.name);
  return { ...world, ...named(name), rules: rules.map(([index, expr]) => rule(`rule_${index}`, reads, expr)) };
}
