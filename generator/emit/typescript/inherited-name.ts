import type { Named } from "../../program/member.ts";

/**
 * Whether all objects have something under a name: `toString`, `valueOf`. A field of that name must hide it, and TypeScript wants to
 * be told where a member does.
 */
export function isInheritedName(name: string): boolean {
  return Reflect.has(Object.prototype, name);
}

/** What stands before a member that hides something which all objects have. */
export function overriding({ localName }: Named): string {
  return isInheritedName(localName) ? "override " : "";
}
