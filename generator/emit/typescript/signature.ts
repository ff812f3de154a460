import type { Parameter } from "../../program/member.ts";
import { mayBeNull } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { type Code, primary } from "./code.ts";
import { defaultCode } from "./default-code.ts";
import type { Binding } from "./expression/environment.ts";
import { variableName } from "./expression/variable-name.ts";
import { type Doc, enclosed, group, ifBroken, indent, join, line } from "./layout.ts";
import { propertyKey } from "./primitives.ts";
import type { Scope } from "./scope.ts";
import { typeText } from "./type-text.ts";

/** The parameters of something callable: the first by itself, the others by name in an object. */
export interface Signature {
  /** As a declaration has them, with defaults. */
  readonly parameters: Doc;
  /** As a type has them. */
  readonly types: Doc;
  /** What the parameters are called in expressions. */
  readonly bindings: ReadonlyMap<string, Binding>;
}

/** The signature for parameters of a spec; `isUsed` tells which of them the body reads. */
export function signatureOf(
  parameters: readonly Parameter[],
  scope: Scope,
  isUsed: (name: string) => boolean = () => true,
): Signature {
  const names = parameterNames(parameters, scope);
  const bindings = new Map<string, Binding>(
    parameters.map(({ name, type }, index) => {
      const nulls = mayBeNull(type) ? "followed" : "never";
      return [name, { kind: "code", value: { code: primary(names[index] ?? name), nulls, boundIn: 0 } }];
    }),
  );
  const [first, ...others] = parameters;
  if (first === undefined) return { parameters: "()", types: "()", bindings };
  const [firstName = first.name, ...otherNames] = names;
  const allOptional = others.every(isOptional);
  const declared: Doc[] = [leading(first, isUsed(first.name) ? firstName : `_${firstName}`, allOptional, scope)];
  const typed: Doc[] = [leadingType(first, allOptional, scope)];
  if (others.length > 0) {
    const used = others.flatMap((each, index) =>
      isUsed(each.name) ? [destructured(each, otherNames[index] ?? each.name, scope)] : [],
    );
    const pattern =
      used.length === 0 ? "_options" : ["{", indent(line, join(used, [",", line])), ifBroken(","), line, "}"];
    const type = objectType(others, scope);
    // One group: formatters break both or neither.
    declared.push(group(pattern, ": ", type, allOptional ? " = {}" : ""));
    typed.push([allOptional ? "options?: " : "options: ", group(type)]);
  }
  return { parameters: enclosed("(", declared, ")"), types: enclosed("(", typed, ")"), bindings };
}

/** Types of parameters: what may be left out may be undefined too. */
function parameterType({ type }: Parameter, scope: Scope): string {
  return isThrown(type) ? "unknown" : typeText(type, "model", scope);
}

/** The first parameter, with its default; `mayBeLast` says whether callers may leave out what follows it. */
export function leading(parameter: Parameter, name: string, mayBeLast: boolean, scope: Scope): Doc {
  const type = parameterType(parameter, scope);
  if (!isOptional(parameter)) return `${name}: ${type}`;
  return [`${name}: ${type}${mayBeLast ? "" : " | undefined"} = `, fallback(parameter, scope).doc];
}

function leadingType(parameter: Parameter, mayBeLast: boolean, scope: Scope): string {
  const name = propertyKey(parameter.name).startsWith('"') ? "value" : parameter.name;
  const type = parameterType(parameter, scope);
  if (!isOptional(parameter)) return `${name}: ${type}`;
  return mayBeLast ? `${name}?: ${type}` : `${name}: ${type} | undefined`;
}

/** A parameter that is taken out of an object, with its default. */
export function destructured(parameter: Parameter, name: string, scope: Scope): Doc {
  const key = name === parameter.name ? name : `${propertyKey(parameter.name)}: ${name}`;
  return isOptional(parameter) ? [`${key} = `, fallback(parameter, scope).doc] : key;
}

/** The type of the object that holds parameters by name. */
export function objectType(parameters: readonly Parameter[], scope: Scope): Doc {
  const members = parameters.map((parameter) => {
    const type = parameterType(parameter, scope);
    const key = propertyKey(parameter.name);
    return isOptional(parameter) ? `readonly ${key}?: ${type} | undefined` : `readonly ${key}: ${type}`;
  });
  return ["{", indent(line, join(members, [";", line])), ifBroken(";"), line, "}"];
}

/** Whether a parameter may be left out. */
export function isOptional(parameter: Parameter): boolean {
  return parameter.default !== undefined || (mayBeNull(parameter.type) && !isThrown(parameter.type));
}

/** Whether a parameter takes whatever was thrown. */
export function isThrown(type: TypeExpr): boolean {
  return type.kind === "primitive" && type.name === "thrown";
}

/** What a parameter is where it is left out. */
export function fallback({ default: value = null, type }: Parameter, scope: Scope): Code {
  return defaultCode(type, value, scope);
}

/** What code calls parameters. */
export function parameterNames(parameters: readonly Parameter[], scope: Scope): readonly string[] {
  const taken = new Set<string>();
  return parameters.map(({ name }) => {
    const chosen = variableName(name, scope, taken);
    taken.add(chosen);
    return chosen;
  });
}
