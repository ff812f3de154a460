import { and, type Code, compared, differs, flatText, isConstant, primary, wrapped } from "./code.ts";
import type { Lookup } from "./expression/lookup.ts";
import type { Doc } from "./layout.ts";
import { block, ifBlock, ifStatement, statement, type Writer } from "./print.ts";
import { isHopeless, type RuleCode } from "./rules.ts";

/**
 * Writes the tests of rules where the first fault ends everything: `consequence` is what happens then, and `end` writes what does
 * where there is none, if that can be.
 */
export function writeBrokenRules(
  writer: Writer,
  codes: readonly RuleCode[],
  consequence: string,
  end: () => void,
): void {
  for (const code of codes) writeBrokenRule(writer, code, consequence);
  if (!codes.some(isHopeless)) end();
}

function writeBrokenRule(writer: Writer, code: RuleCode, consequence: string): void {
  const { broken, each } = code;
  if (each === undefined || !each.isRead) {
    if (isHopeless(code)) writer.writeLine(consequence);
    else ifStatement(writer, brokenByAny(code), consequence);
    return;
  }
  const loop = (): void => {
    writeLookups(writer, each.lookups);
    block(writer, [`for (const ${each.item} of `, each.list.doc, ")"], () => ifStatement(writer, broken, consequence));
  };
  if (isConstant(each.applies, true)) loop();
  else ifBlock(writer, each.applies, loop);
}

/**
 * Writes the test of a rule where all faults are collected; `sound` are names of values, undefined where they are not sound. An
 * issue that does not tell the `index` of an element is told once.
 */
export function writeCollectedRule(
  writer: Writer,
  code: RuleCode,
  sound: readonly string[],
  issue: Code,
  tellsIndex: boolean,
): void {
  const { broken, each } = code;
  if (each === undefined || !(each.isRead || tellsIndex)) {
    const condition = brokenByAny(code);
    ifBlock(writer, and(...guards(sound, condition), condition), () => statement(writer, issue.doc, ";"));
    return;
  }
  ifBlock(writer, and(...guards(sound, each.applies), each.applies), () => {
    writeLookups(writer, each.lookups);
    const [element, list]: readonly [string, Doc] = tellsIndex
      ? [each.isRead ? `[index, ${each.item}]` : "index", [each.list.doc, each.isRead ? ".entries()" : ".keys()"]]
      : [each.item, each.list.doc];
    block(writer, [`for (const ${element} of `, list, ")"], () =>
      ifBlock(writer, broken, () => {
        statement(writer, issue.doc, ";");
        if (!tellsIndex) writer.writeLine("break;");
      }),
    );
  });
}

/** Of a rule whose test reads no element, all that matters is whether there are any. */
function brokenByAny({ broken, each }: RuleCode): Code {
  if (each === undefined) return broken;
  const length = primary(wrapped(each.list, "primary"), ".length");
  return and(each.applies, compared(length, ">", primary("0")), broken);
}

function writeLookups(writer: Writer, lookups: readonly Lookup[]): void {
  for (const { name, code } of lookups) statement(writer, `const ${name} = `, code.doc, ";");
}

/**
 * Names are tested not to be undefined, except where the first part that reads one settles it: what equals something, or is true,
 * is not undefined. Any other test leaves it open, an `or` of equalities too.
 */
function guards(sound: readonly string[], condition: Code): readonly Code[] {
  const parts = (condition.conjuncts ?? [condition]).map(({ doc, level }) => ({ text: flatText(doc), level }));
  return sound
    .filter((name) => {
      const first = parts.find(({ text }) => readsName(text, name));
      const isTrue = first?.level === "primary" && first.text === name;
      return !isTrue && !(first?.level === "equality" && first.text.startsWith(`${name} === `));
    })
    .map((name) => differs(primary(name), primary("undefined")));
}

function readsName(text: string, name: string): boolean {
  return text.split(/[^\w$]+/u).includes(name);
}
