import type { UnionDeclaration, UnionVariant } from "../program/declaration.ts";
import { isPlainObject, jsonKindOf, ownValue } from "./json-kind.ts";

/** The variant that a value chooses: by its tag, or in a union without tag by its JSON kind. Undefined where none fits. */
export function variantOf(union: UnionDeclaration, value: unknown): UnionVariant | undefined {
  if (union.tag === undefined) {
    const kind = jsonKindOf(value);
    return kind && union.variants.find(({ jsonKinds }) => jsonKinds.includes(kind));
  }
  const tag = isPlainObject(value) ? ownValue(value, union.tag) : undefined;
  return tag === undefined ? undefined : union.variants.find((candidate) => candidate.tag === tag);
}
