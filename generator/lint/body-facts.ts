import type { ModelDeclaration } from "../program/declaration.ts";
import type { Expr } from "../program/expression.ts";
import type { Assignment, FunctionDeclaration, Parameter, TableRow } from "../program/member.ts";
import { withoutNull } from "../program/nullness.ts";
import { type Coverage, createCoverage } from "./coverage.ts";
import type { Frame, Judge } from "./evaluate/judge.ts";
import type { Explorer } from "./explore.ts";
import { knownAfter } from "./guards.ts";
import { type IdlePart, idleParts } from "./parts.ts";
import { objectOf } from "./subject.ts";
import { opaque, type Value } from "./term.ts";
import type { Tools } from "./tools.ts";

/** Idle parts of expressions that are no rules, and rows of decision tables that never apply. */
export interface BodyFacts {
  readonly parts: readonly IdlePart[];
  readonly rows: readonly TableRow[];
}

const nothing: BodyFacts = { parts: [], rows: [] };

/** The facts about what a model says beside its rules. What it inherits as it stands is told where it was written. */
export function memberFacts(model: ModelDeclaration, explorer: Explorer): BodyFacts {
  const inherited = inheritedPlaces(model, explorer.tools);
  const isOwn = ({ span }: Expr): boolean => !inherited.has(`${span.file}:${span.start}`);
  const self = new Map([["this", objectOf(model)]]);
  const derived = model.derived.filter(({ value }) => isOwn(value)).map(({ value }) => ({ value, variables: self }));
  const methods = model.methods
    .filter(({ value }) => isOwn(value))
    .map(({ value, parameters }) => ({ value, variables: bind(parameters, explorer.tools, self) }));
  const entries = model.views
    .flatMap((view) => view.entries)
    .filter(({ value }) => isOwn(value))
    .map(({ value, when }) => ({ value, when, variables: self }));
  const made = model.constructors.flatMap(({ parameters, assignments }) =>
    assigned(assignments, model, bind(parameters, explorer.tools)),
  );
  return {
    ...nothing,
    parts: [...derived, ...methods, ...entries, ...made].flatMap((body) => partsOf(body, explorer)),
  };
}

/** The facts about a function of a module. */
export function functionFacts(declared: FunctionDeclaration, explorer: Explorer): BodyFacts {
  const { parameters, body } = declared;
  const variables = bind(parameters, explorer.tools);
  switch (body.kind) {
    case "expression":
      return { ...nothing, parts: partsOf({ value: body.value, variables }, explorer) };
    case "table":
      return tableFacts(body.rows, variables, explorer);
    case "record": {
      const model = explorer.tools.declarations[body.model];
      if (model?.kind !== "model") return nothing;
      const bodies = assigned(body.assignments, model, variables);
      return { ...nothing, parts: bodies.flatMap((one) => partsOf(one, explorer)) };
    }
  }
}

interface Body {
  readonly value: Expr;
  readonly when?: Expr | undefined;
  readonly variables: ReadonlyMap<string, Value>;
}

function partsOf({ value, when, variables }: Body, explorer: Explorer): readonly IdlePart[] {
  const coverage = covered(
    (judge, frame) => {
      if (when === undefined || judge.isTrue(when, frame)) judge.value(value, frame);
    },
    variables,
    explorer,
  );
  if (coverage === undefined) return [];
  if (when === undefined) return idleParts({ root: value, coverage, known: new Set(), after: [] });
  if (coverage.of(when) === "false") return [{ expr: when, how: "never" }];
  return [
    ...idleParts({ root: when, coverage, known: new Set(), after: [value] }),
    ...idleParts({ root: value, coverage, known: new Set(knownAfter(when, true)), after: [] }),
  ];
}

/** Undefined where there is too much to look at. */
function covered(
  run: (judge: Judge, frame: Frame) => void,
  variables: Frame["variables"],
  explorer: Explorer,
): Coverage | undefined {
  const coverage = createCoverage();
  const frame: Frame = { variables, witness: coverage.witness };
  const verdict = explorer.find((judge) => {
    run(judge, frame);
    return false;
  });
  return verdict === "none" ? coverage : undefined;
}

/** The last row, which the language asks for, may be one that nothing is left for. */
function tableFacts(rows: readonly TableRow[], variables: Frame["variables"], explorer: Explorer): BodyFacts {
  const reached = new Set<TableRow>();
  const coverage = covered(
    (judge, frame) => {
      const row = rows.find(({ when }) => when === undefined || judge.isTrue(when, frame));
      if (row === undefined || judge.world.isGivenUp) return;
      reached.add(row);
      judge.value(row.give, frame);
    },
    variables,
    explorer,
  );
  if (coverage === undefined) return nothing;
  return {
    rows: rows.filter((row) => !reached.has(row) && row.when !== undefined),
    parts: rows
      .filter((row) => reached.has(row))
      .flatMap(({ give, when }) => {
        const known = new Set(when === undefined ? [] : knownAfter(when, true));
        return idleParts({ root: give, coverage, known, after: [] });
      }),
  };
}

function assigned(
  assignments: readonly Assignment[],
  model: ModelDeclaration,
  parameters: Frame["variables"],
): readonly Body[] {
  const variables = new Map<string, Value>(parameters).set("this", objectOf(model, false));
  return assignments.map(({ value }) => ({ value, variables }));
}

/** An instance that is handed over is valid; other values need not keep to more than their kind. */
function bind(
  parameters: readonly Parameter[],
  tools: Tools,
  others: Frame["variables"] = new Map(),
): Frame["variables"] {
  const terms = parameters.map(({ name, type }) => {
    const plain = withoutNull(type);
    const kind = plain.kind === "reference" ? tools.declarations[plain.target]?.kind : undefined;
    return [name, opaque(name, type, tools, kind === "model" || kind === "union")] as const;
  });
  return new Map([...others, ...terms]);
}

function inheritedPlaces(model: ModelDeclaration, tools: Tools): ReadonlySet<string> {
  const base = tools.declarations[model.base?.name ?? ""];
  if (base?.kind !== "model") return new Set();
  const values = [
    ...base.derived.map(({ value }) => value),
    ...base.methods.map(({ value }) => value),
    ...base.views.flatMap((view) => view.entries.map(({ value }) => value)),
  ];
  return new Set(values.map(({ span }) => `${span.file}:${span.start}`));
}
