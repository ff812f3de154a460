/** What came of the documents on one line of Node. */
export interface Line {
  /** `v20.19.0`. */
  readonly version: string;
  readonly documents: number;
  readonly accepted: number;
  readonly faults: readonly string[];
  readonly slow: readonly string[];
  readonly slowest: number;
  /** Processes that ended by a signal, or not at all. */
  readonly aborts: readonly string[];
}

/** What a size twice as large costs. */
export interface Growth {
  readonly keyword: string;
  /** Milliseconds of CPU by size. */
  readonly times: Readonly<Record<number, number>>;
  /** The same for plain work on the document: to read it, to copy it, to put its keys and values into a set. */
  readonly plain: Readonly<Record<number, readonly number[]>>;
  /** The largest ratio of two neighbouring times. */
  readonly worst: number;
  /** The largest of the plain work between the same two sizes. */
  readonly plainThere: number;
}

const mostPerDoubling = 2.5;

/** Whether the package is to blame for a ratio: no plain work on the same document has nearly the same. */
export function isTooMuch({ worst, plainThere }: Growth): boolean {
  return worst > mostPerDoubling && worst > plainThere * 1.2;
}

/** The page about documents that mean harm. */
export function fuzzPage(lines: readonly Line[], growths: readonly Growth[]): string {
  const figure = (value: number): string => value.toLocaleString("en-GB", { maximumFractionDigits: 1 });
  const row = (name: string, value: (line: Line) => number): string =>
    `| ${name} | ${lines.map((line) => figure(value(line))).join(" | ")} |`;
  const sizes = Object.keys(growths[0]?.times ?? {});
  return `# Documents that mean harm

Valid documents of every model of \`spec/\`, \`examples/orders\` and a spec that has everything are damaged at random: getters and proxies that throw,
lie or change their mind, revoked proxies, circles, nesting of 20,000 levels, lists that claim to be endless, keys of the prototype, instances of
foreign classes, symbols, half characters, numbers that JSON has not. The package is then asked by \`safeParse\`, \`is\`, \`validate\` and \`fromConfig\`,
and, where the document is a text, by \`validateJson\` and \`parseJson\`. Nothing may be thrown but the \`ValidationError\` of \`fromConfig\` and \`parseJson\`; what is accepted must be the same when
it is parsed again; no prototype may change. A document that takes more than 50 ms of CPU, all calls together, is tried twice more.

Made by \`node dist/test/hostile/fuzz/run.js 1000000 NODE...\`, where each NODE is a program to run; a slice is among the tests. The documents are tried
in processes of their own, and each process that does not come to its end counts.

| figure | ${lines.map(({ version }) => version).join(" | ")} |
| --- |${" --- |".repeat(lines.length)}
${[
  row("documents", ({ documents }) => documents),
  row("accepted, as the damage was none", ({ accepted }) => accepted),
  row("exceptions, other faults", ({ faults }) => faults.length),
  row("processes that were aborted", ({ aborts }) => aborts.length),
  row("documents over 50 ms of CPU in three runs", ({ slow }) => slow.length),
  row("the slowest document, ms of CPU", ({ slowest }) => slowest),
].join("\n")}

## Twice the size

For every keyword a document that grows in what the keyword looks at, valid and invalid. Twice the size may take ${mostPerDoubling} times the CPU, no more;
the least of several runs counts, and times are in milliseconds. The collector of garbage gets room and no threads
(\`--max-semi-space-size=128 --single-threaded-gc\`), as otherwise it copies back and forth what is still in use, more often the more there is. Where the engine changes the way in which it stores a list or an object that grows, and
where what is touched outgrows a cache, one step is larger for whoever does anything with it. So beside the worst ratio stands that of plain
work on the same document between the same sizes, the largest of three: to read all of it, to copy it, to put its keys and values into a set. What is
no more than a fifth above that is not the package's. ${missedText(growths)}

| keyword | ${sizes.map((size) => figure(Number(size))).join(" | ")} | worst ratio | of plain work |
| --- |${" --- |".repeat(sizes.length)} --- | --- |
${growths.map(growthRow).join("\n")}
`;
}

/** Says by how much the bar is missed, and where. */
function missedText(growths: readonly Growth[]): string {
  const missed = growths.filter(isTooMuch).map(({ keyword, worst }) => `${keyword} (${worst.toFixed(2)})`);
  return missed.length === 0 ? "None takes more." : `**Missed** by ${missed.join("; ")}.`;
}

function growthRow({ keyword, times, worst, plainThere }: Growth): string {
  const cells = Object.values(times).map((time) => time.toFixed(3));
  return `| ${[keyword, ...cells, worst.toFixed(2), plainThere.toFixed(2)].join(" | ")} |`;
}
