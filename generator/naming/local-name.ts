/** `from_skill` becomes `fromSkill`. Digits and capitals stay as they are, so that the way back is plain. */
export function camelCase(name: string): string {
  return name.replace(/_+([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());
}

/** `from_skill` becomes `FromSkill`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
