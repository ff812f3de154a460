import type { Interpreter } from "../interpret/interpreter.ts";
import type { Issue } from "../interpret/issue.ts";
import { toJson } from "../load/to-json.ts";
import type { YamlNode } from "../load/yaml-node.ts";
import { hasLayouts } from "../program/has-layouts.ts";
import type { Program } from "../program/program.ts";
import { canonicalTree } from "./canonical-tree.ts";

/** Whether only the layout that is sent is taken, or all in which configuration is written. */
export interface LayoutOptions {
  readonly canonical: boolean;
}

/** What is wrong with one document. */
export interface Judgement {
  /** The document in the layout that is sent, every part at the place that it has in the file. */
  readonly tree: YamlNode;
  /** Faults of the layout, by their paths in the file. */
  readonly layoutIssues: readonly Issue[];
  /** Faults of the value, by their paths in `tree`. */
  readonly issues: readonly Issue[];
}

/** Validates documents one by one. */
export function judgeOf(
  program: Program,
  type: string,
  interpreter: Interpreter,
  { canonical }: LayoutOptions,
): (root: YamlNode) => Judgement {
  if (canonical || !hasLayouts(program, type)) {
    return (root) => ({ tree: root, layoutIssues: [], issues: interpreter.validate(type, toJson(root)) });
  }
  return (root) => {
    const reading = interpreter.readConfig(type, toJson(root));
    const issues = interpreter.validate(type, reading.value);
    if (reading.issues.length + issues.length === 0) return { tree: root, layoutIssues: [], issues };
    return { tree: canonicalTree(root, reading), layoutIssues: reading.issues, issues };
  };
}
