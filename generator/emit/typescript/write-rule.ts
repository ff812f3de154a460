import { and, type Code, differs, flatText, isConstant, primary } from "./code.ts";
import type { Lookup } from "./expression/lookup.ts";
import type { Doc } from "./layout.ts";
import { block, ifBlock, ifStatement, statement, type Writer } from "./print.ts";
import type { RuleCode } from "./rules.ts";

/** Writes the test of a rule where the first fault ends everything: `consequence` is what happens then. */
export function writeBrokenRule(writer: Writer, { broken, each }: RuleCode, consequence: string): void {
  if (each === undefined) {
    ifStatement(writer, broken, consequence);
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
  if (each === undefined) {
    ifBlock(writer, and(...guards(sound, broken), broken), () => statement(writer, issue.doc, ";"));
    return;
  }
  ifBlock(writer, and(...guards(sound, each.applies), each.applies), () => {
    writeLookups(writer, each.lookups);
    const [element, list]: readonly [string, Doc] = tellsIndex
      ? [`[index, ${each.item}]`, [each.list.doc, ".entries()"]]
      : [each.item, each.list.doc];
    block(writer, [`for (const ${element} of `, list, ")"], () =>
      ifBlock(writer, broken, () => {
        statement(writer, issue.doc, ";");
        if (!tellsIndex) writer.writeLine("break;");
      }),
    );
  });
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
