import { canonicalText } from "../../interpret/canonical.ts";
import type { Interpreter } from "../../interpret/interpreter.ts";
import type { Issue } from "../../interpret/issue.ts";
import { hasJsonKind } from "../../interpret/json-kind.ts";
import type { JsonValue } from "../../program/json.ts";
import type { Candidate } from "../../witness/candidate.ts";

/** A value with the verdict that every implementation must come to. Keys stand in the order in which they are written. */
export interface VectorCase {
  readonly description: string;
  readonly value: JsonValue;
  readonly valid: boolean;
  /** Id of the rule, where exactly one rule is broken and nothing else is wrong. */
  readonly rule?: string;
  /** Codes of the issues, sorted, each once. */
  readonly codes?: readonly string[];
  /** Normal form, where it is not the value itself. */
  readonly output?: JsonValue;
}

/** Lets the interpreter judge a candidate. */
export function judge(interpreter: Interpreter, type: string, { description, value }: Candidate): VectorCase {
  const issues = interpreter.validate(type, value);
  return verdict({ description, value }, issues, () => interpreter.normalize(type, value));
}

/** The same for configuration, in any layout. */
export function judgeConfig(interpreter: Interpreter, type: string, { description, value }: Candidate): VectorCase {
  const issues = interpreter.validateConfig(type, value);
  return verdict({ description, value }, issues, () => {
    const read = interpreter.readConfig(type, value).value;
    return hasJsonKind(read) ? interpreter.normalize(type, read) : null;
  });
}

function verdict({ description, value }: Candidate, issues: readonly Issue[], normal: () => JsonValue): VectorCase {
  if (issues.length === 0) {
    const output = normal();
    return { description, value, valid: true, ...(JSON.stringify(output) === JSON.stringify(value) ? {} : { output }) };
  }
  const codes = [...new Set(issues.map(({ code }) => code))].sort();
  const rules = new Set(issues.map(({ code, rule }) => rule ?? code));
  const [rule] = rules;
  return {
    description,
    value,
    valid: false,
    ...(rules.size === 1 && codes[0] === "rule" && rule !== undefined ? { rule } : {}),
    codes,
  };
}

/** The candidates without those whose value an earlier one has. */
export function withoutTwins(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ value }) => {
    const known = seen.size;
    return seen.add(canonicalText(value)).size > known;
  });
}
