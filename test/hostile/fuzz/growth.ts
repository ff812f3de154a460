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
  const plain: Record<number, readonly number[]> = {};
  for (const size of sizes) {
    const value = document(size);
    if (model.safeParse(value).success !== isValid) throw new Error(`${keyword} of ${size} is not ${isValid}`);
    const time = timeOf(() => model.safeParse(value));
    times[size] = Math.min(time, known?.times[size] ?? time);
    plain[size] = [walked, copied, collected].map((work, index) => {
      const least = timeOf(() => work(value));
      return Math.min(least, known?.plain[size]?.[index] ?? least);
    });
  }
  const steps = sizes.slice(1).map((size) => {
    const ratios = plain[size]?.map((time, index) => time / (plain[size / 2]?.[index] ?? 0)) ?? [];
    return { own: (times[size] ?? 0) / (times[size / 2] ?? 0), plain: Math.max(...ratios) };
  });
  const [worst = { own: 0, plain: 0 }] = steps.sort((a, b) => b.own - a.own);
  return { keyword, times, plain, worst: worst.own, plainThere: worst.plain };
}

/** Reads everything. */
function walked(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  let size = 0;
  if (Array.isArray(value)) for (let index = 0; index < value.length; index += 1) size += walked(value[index]);
  else for (const key in value) size += walked(Reflect.get(value, key));
  return size;
}

/** Reads everything and makes the same. */
function copied(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (let index = 0; index < value.length; index += 1) list.push(copied(value[index]));
    return list;
  }
  const object: Record<string, unknown> = {};
  for (const key in value) object[key] = copied(Reflect.get(value, key));
  return object;
}

/** Reads everything and remembers all keys and values. */
function collected(value: unknown, seen: Set<unknown> = new Set()): Set<unknown> {
  if (typeof value !== "object" || value === null) return seen.add(value);
  if (Array.isArray(value)) for (let index = 0; index < value.length; index += 1) collected(value[index], seen);
  else for (const key in value) collected(Reflect.get(value, key), seen.add(key));
  return seen;
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
