import { bind } from "../../bind/bind.ts";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import { loadYaml } from "../../load/load-yaml.ts";
import type { Declaration } from "../../program/declaration.ts";
import { freeze } from "../../program/freeze.ts";
import { keywordModule } from "../../program/shipped.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { checkShape } from "../../shape/check-shape.ts";
import { checkModules } from "../check-modules.ts";
import { readKeywords } from "./read-keywords.ts";

/**
 * The declarations that say what a `json_schema` may hold, `json_schema` itself among them. They come from a spec like any
 * other, but their names begin with a small letter, so that no name in a user's spec is taken.
 */
export function keywordDeclarations(): readonly Declaration[] {
  known ??= freeze(readDeclarations());
  return known;
}

/** The spec never changes, so it is read once a process, and only where somebody needs it. */
let known: readonly Declaration[] | undefined;

function readDeclarations(): readonly Declaration[] {
  const sink: DiagnosticSink = { diagnostics: [] };
  const document = loadYaml(readKeywords(), sink);
  const syntax = document && checkShape(document, sink);
  const none = { name: "", version: "", license: "", description: "", schemaBase: "" };
  const program = document && syntax && checkModules(bind([{ document, syntax }], sink), none, () => [], sink);
  const [fault] = sink.diagnostics;
  if (program === undefined || fault !== undefined) throw new Error(`the keywords of JSON Schema: ${fault?.message}`);
  const declarations = Object.values(program.declarations).map(shippedForm);
  // No user has that file.
  const text = JSON.stringify(declarations, (key, value: unknown) => (key === "span" ? nowhere : value));
  const placeless: readonly Declaration[] = JSON.parse(text);
  return placeless;
}

const nowhere: Span = { file: "", start: 0, end: 0 };

function shippedForm(declaration: Declaration): Declaration {
  const name = shippedName(declaration.name);
  const named = { name, localName: name, module: keywordModule, internal: true };
  switch (declaration.kind) {
    case "enum":
      return { ...declaration, ...named };
    case "scalar": {
      const constraints = declaration.constraints.map((constraint) => {
        return { ...constraint, message: constraint.message.replace(declaration.name, name) };
      });
      return { ...declaration, ...named, constraints };
    }
    case "list":
      return { ...declaration, ...named, element: shippedType(declaration.element) };
    case "map":
      return { ...declaration, ...named, value: shippedType(declaration.value) };
    case "union": {
      const variants = declaration.variants.map((variant) => ({ ...variant, type: shippedType(variant.type) }));
      return { ...declaration, ...named, variants };
    }
    case "model": {
      const properties = declaration.properties.map((property) => {
        return { ...property, type: shippedType(property.type), origin: name };
      });
      return { ...declaration, ...named, properties };
    }
  }
}

function shippedType(type: TypeExpr): TypeExpr {
  switch (type.kind) {
    case "primitive":
      return type;
    case "reference":
      return { kind: "reference", target: shippedName(type.target) };
    case "list":
      return { kind: "list", element: shippedType(type.element) };
    case "map":
      return { kind: "map", value: shippedType(type.value) };
    case "nullable":
      return { kind: "nullable", inner: shippedType(type.inner) };
  }
}

/** `JsonSchemaList` becomes `json_schema_list`. */
function shippedName(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter, at: number) => `${at === 0 ? "" : "_"}${letter.toLowerCase()}`);
}
