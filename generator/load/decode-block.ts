import { Reading } from "./reading.ts";

/** Block texts. Without an indentation in the header the first line tells it; else each that is possible is tried. */
export function* readBlock(source: string, style: "literal" | "folded"): Generator<Reading> {
  const header = /^[|>]([-+0-9]*)[^\r\n]*(?:\r\n|\r|\n)?/u.exec(source);
  if (header === null) return;
  const start = header[0].length;
  const chomping = header[1]?.replace(/[0-9]/u, "") ?? "";
  const lines = splitLines(source, start);
  const first = lines.find((line) => /[^ ]/u.test(line.text));
  const deepest =
    first === undefined
      ? Math.max(0, ...lines.map((line) => line.text.length))
      : (/^ */u.exec(first.text)?.[0].length ?? 0);
  for (let indent = deepest; indent >= 0; indent -= 1) {
    const reading = style === "literal" ? readLiteral(lines, indent) : readFolded(lines, indent);
    yield chomp(reading, chomping);
    if (!/[0-9]/u.test(header[1] ?? "")) return;
  }
}

interface Line {
  /** Without its end. */
  readonly text: string;
  readonly start: number;
  /** Behind its line end. */
  readonly end: number;
}

function splitLines(source: string, from: number): readonly Line[] {
  const lines: Line[] = [];
  let start = from;
  for (const match of source.slice(from).matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/gu)) {
    if (match[0] === "") continue;
    lines.push({ text: match[0].replace(/[\r\n]+$/u, ""), start, end: start + match[0].length });
    start += match[0].length;
  }
  return lines;
}

function readLiteral(lines: readonly Line[], indent: number): Reading {
  const reading = new Reading();
  for (const line of lines) addLine(reading, line, indent, "\n");
  return reading;
}

/** Lines of text are joined by a space, empty lines are line ends, and lines that stand further right are kept. */
function readFolded(lines: readonly Line[], indent: number): Reading {
  const reading = new Reading();
  lines.forEach((line, index) => {
    const next = lines.slice(index + 1).find((other) => other.text.length > indent);
    const isText = line.text.length > indent && !/[ \t]/u.test(line.text.charAt(indent));
    const folds = isText && next !== undefined && !/[ \t]/u.test(next.text.charAt(indent));
    const isLastBeforeEmpty = folds && next !== lines[index + 1];
    addLine(reading, line, indent, folds ? (isLastBeforeEmpty ? "" : " ") : "\n");
  });
  return reading;
}

function addLine(reading: Reading, line: Line, indent: number, separator: string): void {
  const textEnd = line.start + line.text.length;
  for (let at = line.start + indent; at < textEnd; at += 1) {
    reading.add(line.text.charAt(at - line.start), at, at + 1);
  }
  reading.add(separator, textEnd, line.end);
}

/** Line ends at the end: none with `-`, all with `+`, else one. */
function chomp(reading: Reading, chomping: string): Reading {
  if (chomping === "+") return reading;
  const kept = reading.text.replace(/\n+$/u, "");
  const length = kept === "" ? 0 : kept.length + (chomping === "-" ? 0 : 1);
  while (reading.text.length > length) {
    reading.text = reading.text.slice(0, -1);
    reading.origins.pop();
  }
  return reading;
}
