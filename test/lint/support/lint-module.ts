import { sortDiagnostics } from "../../../generator/diagnostics/diagnostic.ts";
import { moduleText, programOf } from "../../support/check-spec.ts";
import { placeText } from "../../support/compile-spec.ts";
import { findings } from "./claims.ts";

/** What lint says of one module, as `code line:column`; the module must be free of faults. Its text begins in line 6. */
export function lintModule(text: string): readonly string[] {
  const files = { "shop.yaml": moduleText(text) };
  return sortDiagnostics(findings(programOf(text))).map((found) => placeText(found, files).replace("shop.yaml:", ""));
}

/** The codes alone of what lint says of a model `Probe` with these fields and rules, each rule as `when -> must` or `must`. */
export function lintRules(fields: readonly string[], rules: readonly string[], more: string = ""): readonly string[] {
  const lines = rules.map((rule, index) => {
    const [first = "", second] = rule.split(" -> ");
    const parts = second === undefined ? { must: first } : { when: first, must: second };
    return `      r${index}: ${JSON.stringify({ ...parts, message: "Wrong." })}`;
  });
  const text = [
    "types:",
    "  Hue: { doc: A colour., enum: { red: Like blood., blue: Like the sky., green: Like grass. } }",
    ...(more === "" ? [] : [more]),
    "  Probe:",
    "    doc: What is tried.",
    "    fields:",
    ...fields.map((field) => `      ${field.replace(/ \}$/u, ", doc: A field }")}`),
    "    rules:",
    ...lines,
  ].join("\n");
  return lintModule(text).map((found) => found.split(" ")[0] ?? "");
}
