import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Rule } from "../../program/rule.ts";
import type { RuleSource } from "../member/lower-rule.ts";
import type { LoweredView } from "../member/lower-views.ts";
import type { ModelDraft } from "./model-draft.ts";

/** A finished model, and what those that build on it need to know. */
export interface LoweredModel {
  readonly declaration: ModelDeclaration;
  readonly draft: ModelDraft;
  readonly rules: readonly LoweredRule[];
  readonly views: ReadonlyMap<string, LoweredView>;
}

/** A rule, and what it was read from. */
export interface LoweredRule {
  readonly rule: Rule;
  readonly source: RuleSource;
}
