import { type Draft, drafts } from "../../generator/json-schema/draft.ts";
import type { CorpusRule } from "./corpus.ts";

/** Figures of a trial, as the page has them. */
export interface TrialFigures {
  /** Objects that each rule was tried on. */
  readonly objects: number;
  readonly met: number;
  readonly broken: number;
  readonly disagreements: number;
}

/** The page about the corpus. It ends with one line end. */
export function corpusPage(rules: readonly CorpusRule[], trial: TrialFigures): string {
  const [latest, old] = drafts.map((draft) => shareText(exactIn(rules, draft), rules.length));
  const inside = rules.filter(({ module }) => module !== "outside").length;
  return `# A corpus of rules

Written by \`node dist/test/corpus/write-page.js\`; a test keeps it fresh.

How much of what people write as rules can JSON Schema say? Public resource definitions for Kubernetes hold hundreds of CEL rules. A
measurement of 661 of them (gateways, proxies, a mesh, machines, settings of clusters) told their shapes; 52 compare an object with what it
was before, which no single document shows, and are left aside here as they were there. The corpus has ${rules.length} rules in these shapes and near these
proportions, written anew: ${inside} of them as specs under \`test/corpus/\`, ${rules.length - inside} with functions that the language does not have. A test
makes sure that the compiler refuses each of the latter.

Exact means that the schema accepts just what the rule accepts, among all objects that are right in every other way. A rule that is not exact is
left out of the schema and stands in the coverage report with its reason.

**Exact in draft 2020-12: ${latest}. Exact in draft-07: ${old}.** With each shape weighed by its share in the
measurement, these are ${weighed(rules, "draft-2020-12")} and ${weighed(rules, "draft-07")}.

## By shape

The second column is the share of the shape in the measurement, the third its share here.

${shapeTable(rules)}

## Why rules are not exact

${reasonTable(rules)}

## Tried on random objects

Each of the ${inside} rules was tried on ${trial.objects.toLocaleString("en-US")} random objects, made of the values that stand in rules and examples and of values near to them. The
interpreter, which is what the generated validators are compared with, and the schemas of both drafts gave their verdicts.

${trialLine(trial)}

Where a draft does not say a rule, its schema had to accept every object that meets the rule.
`;
}

/** The one line of the page that takes the whole trial to know. */
export function trialLine({ objects, met, broken, disagreements }: TrialFigures): string {
  const text = (count: number): string => count.toLocaleString("en-US");
  return `Objects a rule: ${text(objects)}. Met: ${text(met)}. Broken: ${text(broken)}. Disagreements: ${text(disagreements)}.`;
}

/** The figures in a page, or undefined where it has none. */
export function figuresIn(page: string): TrialFigures | undefined {
  const found = /^Objects a rule: ([\d,]+)\. Met: ([\d,]+)\. Broken: ([\d,]+)\. Disagreements: ([\d,]+)\.$/mu.exec(
    page,
  );
  if (found === null) return undefined;
  const [objects = 0, met = 0, broken = 0, disagreements = 0] = found
    .slice(1)
    .map((each) => Number(each.replaceAll(",", "")));
  return { objects, met, broken, disagreements };
}

/** Rules that a draft says exactly. */
export function exactIn(rules: readonly CorpusRule[], draft: Draft): number {
  return rules.filter(({ reasons }) => reasons[draft] === undefined).length;
}

/** Shapes in the order of the measurement, each with its share of the 609 rules there in percent. */
const measured: readonly (readonly [shape: string, share: number])[] = [
  ["value and presence", 26.1],
  ["presence of several fields", 19.0],
  ["presence of one field", 6.4],
  ["value among constants", 5.7],
  ["elements of a list or keys of a map", 4.3],
  ["size, prefix, order", 5.3],
  ["pattern", 10.2],
  ["formats", 0.8],
  ["text taken apart", 7.4],
  ["durations, quantities, addresses", 4.1],
  ["element compared with an outer value", 3.9],
  ["field compared with field", 2.8],
  ["size of a derived list", 2.1],
  ["arithmetic", 0.3],
];

function shapeTable(rules: readonly CorpusRule[]): string {
  const rows = measured.map(([shape, share]) => {
    const alike = rules.filter((rule) => rule.shape === shape);
    const counts = drafts.map((draft) => `${exactIn(alike, draft)}`);
    return [shape, `${share.toFixed(1)} %`, percent(alike.length, rules.length), `${alike.length}`, ...counts];
  });
  const totals = drafts.map((draft) => `${exactIn(rules, draft)}`);
  return table(
    ["shape", "measured", "here", "rules", "exact in 2020-12", "exact in draft-07"],
    [...rows, ["all", "", "", `${rules.length}`, ...totals]],
  );
}

/** The share that would be exact if shapes were as frequent as in the measurement; what has no shape there counts as not exact. */
function weighed(rules: readonly CorpusRule[], draft: Draft): string {
  const exact = measured.map(([shape, share]) => {
    const alike = rules.filter((rule) => rule.shape === shape);
    return alike.length === 0 ? 0 : (share * exactIn(alike, draft)) / alike.length;
  });
  return percent(
    exact.reduce((total, share) => total + share, 0),
    100,
  );
}

function reasonTable(rules: readonly CorpusRule[]): string {
  const reasons = rules.flatMap((rule) => drafts.flatMap((draft) => rule.reasons[draft] ?? []));
  const rows = [...new Set(reasons)].sort().map((reason) => {
    const counts = drafts.map((draft) => `${rules.filter((rule) => rule.reasons[draft] === reason).length}`);
    return [reason, ...counts];
  });
  return table(["reason", "2020-12", "draft-07"], rows);
}

function shareText(count: number, all: number): string {
  return `${count} of ${all} (${percent(count, all)})`;
}

function percent(count: number, all: number): string {
  return `${((count / all) * 100).toFixed(1)} %`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, index) => Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((cell, index) =>
      index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
    );
    return `| ${padded.join(" | ")} |`;
  };
  const rule = widths.map((width, index) => (index === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(heads), line(rule), ...rows.map(line)].join("\n");
}
