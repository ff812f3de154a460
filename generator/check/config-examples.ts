import { report } from "../diagnostics/diagnostic.ts";
import { equalJson } from "../interpret/canonical.ts";
import { hasJsonKind } from "../interpret/json-kind.ts";
import { pathText } from "../interpret/path-text.ts";
import type { Declaration } from "../program/declaration.ts";
import type { Counterexample, Example } from "../program/example.ts";
import type { JsonValue } from "../program/json.ts";
import { shownSecret } from "./structure/check-secrets.ts";
import { blameFor, type Trial } from "./trial.ts";
import { writtenAt } from "./written-at.ts";

/** Reports an example whose configuration is refused, or does not come to its value, defaults filled in. */
export function checkExampleConfig(declaration: Declaration, example: Example, trial: Trial): void {
  const { name, value, config, span } = example;
  const { interpreter, documents, sink } = trial;
  const type = declaration.name;
  if (config === undefined || interpreter.validate(type, value).length > 0) return;
  const issues = interpreter.validateConfig(type, config);
  for (const issue of issues) {
    const written = writtenAt(documents, span, ["config"]);
    const blame = blameFor(trial, { type: { kind: "reference", target: type }, written, owner: span }, issue);
    const fault = { at: pathText(issue.path), problem: issue.message };
    report(sink, "example-refused", blame.span, { type, name, ...fault }, blame);
  }
  if (issues.length > 0) return;
  checkConfigSecrets(declaration, example, config, trial);
  const read = interpreter.readConfig(type, config).value;
  const isSame = hasJsonKind(read) && equalJson(interpreter.normalize(type, read), interpreter.normalize(type, value));
  if (!isSame) report(sink, "config-reads-otherwise", span, { type, name });
}

/** Reports a secret in the configuration of an example, which is printed; only the layout tells where one stands. */
export function checkConfigSecrets(
  { name: type }: Declaration,
  { name, span }: Example | Counterexample,
  config: JsonValue,
  { program, interpreter, sink }: Trial,
): void {
  const { value, placeOf } = interpreter.readConfig(type, config);
  const { declarations } = program;
  const path = hasJsonKind(value) ? shownSecret({ kind: "reference", target: type }, value, declarations) : undefined;
  if (path === undefined) return;
  report(sink, "secret-in-example", span, { what: "example", type, example: name, at: pathText(placeOf(path)) });
}
