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
  /** The same for a plain copy of the document. */
  readonly copies: Readonly<Record<number, number>>;
  /** The largest ratio of two neighbouring times. */
  readonly worst: number;
  /** That of the copy between the same two sizes. */
  readonly copyThere: number;
}

const mostPerDoubling = 2.5;

/** Whether the package is to blame for a ratio: a plain copy of the same document has not nearly the same. */
export function isTooMuch({ worst, copyThere }: Growth): boolean {
  return worst > mostPerDoubling && worst > copyThere * 1.1;
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
and, where it reads text, by \`validateJson\`. Nothing may be thrown but the \`ValidationError\` of \`fromConfig\`; what is accepted must be the same when
it is parsed again; no prototype may change. A document that takes more than 50 ms of CPU, all four calls together, is tried twice more.

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
the least of several runs counts, and times are in milliseconds. Where the engine changes the way in which it stores a list or an object that grows,
one step is larger for whoever touches it: beside the worst ratio stands that of a plain copy of the same document between the same sizes, and
what is no more than a tenth above that is the engine's.

| keyword | ${sizes.map((size) => figure(Number(size))).join(" | ")} | worst ratio | of a copy |
| --- |${" --- |".repeat(sizes.length)} --- | --- |
${growths.map(growthRow).join("\n")}
`;
}

function growthRow({ keyword, times, worst, copyThere }: Growth): string {
  const cells = Object.values(times).map((time) => time.toFixed(3));
  return `| ${[keyword, ...cells, worst.toFixed(2), copyThere.toFixed(2)].join(" | ")} |`;
}
