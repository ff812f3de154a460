import { type DiagnosticSink, report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { Declaration } from "../../program/declaration.ts";
import type { Program } from "../../program/program.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { referencesIn } from "../../program/type-walk.ts";

/** Reports types of which no finite value exists, once for each circle that makes them so. */
export function checkEndlessTypes({ declarations }: Program, sink: DiagnosticSink): void {
  const finite = finiteTypes(declarations);
  const told = new Set<string>();
  for (const declaration of Object.values(declarations)) {
    if (finite.has(declaration.name)) continue;
    const circle = circleFrom(declaration, declarations, finite);
    const [first] = circle;
    const names = new Set(circle.map((step) => step.owner));
    if (first === undefined || [...names].some((name) => told.has(name))) continue;
    for (const name of names) told.add(name);
    const text = [...circle.map((step) => step.text), first.owner].join(" -> ");
    report(sink, "endless-type", first.span, { name: first.owner, circle: text });
  }
}

type Declarations = Program["declarations"];

/** Names of the types that have a finite value: found in rounds, each knowing those of the rounds before. */
function finiteTypes(declarations: Declarations): ReadonlySet<string> {
  const finite = new Set<string>();
  let waiting: readonly Declaration[] = Object.values(declarations);
  for (let before = -1; before !== finite.size; ) {
    before = finite.size;
    for (const declaration of waiting) {
      if (needs(declaration).every((need) => canEnd(need, finite))) finite.add(declaration.name);
    }
    waiting = waiting.filter((declaration) => !finite.has(declaration.name));
  }
  return finite;
}

/** Something that every value of a type has inside; one of several types will do. */
interface Need {
  readonly text: string;
  readonly oneOf: readonly TypeExpr[];
  readonly constraints: readonly Constraint[];
  readonly span: Span;
}

function needs(declaration: Declaration): readonly Need[] {
  const { name, span } = declaration;
  switch (declaration.kind) {
    case "model":
      return declaration.properties
        .filter((property) => property.presence === "required")
        .map(({ name: field, type, constraints, span: at }) => {
          return { text: `${name}.${field}`, oneOf: [type], constraints, span: at };
        });
    case "union":
      return [{ text: name, oneOf: declaration.variants.map((variant) => variant.type), constraints: [], span }];
    case "list":
      return mayBeEmpty(declaration.constraints)
        ? []
        : [{ text: name, oneOf: [declaration.element], constraints: [], span }];
    case "map":
      return mayBeEmpty(declaration.constraints)
        ? []
        : [{ text: name, oneOf: [declaration.value], constraints: [], span }];
    default:
      return [];
  }
}

function canEnd({ oneOf, constraints }: Need, finite: ReadonlySet<string>): boolean {
  return oneOf.some((type) => hasFiniteValue(type, constraints, finite));
}

function hasFiniteValue(type: TypeExpr, constraints: readonly Constraint[], finite: ReadonlySet<string>): boolean {
  switch (type.kind) {
    case "primitive":
    case "nullable":
      return true;
    case "list":
      return mayBeEmpty(constraints) || hasFiniteValue(type.element, [], finite);
    case "map":
      return mayBeEmpty(constraints) || hasFiniteValue(type.value, [], finite);
    case "reference":
      return type.target === "" || finite.has(type.target);
  }
}

function mayBeEmpty(constraints: readonly Constraint[]): boolean {
  return !constraints.some(({ kind, ...rest }) => {
    return (kind === "min_items" || kind === "min_entries") && "value" in rest && rest.value !== 0;
  });
}

interface Step {
  readonly owner: string;
  readonly text: string;
  readonly span: Span;
}

/** Follows what cannot end until it comes round; the way to the circle is left out. */
function circleFrom(start: Declaration, declarations: Declarations, finite: ReadonlySet<string>): readonly Step[] {
  const steps: Step[] = [];
  for (let at: Declaration | undefined = start; at !== undefined; ) {
    const { name } = at;
    const known = steps.findIndex((step) => step.owner === name);
    if (known >= 0) return steps.slice(known);
    const need: Need | undefined = needs(at).find((candidate) => !canEnd(candidate, finite));
    const type: TypeExpr | undefined = need?.oneOf[0];
    if (need === undefined || type === undefined) return [];
    steps.push({ owner: name, text: need.text, span: need.span });
    at = declarations[referencesIn(type)[0] ?? ""];
  }
  return [];
}
