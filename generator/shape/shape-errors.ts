import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { Span } from "../diagnostics/span.ts";
import { didYouMean, nearest } from "../diagnostics/suggest.ts";
import { locate, nodeAt } from "../load/locate.ts";
import type { YamlDocument } from "../load/yaml-node.ts";
import type { Path } from "../program/example.ts";
import { allowedKeys, excludingKey, keyOf, numberParam, pathOf, textParam, titleOf } from "./error-facts.ts";
import { cutText, describeNode, expectedOf, withArticle } from "./expected-text.ts";
import { kindKeys, missingKeyHint, unknownKeyHint } from "./key-hint.ts";
import { nameHint } from "./name-hint.ts";
import { hintForType } from "./type-hint.ts";
import type { ErrorObject } from "./validator.ts";

/** Reports what ajv found: one diagnostic a cause, at the key or value to blame. */
export function reportShapeErrors(document: YamlDocument, errors: readonly ErrorObject[], sink: DiagnosticSink): void {
  const reporter = new Reporter(document, errors, sink);
  for (const error of errors) reporter.take(error);
}

class Reporter {
  private readonly document: YamlDocument;
  private readonly sink: DiagnosticSink;
  private readonly told = new Set<string>();
  /** By place: the keys that are missing, and the misspelled keys that were meant to be them. */
  private readonly missing = new Map<string, string[]>();
  private readonly unknown = new Map<string, string[]>();
  /** By place: of several errors about the kind of value, the one of the outermost schema comes last. */
  private readonly wrongTypes = new Map<string, ErrorObject>();

  constructor(document: YamlDocument, errors: readonly ErrorObject[], sink: DiagnosticSink) {
    this.document = document;
    this.sink = sink;
    for (const error of errors) {
      const key = keyOf(error);
      if (error.keyword === "type") this.wrongTypes.set(error.instancePath, error);
      if (key === undefined) continue;
      const keys = error.keyword === "required" ? this.missing : this.unknown;
      keys.set(error.instancePath, [...(keys.get(error.instancePath) ?? []), key]);
    }
  }

  take(error: ErrorObject): void {
    // These two only sum up what other errors say.
    if (error.keyword === "if" || error.keyword === "propertyNames") return;
    if (error.keyword === "type" && this.wrongTypes.get(error.instancePath) !== error) return;
    const identity = JSON.stringify([error.instancePath, error.propertyName, error.keyword, keyOf(error)]);
    if (this.told.has(identity)) return;
    this.told.add(identity);
    const path = pathOf(this.document.root, error);
    if (error.propertyName === undefined) this.fault(error, path);
    else this.badName(error, locate(this.document.root, [...path, error.propertyName], "key"), error.propertyName);
  }

  private fault(error: ErrorObject, path: Path): void {
    switch (error.keyword) {
      case "additionalProperties":
        this.unknownKey(error, path);
        break;
      case "required":
        this.missingKey(error, path);
        break;
      case "type":
        this.wrongType(error, path);
        break;
      case "enum":
      case "const":
        this.invalidValue(error, path);
        break;
      case "false schema":
        this.forbidden(error, path);
        break;
      case "pattern":
      case "maxLength":
        this.badText(error, path);
        break;
      case "uniqueItems":
        this.repeated(error, path);
        break;
      default:
        this.outOfRange(error, path);
    }
  }

  private unknownKey(error: ErrorObject, path: Path): void {
    const key = keyOf(error) ?? "";
    const of = withArticle(titleOf(error));
    const hint = unknownKeyHint(key, of, allowedKeys(error), this.missing.get(error.instancePath) ?? []);
    report(this.sink, "unknown-key", this.keySpan([...path, key]), { key: cutText(key), of }, { hint });
  }

  private missingKey(error: ErrorObject, path: Path): void {
    const key = keyOf(error) ?? "";
    // A misspelled key is told as such, and is not missing as well.
    if ((this.unknown.get(error.instancePath) ?? []).some((other) => nearest(other, [key]) !== undefined)) return;
    const of = titleOf(error);
    const more = { hint: missingKeyHint(key, of) };
    report(this.sink, "missing-key", this.keySpan(path), { key, of: withArticle(of) }, more);
  }

  private wrongType(error: ErrorObject, path: Path): void {
    const node = nodeAt(this.document.root, path);
    if (node === undefined) return;
    const schema = error.parentSchema ?? {};
    const params = { expected: expectedOf(schema), found: describeNode(node) };
    report(this.sink, "wrong-type", node.span, params, { hint: hintForType(schema, node, this.document.file) });
  }

  private invalidValue(error: ErrorObject, path: Path): void {
    const excluding = excludingKey(error);
    if (excluding !== undefined) {
      this.excluded(path, excluding);
      return;
    }
    const allowed: unknown = error.keyword === "enum" ? error.schema : [error.schema];
    const values = Array.isArray(allowed) ? allowed.map(String) : [];
    const shown = values.map((value) => `\`${value}\``).join(", ");
    const expected = values.length === 1 ? shown : `one of ${shown}`;
    let hint = typeof error.data === "string" ? didYouMean(error.data, values) : undefined;
    if (error.data === false && error.schema === true) hint = "Leave the key out.";
    report(this.sink, "invalid-value", this.valueSpan(path), { found: this.found(path), expected }, { hint });
  }

  /** A key that another one excludes, or a type that lacks a kind. */
  private forbidden(error: ErrorObject, path: Path): void {
    const excluding = excludingKey(error);
    if (excluding !== undefined) {
      this.excluded(path, excluding);
      return;
    }
    const node = nodeAt(this.document.root, path);
    if (node?.kind !== "map") return;
    const slip = node.entries.find((entry) => nearest(entry.key, kindKeys) !== undefined);
    const hint = slip === undefined ? undefined : didYouMean(slip.key, kindKeys);
    report(this.sink, "kind-missing", slip?.keySpan ?? this.keySpan(path), { kinds: kindKeys }, { hint });
  }

  private excluded(path: Path, other: string): void {
    const related = [{ span: this.keySpan([...path.slice(0, -1), other]), message: `"${other}" stands here.` }];
    report(this.sink, "keys-exclude", this.keySpan(path), { key: String(path.at(-1)), other }, { related });
  }

  private badText(error: ErrorObject, path: Path): void {
    const text = String(error.data);
    if (text.trim() === "") report(this.sink, "empty-value", this.valueSpan(path), { what: "text" });
    else this.badName(error, this.valueSpan(path), text);
  }

  private badName(error: ErrorObject, span: Span, name: string): void {
    const title = titleOf(error);
    report(
      this.sink,
      "bad-name",
      span,
      { name: cutText(name), as: withArticle(title) },
      { hint: nameHint(title, name) },
    );
  }

  private repeated(error: ErrorObject, path: Path): void {
    const indexes = [numberParam(error, "i") ?? 0, numberParam(error, "j") ?? 0];
    const first = [...path, Math.min(...indexes)];
    const second = [...path, Math.max(...indexes)];
    const related = [{ span: this.valueSpan(first), message: "It stands here first." }];
    report(this.sink, "repeated-value", this.valueSpan(second), { found: this.found(second) }, { related });
  }

  /** A size or a number beyond a limit. */
  private outOfRange(error: ErrorObject, path: Path): void {
    const limit = numberParam(error, "limit") ?? 0;
    const what = sizeKeywords[error.keyword];
    if (what !== undefined && limit === 1) {
      report(this.sink, "empty-value", this.valueSpan(path), { what }, { hint: "Fill it, or leave the key out." });
      return;
    }
    const comparison = textParam(error, "comparison") ?? ">=";
    const bound = { ">": `more than ${limit}`, ">=": `${limit} or more`, "<=": `${limit} or less` }[comparison];
    const expected = what === undefined ? (bound ?? `${comparison} ${limit}`) : `at least ${limit} entries`;
    report(this.sink, "invalid-value", this.valueSpan(path), { found: this.found(path), expected });
  }

  private keySpan(path: Path): Span {
    return locate(this.document.root, path, "key");
  }

  private valueSpan(path: Path): Span {
    return locate(this.document.root, path, "value");
  }

  private found(path: Path): string {
    const node = nodeAt(this.document.root, path);
    if (node?.kind === "list") return `${node.items.length}`;
    return node?.kind === "scalar" ? `\`${cutText(String(node.value))}\`` : "a map";
  }
}

const sizeKeywords: Readonly<Record<string, "text" | "list" | "map">> = {
  minLength: "text",
  minItems: "list",
  minProperties: "map",
};
