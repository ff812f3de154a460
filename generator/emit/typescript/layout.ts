/**
 * Text with places where a line may be broken, so that code comes out as a formatter would print it. In a `group` either all
 * places are broken or none is; a list is its parts one after the other.
 */
export type Doc = string | readonly Doc[] | Line | Group | Indent | IfBroken;

/** A line end, where the group around it is broken; else a space, or nothing if it is `soft`. A `hard` one breaks every group. */
interface Line {
  readonly kind: "line";
  readonly style: "space" | "soft" | "hard";
}

interface Group {
  readonly kind: "group";
  readonly content: Doc;
}

interface Indent {
  readonly kind: "indent";
  readonly content: Doc;
}

interface IfBroken {
  readonly kind: "if-broken";
  readonly broken: string;
}

/** Widest line, in UTF-16 code units. */
export const lineWidth = 120;

export const line: Doc = { kind: "line", style: "space" };
export const softLine: Doc = { kind: "line", style: "soft" };
export const hardLine: Doc = { kind: "line", style: "hard" };

/** Content that stands on one line, if it fits. */
export function group(...content: readonly Doc[]): Doc {
  return { kind: "group", content };
}

/** Content whose lines are moved in by one step. */
export function indent(...content: readonly Doc[]): Doc {
  return { kind: "indent", content };
}

/** Text that is there only where the group around it is broken. */
export function ifBroken(broken: string): Doc {
  return { kind: "if-broken", broken };
}

/** Parts with a separator between them. */
export function join(parts: readonly Doc[], separator: Doc): Doc {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

/** Parts between brackets, each on a line of its own with a comma behind it where they do not fit on one. */
export function enclosed(open: string, parts: readonly Doc[], close: string, inner: Doc = softLine): Doc {
  if (parts.length === 0) return `${open}${close}`;
  return group(open, indent(inner, join(parts, [",", line])), ifBroken(","), inner, close);
}

/** The text. `margin` is how far all its lines will be moved in; it counts for the width and is not in the text. */
export function layout(doc: Doc, margin: number = 0): string {
  const oneLine = flat(doc);
  if (oneLine !== undefined && margin + oneLine.length <= lineWidth) return oneLine;
  const output: string[] = [];
  let position = margin;
  const stack: Frame[] = [{ doc, depth: 0, broken: true }];
  for (let frame = stack.pop(); frame !== undefined; frame = stack.pop()) {
    const text = print(frame, stack, lineWidth - position);
    if (text === undefined) continue;
    output.push(text);
    position = text.startsWith("\n") ? margin + text.length - 1 : position + text.length;
  }
  return output.join("");
}

/** The text with no place broken; undefined where one has to be. Most code is short: this saves the work of laying it out. */
function flat(doc: Doc): string | undefined {
  if (typeof doc === "string") return doc;
  if (!isList(doc)) {
    if (doc.kind === "if-broken") return "";
    if (doc.kind === "line") return doc.style === "hard" ? undefined : flatLine(doc);
    return flat(doc.content);
  }
  let text = "";
  for (const part of doc) {
    const inner = flat(part);
    if (inner === undefined) return undefined;
    text += inner;
  }
  return text;
}

interface Frame {
  readonly doc: Doc;
  readonly depth: number;
  readonly broken: boolean;
}

/** Takes one step: gives text to write, or pushes what is inside; `room` is what is left of the line. */
function print({ doc, depth, broken }: Frame, stack: Frame[], room: number): string | undefined {
  if (typeof doc === "string") return doc;
  if (isList(doc)) {
    pushReversed(stack, doc, depth, broken);
    return undefined;
  }
  switch (doc.kind) {
    case "line":
      return breaks(doc, broken) ? `\n${"  ".repeat(depth)}` : flatLine(doc);
    case "indent":
      stack.push({ doc: doc.content, depth: depth + 1, broken });
      return undefined;
    case "group":
      stack.push({ doc: doc.content, depth, broken: !fits(doc.content, stack, room) });
      return undefined;
    case "if-broken":
      return broken ? doc.broken : undefined;
  }
}

/** Whether content fits flat, together with what follows it up to the next place where the line ends. */
function fits(content: Doc, rest: readonly Frame[], room: number): boolean {
  let left = room;
  let next = rest.length;
  const pending: Frame[] = [{ doc: content, depth: 0, broken: false }];
  while (left >= 0) {
    const inside = pending.length > 0 && next === rest.length;
    const frame = pending.pop() ?? rest[--next];
    if (frame === undefined) return true;
    const { doc, broken } = frame;
    if (typeof doc === "string") left -= doc.length;
    else if (isList(doc)) pushReversed(pending, doc, frame.depth, broken);
    else if (doc.kind === "line") {
      if (breaks(doc, broken)) return !inside;
      left -= flatLine(doc).length;
    } else if (doc.kind === "if-broken") left -= broken ? doc.broken.length : 0;
    else pending.push({ ...frame, doc: doc.content });
  }
  return false;
}

function pushReversed(stack: Frame[], parts: readonly Doc[], depth: number, broken: boolean): void {
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const doc = parts[index];
    if (doc !== undefined) stack.push({ doc, depth, broken });
  }
}

function breaks({ style }: Line, broken: boolean): boolean {
  return broken || style === "hard";
}

function flatLine({ style }: Line): string {
  return style === "space" ? " " : "";
}

function isList(doc: Doc): doc is readonly Doc[] {
  return Array.isArray(doc);
}
