import { type Growing, growing } from "./growing.ts";
import { type Growth, isTooMuch } from "./page.ts";
import type { HostileTarget } from "./try-document.ts";

const sizes = [1, 2, 4, 8, 16, 32, 64].map((thousands) => thousands * 1024);

/** How often a keyword is measured whose ratio is too large, as what else the machine does may be to blame. */
const tries = 4;

/** How much more each keyword takes for twice the size. */
export function growthOf(model: (type: string) => HostileTarget): readonly Growth[] {
  return growing.map((each) => {
    let growth = measured(each, model(each.type));
    for (let round = 1; round < tries && isTooMuch(growth); round += 1) {
      growth = measured(each, model(each.type), growth);
    }
    return growth;
  });
}

function measured({ keyword, document, isValid }: Growing, model: HostileTarget, known?: Growth): Growth {
  const times: Record<number, number> = {};
  const copies: Record<number, number> = {};
  for (const size of sizes) {
    const value = document(size);
    if (model.safeParse(value).success !== isValid) throw new Error(`${keyword} of ${size} is not ${isValid}`);
    const [time, copy] = [timeOf(() => model.safeParse(value)), timeOf(() => copyOf(value))];
    times[size] = Math.min(time, known?.times[size] ?? time);
    copies[size] = Math.min(copy, known?.copies[size] ?? copy);
  }
  const ratio = (of: Growth["times"], size: number): number => (of[size] ?? 0) / (of[size / 2] ?? 0);
  const steps = sizes.slice(1).map((size) => ({ own: ratio(times, size), copy: ratio(copies, size) }));
  const [worst = { own: 0, copy: 0 }] = steps.sort((a, b) => b.own - a.own);
  return { keyword, times, copies, worst: worst.own, copyThere: worst.copy };
}

/** What any program would do at least: reads everything, and keeps it. */
function copyOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (let index = 0; index < value.length; index += 1) list.push(copyOf(value[index]));
    return list;
  }
  const object: Record<string, unknown> = {};
  for (const key in value) object[key] = copyOf(Reflect.get(value, key));
  return object;
}

/** Milliseconds of CPU that a run takes: the least of seven, each repeated until the clock can tell. */
function timeOf(run: () => void): number {
  const batch = (count: number): number => {
    const begin = process.cpuUsage();
    for (let round = 0; round < count; round += 1) run();
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  };
  let count = 1;
  while (batch(count) < 3) count *= 2;
  return Math.min(...Array.from({ length: 7 }, () => batch(count) / count));
}
