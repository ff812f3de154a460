import type { Place } from "../bind/place.ts";
import { type Related, report } from "../diagnostics/diagnostic.ts";
import type { Issue } from "../interpret/issue.ts";
import { pathText } from "../interpret/path-text.ts";
import type { ModelDeclaration, Property } from "../program/declaration.ts";
import type { Parameter } from "../program/member.ts";
import { blameFor, type Trial } from "./trial.ts";
import { writtenAt } from "./written-at.ts";

/** Reports every default and fixed value, of properties and of parameters, that its own type refuses. */
export function checkDefaultValues(trial: Trial): void {
  const { declarations, modules } = trial.program;
  // A model that inherits a property inherits its fault: it is told once, where the property is declared.
  const told = new Set<string>();
  for (const declaration of Object.values(declarations)) {
    if (declaration.kind !== "model") continue;
    for (const property of declaration.properties) {
      const place = JSON.stringify(property.span);
      if (!told.has(place) && isRefused(declaration, property, trial)) told.add(place);
    }
    for (const { parameters } of [...declaration.constructors, ...declaration.methods]) {
      for (const parameter of parameters) checkParameter(parameter, trial);
    }
  }
  for (const { parameters } of modules.flatMap((module) => module.functions)) {
    for (const parameter of parameters) checkParameter(parameter, trial);
  }
}

/** Whether the value of a property is refused, which is reported then. */
function isRefused(model: ModelDeclaration, property: Property, trial: Trial): boolean {
  const { fixed, ...open } = property;
  const { type, constraints, default: fallback, span: owner } = property;
  const value = fixed ?? fallback;
  if (value === undefined) return false;
  const [issue] = trial.interpreter.validateType(type, constraints, value);
  if (issue === undefined) return false;
  const key = fixed === undefined ? "default" : "fixed";
  const code = fixed === undefined ? "default-refused" : "fixed-refused";
  const params = { name: `${model.name}.${property.name}`, ...fault(issue) };
  const written = writtenAt(trial.documents, owner, [key]);
  const blame = blameFor(trial, { type, property: open, written, owner }, issue);
  report(trial.sink, code, blame.span, params, written === undefined ? inherited(model, property, key, trial) : blame);
  return true;
}

/** The field tightens what it inherits and leaves the value, so the two do not fit each other any more. */
function inherited(
  model: ModelDeclaration,
  { name }: Property,
  key: string,
  trial: Trial,
): { readonly hint: string; readonly related: readonly Related[] } {
  const written = inheritedValue(model, name, key, trial);
  return {
    hint: `Give the field a \`${key}\` of its own that is allowed here.`,
    related: written === undefined ? [] : [{ span: written.node.span, message: "The value is inherited from here." }],
  };
}

function inheritedValue({ base }: ModelDeclaration, name: string, key: string, trial: Trial): Place | undefined {
  const before = base && trial.program.declarations[base.name];
  const property = before?.kind === "model" ? before.properties.find((each) => each.name === name) : undefined;
  if (before?.kind !== "model" || property === undefined) return undefined;
  return writtenAt(trial.documents, property.span, [key]) ?? inheritedValue(before, name, key, trial);
}

function checkParameter(parameter: Parameter, trial: Trial): void {
  const { name, type, default: fallback, span: owner } = parameter;
  if (fallback === undefined) return;
  const [issue] = trial.interpreter.validateType(type, [], fallback);
  if (issue === undefined) return;
  const written = writtenAt(trial.documents, owner, ["default"]);
  const blame = blameFor(trial, { type, written, owner }, issue);
  report(trial.sink, "default-refused", blame.span, { name, ...fault(issue) }, blame);
}

function fault(issue: Issue): { readonly at: string; readonly problem: string } {
  return { at: pathText(issue.path), problem: issue.message };
}
