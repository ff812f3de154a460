import type { ModelDeclaration } from "../../generator/program/declaration.ts";
import type { Program } from "../../generator/program/program.ts";
import { model, programOf } from "../support/check-spec.ts";

const head = `types:
  Color: { doc: A color., enum: { red: Red., green: Green., blue: Blue., none: None. } }
  Part:
    doc: A part.
    fields:
      name: { type: string, doc: Name }
      size: { type: int, doc: Size, min: 0 }
      flag: { type: bool, doc: Flag, default: false }
      note: { type: string?, doc: Note }
  Thing:
    doc: A thing.
    fields:
      flag: { type: bool, doc: Flag, default: false }
      other: { type: bool, doc: Other, default: false }
      maybe: { type: bool?, doc: Maybe }
      server: { type: string?, doc: Server }
      nick: { type: string?, doc: Nick }
      note: { type: string?, doc: Note }
      name: { type: string, doc: Name, default: a }
      prefix: { type: string, doc: Prefix, default: a }
      item: { type: string, doc: Item, default: a }
      content-type: { type: string?, doc: Kind of content }
      color: { type: Color, doc: Color, default: red }
      count: { type: int, doc: Count, min: 0, max: 1000, default: 0 }
      total: { type: int, doc: Total, min: 0, max: 1000, default: 0 }
      ratio: { type: number, doc: Ratio, default: 1 }
      tags: { type: list<string>, max_items: 9, doc: Tags, default: [] }
      more: { type: list<string>, max_items: 9, doc: More, default: [] }
      parts: { type: list<Part>, max_items: 9, doc: Parts, default: [] }
      labels: { type: map<string>, max_entries: 9, doc: Labels, default: {} }
      schema: { type: json_schema?, doc: Schema }
      inner: { type: Part, doc: Inner, default: { name: a, size: 1 } }
    derived:
      is_big: { type: bool, doc: Whether it is big, value: this.count > 100 }
    methods:
      exceeds: { doc: Whether it has more, params: { limit: { type: int, doc: Limit } }, returns: bool, value: this.count > limit }
`;

/** A program whose model `Thing` has one rule for each expression, \`r0\` and so on; \`more\` are further keys of a rule. */
export function thingWith(rules: readonly (string | Readonly<Record<string, string>>)[]): {
  readonly program: Program;
  readonly thing: ModelDeclaration;
} {
  const texts = rules.map((rule, index) => {
    const keys = typeof rule === "string" ? { must: rule } : rule;
    const lines = Object.entries({ ...keys, message: "No." }).map(
      ([key, text]) => `        ${key}: ${JSON.stringify(text)}\n`,
    );
    return `      r${index}:\n${lines.join("")}`;
  });
  const program = programOf(`${head}${texts.length === 0 ? "" : `    rules:\n${texts.join("")}`}`);
  return { program, thing: model(program, "Thing") };
}
