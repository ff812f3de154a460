import { didYouMean, someOf } from "../../diagnostics/suggest.ts";
import type { Expr, InvokeExpr } from "../../program/expression.ts";
import { mayBeNull } from "../../program/nullness.ts";
import { typeText } from "../../program/type-text.ts";
import { builtinNames, inferBuiltin, inferSize } from "./builtins.ts";
import { type Checker, type Environment, fault } from "./checker.ts";
import { isAssignable } from "./compatibility.ts";
import { conversionNames, inferConversion, isConversion } from "./conversions.ts";
import { expect } from "./expectations.ts";
import { jsonExpr } from "./json-expr.ts";
import { inferMacro, isMacro } from "./macros.ts";
import { findMember } from "./members.ts";
import { needValue } from "./need-value.ts";
import type { DeclaredModel, Signature } from "./request.ts";
import { inferHas } from "./selections.ts";
import type { CallSyntax, Range, Syntax } from "./syntax.ts";
import { nullType, shapeOf } from "./types.ts";

type Call = CallSyntax & Range;

/** A call of whatever kind. */
export function inferCall(checker: Checker, node: Call, env: Environment): Expr | undefined {
  if (node.receiver === undefined) return inferFunction(checker, node, env);
  const { receiver } = node;
  if (receiver.kind === "name" && !env.variables.has(receiver.name)) {
    const declaration = checker.scope.declarations.get(receiver.name);
    if (declaration?.kind === "model") return inferConstructor(checker, node, declaration, env);
  }
  return isMacro(node.name) ? inferMacro(checker, node, receiver, env) : inferMethod(checker, node, receiver, env);
}

function inferFunction(checker: Checker, node: Call, env: Environment): Expr | undefined {
  const { name } = node;
  if (name === "has") return inferHas(checker, node, env);
  if (name === "size") return inferSize(checker, node, node.args, env);
  const signature = checker.scope.functions.get(name);
  if (signature !== undefined) return invoke(checker, node, signature, { target: "function", name }, env);
  if (isConversion(name)) return inferConversion(checker, node, env);
  const isMember = isMacro(name) || builtinNames.includes(name);
  const known = ["has", "size", ...conversionNames, ...checker.scope.functions.keys()];
  const hint = isMember ? `Write: value.${name}(...)` : (didYouMean(name, known) ?? `There are ${someOf(known)}.`);
  fault(checker, "unknown-function", node.at, { name }, hint);
  return undefined;
}

function inferConstructor(checker: Checker, node: Call, model: DeclaredModel, env: Environment): Expr | undefined {
  const signature = model.constructors.get(node.name);
  if (signature !== undefined) {
    return invoke(checker, node, signature, { target: "constructor", model: model.name, name: node.name }, env);
  }
  const known = [...model.constructors.keys()];
  const others = known.length === 0 ? "It has none." : `There are ${someOf(known)}.`;
  const hint = didYouMean(node.name, known) ?? others;
  fault(checker, "unknown-constructor", node.at, { name: node.name, model: model.name }, hint);
  return undefined;
}

function inferMethod(checker: Checker, node: Call, receiver: Syntax, env: Environment): Expr | undefined {
  const found = checker.infer(receiver, env);
  if (found === undefined) return undefined;
  const object = needValue(checker, receiver, found, env);
  const shape = shapeOf(object.type, checker.scope);
  if (shape.kind === "undeclared") return undefined;
  if (shape.kind === "model" && node.name === "patched") return inferPatched(checker, node, object, env);
  const signature = shape.kind === "model" ? shape.model.methods.get(node.name) : undefined;
  if (shape.kind === "model" && signature !== undefined) {
    const target = { target: "method", model: shape.model.name, name: node.name, receiver: object } as const;
    return invoke(checker, node, signature, target, env);
  }
  const builtin = inferBuiltin(checker, node, object, receiver, env);
  if (builtin !== "no such method") return builtin;
  const methods = shape.kind === "model" ? ["patched", ...shape.model.methods.keys()] : builtinNames;
  const hint =
    findMember(object.type, node.name, checker.scope)?.of === undefined || shape.kind === "map"
      ? didYouMean(node.name, methods)
      : `"${node.name}" is no method: leave out (...).`;
  fault(checker, "unknown-method", node.at, { name: node.name, type: typeText(object.type) }, hint);
  return undefined;
}

/** `x.patched(p)`: what comes out is an instance of the model that the patch is for. */
function inferPatched(checker: Checker, node: Call, receiver: Expr, env: Environment): Expr | undefined {
  const [arg] = node.args;
  if (arg === undefined || node.args.length > 1) {
    fault(checker, "wrong-argument-count", node.at, { name: "patched", expected: "1", found: node.args.length });
    return undefined;
  }
  const found = checker.infer(arg, env);
  if (found === undefined) return undefined;
  const patch = needValue(checker, arg, found, env);
  const shape = shapeOf(patch.type, checker.scope);
  const model = shape.kind === "model" ? shape.model.patchOf : undefined;
  const type = { kind: "reference", target: model ?? "" } as const;
  if (model !== undefined && isAssignable(receiver.type, type, checker.scope)) {
    const span = checker.request.spanOf(node.start, node.end);
    return { kind: "invoke", target: "patched", model, name: "patched", receiver, args: [patch], type, span };
  }
  const expected = `a patch of ${typeText(receiver.type)}`;
  fault(checker, "type-mismatch", arg, { role: 'The argument of "patched"', expected, found: typeText(patch.type) });
  return undefined;
}

function invoke(
  checker: Checker,
  node: Call,
  signature: Signature,
  target: Pick<InvokeExpr, "target" | "model" | "name" | "receiver">,
  env: Environment,
): Expr | undefined {
  const args = inferArguments(checker, node, signature, env);
  const span = checker.request.spanOf(node.start, node.end);
  return args && { kind: "invoke", ...target, args, type: signature.returns, span };
}

/** One argument for each parameter; those left out are there as default or null. */
function inferArguments(
  checker: Checker,
  node: Call,
  { parameters }: Signature,
  env: Environment,
): readonly Expr[] | undefined {
  const required = parameters.findLastIndex((p) => p.default === undefined && !mayBeNull(p.type)) + 1;
  if (node.args.length < required || node.args.length > parameters.length) {
    const expected = required === parameters.length ? `${required}` : `${required} to ${parameters.length}`;
    const hint = parameters.length === 0 ? undefined : `Its parameters are ${someOf(parameters.map((p) => p.name))}.`;
    fault(checker, "wrong-argument-count", node.at, { name: node.name, expected, found: node.args.length }, hint);
    for (const arg of node.args) checker.infer(arg, env);
    return undefined;
  }
  const end = checker.request.spanOf(node.end, node.end);
  const args = parameters.map((parameter, index) => {
    const arg = node.args[index];
    if (arg !== undefined) return expect(checker, arg, env, parameter.type, `The argument "${parameter.name}"`);
    if (parameter.default !== undefined) return jsonExpr(parameter.default, parameter.type, end);
    return { kind: "literal", value: null, type: nullType, span: end } as const;
  });
  const sound = args.filter((arg) => arg !== undefined);
  return sound.length === args.length ? sound : undefined;
}
