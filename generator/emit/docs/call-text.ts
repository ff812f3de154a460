import type { Parameter } from "../../program/member.ts";

/** How something callable is called from TypeScript: the first argument by itself, the others by name in an object. */
export function callText(callee: string, parameters: readonly Parameter[]): string {
  const [first, ...others] = parameters.map((parameter) => parameter.localName);
  if (first === undefined) return `${callee}()`;
  return others.length === 0 ? `${callee}(${first})` : `${callee}(${first}, { ${others.join(", ")} })`;
}
