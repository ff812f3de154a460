import type { Backend, Mutation } from "./mutation.ts";

/** A mutation and the test file that noticed it, without its ending; none noticed it where that is undefined. */
export interface Outcome {
  readonly mutation: Mutation;
  readonly killer: string | undefined;
}

/** The page about mutations, from what came of each. */
export function mutationsPage(outcomes: ReadonlyMap<Backend, readonly Outcome[]>): string {
  const all = [...outcomes.values()].flat();
  const survivors = all.filter(({ killer }) => killer === undefined).length;
  const sections = [...outcomes].flatMap(([{ name }, each]) => [
    `## ${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`,
    "",
    "| file | instead of | stands | killed by |",
    "| --- | --- | --- | --- |",
    ...each.map(({ mutation, killer }) => `${mutationCells(mutation)} ${killer ?? "nothing"} |`),
    "",
  ]);
  return [...introduction, `${all.length} mutations, ${survivors} survivors.`, "", ...sections].join("\n");
}

/** The cells of a row that say what the mutation is. */
export function mutationCells({ file, find, replace }: Mutation): string {
  return `| ${file} | ${codeCell(find)} | ${replace === "" ? "nothing" : codeCell(replace)} |`;
}

const introduction: readonly string[] = [
  "# Mutations",
  "",
  "Do the tests notice when a part of the generator that says what rules mean is wrong? Each mutation here is a slip that somebody could make,",
  "chosen by hand. It is made in a copy of the project, and tests of that part are run one file after the other until one fails.",
  "",
  "Made by `node dist/test/mutations/run.js`, which takes some minutes; with names of parts, only these are tried and nothing written.",
  "A test holds each mutation against the sources, so that it cannot lose its place unnoticed.",
  "",
];

/** Code on one line, in a fence that it does not have itself. */
function codeCell(code: string): string {
  const line = code.replace(/\s+/gu, " ").trim().replace(/\|/gu, "\\|");
  return line.includes("`") ? `\`\` ${line} \`\`` : `\`${line}\``;
}
