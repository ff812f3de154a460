import { and, type Code, isConstant } from "./code.ts";
import { block, ifBlock, ifStatement, statement, type Writer } from "./print.ts";
import type { RuleCode } from "./rules.ts";

/** Writes the test of a rule where the first fault ends everything: `consequence` is what happens then. */
export function writeBrokenRule(writer: Writer, { broken, each }: RuleCode, consequence: string): void {
  if (each === undefined) {
    ifStatement(writer, broken, consequence);
    return;
  }
  const loop = (): void =>
    block(writer, [`for (const ${each.item} of `, each.list.doc, ")"], () => ifStatement(writer, broken, consequence));
  if (isConstant(each.applies, true)) loop();
  else ifBlock(writer, each.applies, loop);
}

/** Writes the test of a rule where all faults are collected, under the conditions that let the rule be read. */
export function writeCollectedRule(writer: Writer, code: RuleCode, sound: readonly Code[], issue: Code): void {
  const { broken, each } = code;
  if (each === undefined) {
    ifBlock(writer, and(...sound, broken), () => statement(writer, issue.doc, ";"));
    return;
  }
  ifBlock(writer, and(...sound, each.applies), () =>
    block(writer, [`for (const [index, ${each.item}] of `, each.list.doc, ".entries())"], () =>
      ifBlock(writer, broken, () => statement(writer, issue.doc, ";")),
    ),
  );
}
