/** The parts of what `specwright explain CODE` tells. Examples are lines of text without a final line end. */
export interface Explanation {
  readonly what: string;
  readonly why: string;
  readonly fix: string;
  readonly refused?: string;
  readonly accepted?: string;
}

/** One text: what and why as a paragraph, the fix as another, then the examples, indented. */
export function explanation(parts: Explanation): string {
  const blocks = [`${parts.what} ${parts.why}`, parts.fix];
  if (parts.refused !== undefined) blocks.push(`Refused:\n\n${indent(parts.refused)}`);
  if (parts.accepted !== undefined) blocks.push(`Accepted:\n\n${indent(parts.accepted)}`);
  return blocks.join("\n\n");
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gmu, "    ");
}
