/** Is told when a part of a run begins; what it gives back is called when the part ends. */
export type Stopwatch = (part: string) => () => void;

/** For whoever does not want to know. */
export const noStopwatch: Stopwatch = () => () => undefined;

/**
 * How long a part took, in milliseconds: by the clock, and of processors at work for it, helper threads included. `peak` is the
 * most memory that the process has had until then, in MiB.
 */
export interface Lap {
  readonly part: string;
  readonly elapsed: number;
  readonly busy: number;
  readonly peak: number;
}

/** A stopwatch, and the parts that have ended, in that order. What the process did until now is the first. */
export function startStopwatch(): { readonly stopwatch: Stopwatch; readonly laps: readonly Lap[] } {
  const laps: Lap[] = [{ part: "start", elapsed: performance.now(), busy: busyTime(), peak: peakMemory() }];
  return {
    laps,
    stopwatch: (part) => {
      const [began, busy] = [performance.now(), busyTime()];
      return () => {
        laps.push({ part, elapsed: performance.now() - began, busy: busyTime() - busy, peak: peakMemory() });
      };
    },
  };
}

function busyTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function peakMemory(): number {
  return process.resourceUsage().maxRSS / 1024;
}

/** A table with a line for each part and one for all of them together. */
export function timingsText(laps: readonly Lap[]): string {
  const sum = (of: (lap: Lap) => number): number => laps.reduce((total, lap) => total + of(lap), 0);
  const all: Lap = {
    part: "all",
    elapsed: sum(({ elapsed }) => elapsed),
    busy: sum(({ busy }) => busy),
    peak: peakMemory(),
  };
  const rows = [...laps, all].map(({ part, elapsed, busy, peak }) => {
    const share = `${((100 * elapsed) / all.elapsed).toFixed(0)} %`;
    return [part, elapsed.toFixed(1), busy.toFixed(1), share, peak.toFixed(0)];
  });
  return [["part", "ms", "CPU ms", "share", "peak MiB"], ...rows]
    .map(([part = "", ...figures]) => `${part.padEnd(18)}${figures.map((figure) => figure.padStart(10)).join("")}\n`)
    .join("");
}
