/** A piece of a template: a text between the parts, a part, or a stretch that may be missing. Offsets are in the template. */
export type TemplatePiece =
  | { readonly kind: "literal"; readonly text: string; readonly start: number; readonly end: number }
  | { readonly kind: "part"; readonly name: string; readonly start: number; readonly end: number }
  | {
      readonly kind: "optional";
      readonly pieces: readonly TemplatePiece[];
      readonly start: number;
      readonly end: number;
    };

export interface TemplateFault {
  readonly kind: "fault";
  readonly start: number;
  readonly end: number;
  readonly problem: string;
}

const maxNesting = 16;

/** Reads `[{server}:]{namespace}/{short_name}`: parts in braces, what may be missing in brackets, the rest as it stands. */
export function parseTemplate(text: string): readonly TemplatePiece[] | TemplateFault {
  const open: { start: number; pieces: TemplatePiece[] }[] = [{ start: 0, pieces: [] }];
  for (const match of text.matchAll(/\{([^{}[\]]*)\}|[[\]{}]|[^{}[\]]+/gu)) {
    const [piece, name] = match;
    const range = { start: match.index, end: match.index + piece.length };
    const group = open.at(-1);
    if (group === undefined) break;
    if (name !== undefined) {
      if (!/^[a-z][a-z0-9_]*$/u.test(name)) return fault(range, `${JSON.stringify(name)} is no name of a part`);
      group.pieces.push({ kind: "part", name, ...range });
    } else if (piece === "[" && open.length > maxNesting)
      return fault(range, `brackets nest more than ${maxNesting} deep`);
    else if (piece === "[") open.push({ start: range.start, pieces: [] });
    else if (piece === "]") {
      const around = open.at(-2);
      if (around === undefined) return fault(range, "`]` closes nothing");
      if (group.pieces.length === 0) return fault({ start: group.start, end: range.end }, "`[]` holds nothing");
      open.pop();
      around.pieces.push({ kind: "optional", pieces: group.pieces, start: group.start, end: range.end });
    } else if (piece === "{" || piece === "}") return fault(range, `${JSON.stringify(piece)} has no partner`);
    else group.pieces.push({ kind: "literal", text: piece, ...range });
  }
  const last = open.at(-1);
  if (open.length > 1 && last !== undefined) {
    return fault({ start: last.start, end: last.start + 1 }, "`[` is never closed");
  }
  return last?.pieces ?? [];
}

function fault(range: { start: number; end: number }, problem: string): TemplateFault {
  return { kind: "fault", start: range.start, end: range.end, problem };
}

/** The names of the parts in the order written, and whether each may be missing. */
export function partsOf(
  pieces: readonly TemplatePiece[],
  optional = false,
): readonly { readonly name: string; readonly optional: boolean; readonly start: number; readonly end: number }[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === "literal") return [];
    if (piece.kind === "optional") return partsOf(piece.pieces, true);
    return [{ name: piece.name, optional, start: piece.start, end: piece.end }];
  });
}
