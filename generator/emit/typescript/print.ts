import type { Code } from "./code.ts";
import { type DocTag, docComment, type Paragraph } from "./doc-comment.ts";
import { type Doc, group, hardLine, ifBroken, indent, layout, lineWidth, softLine } from "./layout.ts";
import type { Writer } from "./writer.ts";

export { createWriter, type Writer } from "./writer.ts";

/** Writes one statement, or part of one, on lines of its own. */
export function statement(writer: Writer, ...doc: readonly Doc[]): void {
  writer.writeLine(layout(group(...doc), marginOf(writer)));
}

/** Writes a documentation comment, if there is anything to say. */
export function documentation(writer: Writer, paragraphs: readonly Paragraph[], tags: readonly DocTag[] = []): void {
  const text = docComment(paragraphs, tags, marginOf(writer));
  if (text !== "") writer.writeLine(text);
}

/** Writes a head, and a body between braces; `end` follows the last one. */
export function block(writer: Writer, head: Doc, body: () => void, end: string = ""): void {
  statement(writer, head, " {");
  writer.indent(body);
  writer.writeLine(`}${end}`);
}

/** Writes the call of a function with an object, each of whose entries stands on a line of its own. */
export function objectCall(writer: Writer, callee: string, body: () => void): void {
  writer.writeLine(`${callee}({`);
  writer.indent(body);
  writer.writeLine("});");
}

/** Writes `head = value;`, the value on the next line where its own first line has no room. */
export function assignment(writer: Writer, head: string, value: Doc): void {
  const [first = ""] = layout([head, " = ", value], marginOf(writer)).split("\n");
  if (first.length + marginOf(writer) <= lineWidth) statement(writer, head, " = ", value, ";");
  else statement(writer, head, " =", indent(hardLine, value), ";");
}

/** Writes `if (condition) consequence`, the consequence in braces where it does not fit on the line. */
export function ifStatement(writer: Writer, condition: Code, consequence: Doc): void {
  const flat = layout(["if (", condition.doc, ") ", consequence], marginOf(writer));
  const short = layout(group("if (", condition.doc, ") ", consequence), marginOf(writer));
  if (!short.includes("\n")) writer.writeLine(flat === short ? flat : short);
  else ifBlock(writer, condition, () => statement(writer, consequence));
}

/** Writes `if (condition) { ... }`. */
export function ifBlock(writer: Writer, condition: Code, body: () => void): void {
  block(writer, ["if (", indent(softLine, condition.doc), softLine, ")"], body);
}

/** Writes `return value;`. */
export function returnStatement(writer: Writer, value: Code): void {
  if (value.level === "and" || value.level === "or") {
    statement(writer, "return ", ifBroken("("), indent(softLine, group(value.doc)), softLine, ifBroken(")"), ";");
  } else statement(writer, "return ", value.doc, ";");
}

function marginOf(writer: Writer): number {
  return writer.margin();
}
