import type { Run } from "./results.ts";
import { quantity } from "./show.ts";

/** Rows that the picture shows, and what it calls them. */
const groups: Readonly<Record<string, string>> = {
  "is, Tool, varied": "Tool, yes or no",
  "is, Tool, 1 shape": "Tool, yes or no, one shape",
  "parse, Tool, varied": "Tool, parsed with defaults",
  "issues, Tool, varied": "Tool, all errors",
  "is, SkillDefinition, varied": "SkillDefinition, yes or no",
  "is, SessionEvent, varied": "discriminated union, yes or no",
  "is, Folder, varied": "recursive, yes or no",
};

const width = 860;
const left = 250;
const right = 70;
const lineHeight = 18;
/** The picture ends here; what is longer is cut and tells its figure. */
const most = 32;

/** A picture of how many times what we take the others take: a bar each, on a scale on which every doubling is as long. */
export function plot(rows: Run["rows"]): string {
  const parts: string[] = [];
  let y = 30;
  for (const [name, title] of Object.entries(groups)) {
    const result = rows[name];
    if (result === undefined) continue;
    parts.push(text(8, y + 13, title, "title"));
    y += lineHeight + 4;
    for (const [who, { times }] of Object.entries(result.contestants).sort(([, a], [, b]) => a.times - b.times)) {
      const kind = who.startsWith("specwright") ? "ours" : "peer";
      parts.push(text(left - 8, y + 12, who, "name"));
      parts.push(rectangle(left, y, place(times), kind));
      parts.push(text(place(times) + 6, y + 12, quantity(times, "times"), "figure"));
      y += lineHeight;
    }
    y += 12;
  }
  const ticks = [0.5, 1, 2, 4, 8, 16, most].map(
    (times) =>
      `<line x1="${place(times)}" y1="24" x2="${place(times)}" y2="${y}" class="${times === 1 ? "one" : "tick"}"/>` +
      text(place(times), 16, `${times} ×`, "scale"),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" font-family="sans-serif" font-size="12">
<title>How many times what Specwright takes others take</title>
<style>
  .title { font-weight: bold } .name { text-anchor: end } .scale { text-anchor: middle } .figure, .scale { fill: #666 }
  .ours { fill: #2a7f62 } .peer { fill: #9aa7b4 } .tick { stroke: #ddd } .one { stroke: #2a7f62 }
</style>
<rect width="${width}" height="${y}" fill="#fff"/>
${[...ticks, ...parts].join("\n")}
</svg>
`;
}

/** Where on the scale a ratio is, from half to `most`. */
function place(times: number): number {
  const share = Math.log2(Math.min(Math.max(times, 0.5), most) / 0.5) / Math.log2(most / 0.5);
  return Math.round(left + share * (width - left - right));
}

function rectangle(from: number, y: number, to: number, kind: string): string {
  return `<rect x="${from}" y="${y + 2}" width="${Math.max(to - from, 1)}" height="${lineHeight - 4}" class="${kind}"/>`;
}

function text(x: number, y: number, words: string, kind: string): string {
  return `<text x="${x}" y="${y}" class="${kind}">${words}</text>`;
}
