import type { Place } from "../bind/place.ts";
import type { Named } from "../program/member.ts";

interface NamedSyntax {
  readonly doc?: string;
  readonly deprecated?: string;
  readonly since?: string;
}

/** What every named thing carries; its place is its key. */
export function named(name: string, localName: string, syntax: NamedSyntax, place: Place): Named {
  return {
    name,
    localName,
    doc: syntax.doc ?? "",
    ...(syntax.deprecated === undefined ? {} : { deprecated: syntax.deprecated }),
    ...(syntax.since === undefined ? {} : { since: syntax.since }),
    span: place.key,
  };
}
