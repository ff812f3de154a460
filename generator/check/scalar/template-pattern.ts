import type { PortablePattern } from "../pattern/parse-pattern.ts";
import { type PatternNode, relabelled } from "../pattern/pattern-node.ts";
import type { TemplatePiece } from "./parse-template.ts";

/** The pattern of a whole template. */
export interface TemplatePattern {
  /** With one capture group a part. */
  readonly capturing: string;
  readonly plain: string;
  /** Every part and every text between parts has a label of its own. */
  readonly node: PatternNode;
}

/** Puts the patterns of the parts together; a part without a pattern must not be in the template. */
export function templatePattern(
  pieces: readonly TemplatePiece[],
  parts: ReadonlyMap<string, PortablePattern>,
): TemplatePattern {
  const written = pieces.map((piece) => piecePattern(piece, parts));
  return {
    capturing: written.map((piece) => piece.capturing).join(""),
    plain: written.map((piece) => piece.plain).join(""),
    node: { kind: "sequence", items: written.map((piece) => piece.node) },
  };
}

function piecePattern(piece: TemplatePiece, parts: ReadonlyMap<string, PortablePattern>): TemplatePattern {
  switch (piece.kind) {
    case "literal": {
      const text = piece.text.replace(/[\\^$.*+?()|]/gu, "\\$&");
      const items = Array.from(piece.text, (char): PatternNode => {
        const point = char.codePointAt(0) ?? 0;
        return { kind: "set", set: [{ first: point, last: point }], label: piece.start };
      });
      return { capturing: text, plain: text, node: { kind: "sequence", items } };
    }
    case "part": {
      const pattern = parts.get(piece.name);
      const node: PatternNode = pattern?.node ?? { kind: "sequence", items: [] };
      const text = pattern?.uncaptured ?? "";
      const plain = text.includes("|") ? `(?:${text})` : text;
      return { capturing: `(${text})`, plain, node: relabelled(node, piece.start) };
    }
    case "optional": {
      const inner = templatePattern(piece.pieces, parts);
      return {
        capturing: `(?:${inner.capturing})?`,
        plain: `(?:${inner.plain})?`,
        node: { kind: "repeat", body: inner.node, min: 0, max: 1 },
      };
    }
  }
}
