import type { YamlScalar } from "../load/yaml-node.ts";
import { quote } from "../program/messages.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { modelAt, type TypedPlace } from "./typed-place.ts";

/** What to do about a value of the wrong kind: most often quotes are missing, or too many. */
export function wrongTypeHint(program: Program, place: TypedPlace, text: string): string | undefined {
  const { node, type, secret } = place;
  if (node === undefined || type === undefined) return undefined;
  const wanted = kindOf(program, type);
  if (node.kind === "scalar" && node.value === null) return "Write a value, or take the key out.";
  if (node.kind === "scalar" && wanted !== "list" && wanted !== "object") {
    return secret ? quotesOnly(wanted, node) : scalarHint(wanted, node, text);
  }
  if (wanted === "list")
    return node.kind === "map" ? "Write a list, as in [a, b]." : "Put it in a list, even where it is the only element.";
  const model = modelAt(program, place);
  if (model === undefined || node.kind === "map") return undefined;
  const names = model.properties.filter(({ presence }) => presence === "required").map(({ name }) => quote(name));
  return names.length === 0 ? undefined : `Write an object with ${names.join(", ")}.`;
}

type Kind = "string" | "int" | "number" | "bool" | "list" | "object" | "other";

function kindOf(program: Program, type: TypeExpr): Kind {
  switch (type.kind) {
    case "list":
      return "list";
    case "map":
      return "object";
    case "nullable":
      return kindOf(program, type.inner);
    case "primitive":
      return primitiveKinds[type.name] ?? "other";
    case "reference": {
      const declaration = program.declarations[type.target];
      if (declaration?.kind === "scalar") return declaration.base;
      return kindsOfDeclarations[declaration?.kind ?? "union"] ?? "other";
    }
  }
}

const primitiveKinds: Readonly<Record<string, Kind>> = {
  string: "string",
  int: "int",
  number: "number",
  bool: "bool",
  json_object: "object",
};

const kindsOfDeclarations: Readonly<Record<string, Kind>> = {
  enum: "string",
  model: "object",
  map: "object",
  list: "list",
};

function scalarHint(wanted: Kind, { value, span }: YamlScalar, text: string): string | undefined {
  if (wanted === "string") return `Put it in quotes: ${quote(text.slice(span.start, span.end))}.`;
  if (typeof value === "number" && wanted === "int") return `Write a whole number: ${Math.round(value)}.`;
  if (typeof value !== "string") return sampleHints[wanted];
  const isNumber = value.trim() !== "" && Number.isFinite(Number(value));
  if ((wanted === "int" || wanted === "number") && isNumber) return `Take the quotes away: ${Number(value)}.`;
  if (wanted === "bool" && /^(?:true|false)$/iu.test(value)) return `Take the quotes away: ${value.toLowerCase()}.`;
  return sampleHints[wanted];
}

const sampleHints: Readonly<Partial<Record<Kind, string>>> = {
  int: "Write a whole number, as in 3.",
  number: "Write a number, as in 2.5.",
  bool: "Write true or false.",
};

function quotesOnly(wanted: Kind, { value }: YamlScalar): string | undefined {
  return wanted === "string" && typeof value !== "string" ? "Put it in quotes." : undefined;
}
