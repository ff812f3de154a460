/** A type expression as written. Offsets are UTF-16 code units in its text. */
export type TypeNode =
  | { readonly kind: "name"; readonly name: string; readonly start: number; readonly end: number }
  | { readonly kind: "list" | "map"; readonly of: TypeNode; readonly start: number; readonly end: number }
  | { readonly kind: "nullable"; readonly of: TypeNode; readonly start: number; readonly end: number };

/** The first thing that is no type expression. */
export interface TypeFault {
  readonly kind: "fault";
  readonly start: number;
  readonly end: number;
  readonly problem: string;
  readonly hint: string;
}

const nested = 32;

/** Reads `T`, `T?`, `list<T>` and `map<T>`, nested as one likes, with spaces where one likes. */
export function parseType(text: string): TypeNode | TypeFault {
  const tokens = [...text.matchAll(/[A-Za-z_][A-Za-z0-9_]*|[^\sA-Za-z_]/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const parser = new Parser(text, tokens);
  const node = parser.type(0);
  if (node.kind === "fault") return node;
  return parser.rest() ?? node;
}

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

class Parser {
  private at = 0;
  private readonly text: string;
  private readonly tokens: readonly Token[];

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  type(depth: number): TypeNode | TypeFault {
    const token = this.tokens[this.at];
    if (token === undefined || !/^[A-Za-z_]/u.test(token.text)) return this.unexpected("a type is expected here");
    this.at += 1;
    const base =
      this.peek() === "<" ? this.generic(token, depth) : { kind: "name" as const, name: token.text, ...range(token) };
    if (base.kind === "fault" || this.peek() !== "?") return base;
    const mark = this.tokens[this.at];
    this.at += 1;
    return { kind: "nullable", of: base, start: base.start, end: mark?.end ?? base.end };
  }

  /** What is left over once a whole type was read. */
  rest(): TypeFault | undefined {
    if (this.at === this.tokens.length) return undefined;
    if (this.peek() === "?") return this.unexpected("`?` stands twice", "Once says that null is allowed.");
    if (this.peek() === "[") return this.unexpected("lists are not written with `[ ]`", this.listHint());
    if (this.peek() === "|") {
      const hint = "Write T? to allow null, or declare a type with `union`.";
      return this.unexpected("`|` has no place here", hint);
    }
    return this.unexpected("this stands after the end of the type");
  }

  /** `T[]` and `list[T]`, which other languages have, as they are written here. */
  private listHint(): string {
    const [, of = "T"] = /^\s*(?:list\s*\[\s*)?([A-Za-z_]\w*)\s*(?:\[\s*)?\]\s*$/iu.exec(this.text) ?? [];
    return `Write list<${of}> for a list.`;
  }

  private generic(name: Token, depth: number): TypeNode | TypeFault {
    if (name.text !== "list" && name.text !== "map") {
      const hint = /^(optional|nullable|maybe)$/iu.test(name.text)
        ? "Write T? to allow null."
        : "Only list<T> and map<T> take a type.";
      return { kind: "fault", ...range(name), problem: `\`${name.text}\` takes no type`, hint };
    }
    if (depth === nested) return this.unexpected(`types are nested more than ${nested} deep`);
    this.at += 1;
    const of = this.type(depth + 1);
    if (of.kind === "fault") return of;
    if (this.peek() === ",")
      return this.unexpected(
        "`,` has no place here",
        "The keys of a map are texts: write map<T> with the type of the values.",
      );
    if (this.peek() !== ">") return this.unexpected("a `>` is missing");
    const close = this.tokens[this.at];
    this.at += 1;
    return { kind: name.text, of, start: name.start, end: close?.end ?? of.end };
  }

  private peek(): string | undefined {
    return this.tokens[this.at]?.text;
  }

  private unexpected(problem: string, hint = "Write a name, T?, list<T> or map<T>."): TypeFault {
    const token = this.tokens[this.at];
    const place = token === undefined ? { start: this.text.length, end: this.text.length } : range(token);
    return { kind: "fault", ...place, problem, hint };
  }
}

function range(token: Token): { readonly start: number; readonly end: number } {
  return { start: token.start, end: token.end };
}
