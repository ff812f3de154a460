import type { Parameter } from "../../program/member.ts";
import { mayBeNull, withoutNull } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { type Code, call, conditional, primary, same } from "./code.ts";
import type { Binding } from "./expression/environment.ts";
import { variableName } from "./expression/variable-name.ts";
import { type Doc, enclosed, group, ifBroken, indent, join, line } from "./layout.ts";
import { stringLiteral } from "./primitives.ts";
import type { Scope } from "./scope.ts";
import { shapeOf } from "./shape.ts";
import { destructured, fallback, isOptional, isThrown, leading, objectType, parameterNames } from "./signature.ts";

/** The head of a function that takes what was thrown, and what it begins with. */
export interface ReportingSignature {
  /** As a declaration has them. */
  readonly parameters: Doc;
  /** What the parameters are called in expressions. */
  readonly bindings: ReadonlyMap<string, Binding>;
  /** Variables that are set before everything else. */
  readonly locals: readonly Local[];
}

interface Local {
  readonly name: Doc;
  readonly value: Doc;
}

/**
 * A function that takes what was thrown must not throw itself. The thrown value is looked at in a way that cannot fail; texts that
 * come along may be what was wrong, so they are read with care and made well-formed, and what is no text is none.
 */
export function reportingSignature(
  parameters: readonly Parameter[],
  scope: Scope,
  isUsed: (name: string) => boolean,
): ReportingSignature {
  const names = parameterNames(parameters, scope);
  const taken = new Set(parameters.flatMap(({ name }, index) => [names[index] ?? name, `${name}_`]));
  const unique = (wanted: string): string => {
    const name = variableName(wanted, scope, taken);
    taken.add(name);
    return name;
  };
  const options = unique("options");
  const bindings = new Map<string, Binding>();
  const locals: Local[] = [];
  const plain: Doc[] = [];
  const bind = ({ name, type }: Parameter, local: string): void => {
    const nulls = !isThrown(type) && mayBeNull(type) ? "followed" : "never";
    bindings.set(name, { kind: "code", value: { code: primary(local), nulls, boundIn: 0 } });
  };
  for (const [index, parameter] of parameters.entries()) {
    const { name, type } = parameter;
    const own = names[index] ?? name;
    const careful = isThrown(type) || isText(type, scope);
    const local = index === 0 && careful ? unique(isThrown(type) ? "thrown" : `${name}_text`) : own;
    bind(parameter, local);
    if (!isUsed(name)) continue;
    const given = index === 0 ? primary(own) : call(scope.runtime("optionOf"), options, stringLiteral(name));
    if (careful) locals.push({ name: local, value: prepared(parameter, given, index > 0, scope).doc });
    else if (index > 0) plain.push(destructured(parameter, own, scope));
  }
  if (plain.length > 0) locals.push({ name: pattern(plain), value: options });
  return { parameters: declared(parameters, { names, options, isUsed }, scope), bindings, locals };
}

function isText(type: TypeExpr, scope: Scope): boolean {
  const shape = shapeOf(withoutNull(type), scope.emission.program);
  return shape.kind === "primitive" && shape.name === "string";
}

/** A first parameter has its default in the head of the function. */
function prepared(parameter: Parameter, given: Code, mayBeAbsent: boolean, scope: Scope): Code {
  const { type, default: otherwise } = parameter;
  if (isThrown(type)) return call(scope.runtime("describeThrown"), given.doc);
  const absent = mayBeAbsent && typeof otherwise === "string";
  const present = absent ? conditional(same(given, primary("undefined")), fallback(parameter, scope), given) : given;
  return call(scope.runtime(mayBeNull(type) ? "wellFormedOrNull" : "wellFormed"), present.doc);
}

function pattern(parts: readonly Doc[]): Doc {
  return group("{", indent(line, join(parts, [",", line])), ifBroken(","), line, "}");
}

interface Names {
  readonly names: readonly string[];
  readonly options: string;
  readonly isUsed: (name: string) => boolean;
}

function declared(parameters: readonly Parameter[], { names, options, isUsed }: Names, scope: Scope): Doc {
  const [first, ...others] = parameters;
  if (first === undefined) return "()";
  const shown = (name: string, used: boolean): string => (used ? name : `_${name}`);
  const allOptional = others.every(isOptional);
  const head = leading(first, shown(names[0] ?? first.name, isUsed(first.name)), allOptional, scope);
  if (others.length === 0) return enclosed("(", [head], ")");
  const name = shown(
    options,
    others.some((each) => isUsed(each.name)),
  );
  return enclosed("(", [head, [`${name}: `, group(objectType(others, scope)), allOptional ? " = {}" : ""]], ")");
}
