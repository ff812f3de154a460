import { type Measured, type Race, specwright } from "../races/race.ts";
import { ratio } from "../races/statistics.ts";
import { shortened } from "./outcome.ts";
import { type Results, runRaces } from "./results.ts";

const line = 22;
const left = 330;
const width = 860;
const most = 32;

/** A drawing of the races in which peers take part: a dot for each, as far to the right as it is slower than Specwright. */
export function plot(races: readonly Race[], results: Results): string {
  const rows = runRaces(races, results).filter(
    ([, { rounds }]) => specwright in rounds && Object.keys(rounds).length > 1,
  );
  const height = 60 + rows.length * line;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${left}" y="16" fill="#555">times the time of Specwright: to the right is slower</text>`,
    ...[0.25, 0.5, 1, 2, 4, 8, 16, 32].flatMap((value) => grid(value, height)),
    ...rows.flatMap(([race, measured], index) => raceRow(race, measured, 54 + index * line)),
    "</svg>",
  ]
    .join("\n")
    .concat("\n");
}

function grid(value: number, height: number): readonly string[] {
  const x = placeOf(value);
  const color = value === 1 ? "#06c" : "#ddd";
  return [
    `<line x1="${x}" y1="38" x2="${x}" y2="${height - 8}" stroke="${color}"/>`,
    `<text x="${x}" y="32" text-anchor="middle" fill="#555">${value}x</text>`,
  ];
}

function raceRow({ title }: Race, { rounds, beside }: Measured, y: number): readonly string[] {
  const peers = Object.keys(rounds).filter((name) => name !== specwright && !beside.includes(name));
  const dots = peers.map((name) => {
    const value = ratio(rounds, name, specwright);
    return `<circle cx="${placeOf(value)}" cy="${y}" r="4" fill="#e60" fill-opacity="0.6"><title>${name} ${shortened(value)}x</title></circle>`;
  });
  return [
    `<text x="${left - 70}" y="${y + 4}" text-anchor="end">${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`,
    `<circle cx="${placeOf(1)}" cy="${y}" r="5" fill="#06c"><title>${specwright}</title></circle>`,
    ...dots,
  ];
}

/** On a scale of powers of two; what is beyond it stands at its end. */
function placeOf(value: number): number {
  const steps = Math.log2(Math.min(Math.max(value, 0.25), most)) + 2;
  return Math.round(left + (steps / 7) * (width - left - 40));
}
