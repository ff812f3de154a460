import { grouped } from "../../support/page-section.ts";
import type { Agreement } from "./agree.ts";

/** The section of the page, from the figures. */
export function agreementReport({ expressions, evaluations, rules, results, uses, faults }: Agreement): string {
  const conditions = results.yes + results.no;
  const share = (count: number): string => `${((count / conditions) * 100).toFixed(1)} %`;
  const sorted = [...uses].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  return `
${grouped(expressions)} random expressions (seeds 1 to 100), each evaluated for four random documents: ${grouped(evaluations)} evaluations, ${grouped(rules)} of them
also as a rule of a model on what was sent. Disagreements: ${faults.length}. Of ${grouped(conditions)} results of conditions, ${share(results.yes)} are true and ${share(results.no)} are false.

In how many expressions each operator, function and way of reading stands; the script fails where one stands in fewer than 1 of 200, or
fewer than a third of the conditions are true, or false:

| what | expressions |
|---|---|
${sorted.map(([use, count]) => `| \`${use.replaceAll("|", "\\|")}\` | ${grouped(count)} |`).join("\n")}
${faults.map((fault) => `\n- ${fault}`).join("")}
`;
}
