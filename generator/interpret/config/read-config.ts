import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Path } from "../../program/example.ts";
import { declarationOf } from "../../program/lookup.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Context } from "../context.ts";
import { type Issue, maxIssues, startWalk } from "../issue.ts";
import { isPlainObject, ownKeys, ownValue } from "../json-kind.ts";
import { checkValue } from "../validate.ts";
import { createOrigins } from "./origins.ts";
import { type Reader, setUnknown } from "./reader.ts";
import { convert } from "./rewrite.ts";

/** Configuration, put into the layout that `parse` takes. */
export interface ConfigReading {
  /** What could not be placed is left out, and is told by an issue. */
  readonly value: unknown;
  /** Faults of the layout, at their place in the configuration. Whether the value is valid is another question. */
  readonly issues: readonly Issue[];
  /** Where in the configuration something of the value stands. */
  readonly placeOf: (path: Path) => Path;
}

/** Reads a document in any of the layouts in which configuration of the type is written. */
export function readConfig(context: Context, type: string, document: unknown): ConfigReading {
  const issues: Issue[] = [];
  const origins = createOrigins();
  const reader: Reader = {
    context,
    issues,
    origins,
    convert: (of, value, path) => convert(of, value, path, reader),
  };
  const declaration = declarationOf(context, type);
  const { value: opened, path: start } =
    declaration.kind === "model" ? open(declaration, document, reader) : { value: document, path: [] };
  const value = reader.convert({ kind: "reference", target: type }, opened, start);
  return { value, issues, placeOf: (path) => origins.find(value, start, path) };
}

/** Every issue of a document in any layout, at its place in the document, at most 100: those of the layout come first. */
export function validateConfig(context: Context, type: string, document: unknown): readonly Issue[] {
  const { value, issues, placeOf } = readConfig(context, type, document);
  const reference: TypeExpr = { kind: "reference", target: type };
  const walk = startWalk(placeOf);
  checkValue(context, reference, [], value, walk);
  const others = walk.issues.map((issue) => ({ ...issue, path: placeOf(issue.path) }));
  return [...issues, ...others].slice(0, maxIssues);
}

/** Takes off what only a whole document has: its header, then its wrapper. */
function open(
  model: ModelDeclaration,
  document: unknown,
  { context, issues }: Reader,
): { readonly value: unknown; readonly path: Path } {
  const { header, wrapper } = model.layout ?? {};
  if (!isPlainObject(document)) return { value: document, path: [] };
  const rest: Record<string, unknown> = {};
  for (const key of ownKeys(document)) {
    const value = document[key];
    if (key !== header?.key) setUnknown(rest, key, value);
    else
      for (const issue of validateConfig(context, header.type, value))
        issues.push({ ...issue, path: [key, ...issue.path] });
  }
  const [only, ...others] = ownKeys(rest);
  if (wrapper === undefined || only !== wrapper || others.length > 0) return { value: rest, path: [] };
  return { value: ownValue(rest, wrapper), path: [wrapper] };
}
