import type { Random } from "../../support/random.ts";

type Make = () => string;
type Kind = "text" | "int" | "item";

/** Makes up texts, numbers and lists for `ExpressionMaker`. */
export abstract class TextMaker {
  private readonly random: Random;
  private readonly variables: { readonly name: string; readonly kind: Kind }[] = [];
  private names = 0;

  constructor(random: Random) {
    this.random = random;
  }

  abstract bool(depth: number): string;

  /** One of them. */
  choose<T>(first: T, ...others: readonly T[]): T {
    return this.random.pick([first, ...others]) ?? first;
  }

  /** A name that no loop around has. */
  fresh(): string {
    this.names += 1;
    return `v${this.names}`;
  }

  /** A macro whose body may read its variable. */
  over(range: string, macro: string, kind: Kind, body: Make): string {
    const name = this.fresh();
    this.variables.push({ name, kind });
    const text = `${range}.${macro}(${name}, ${body()})`;
    this.variables.pop();
    return text;
  }

  pattern(): string {
    return this.choose("'^a'", "'b$'", "'^[a-z]+$'", "'[0-9]'", "'^.$'", "'a|b'", "'^(?:a/?b?)$'", "' '");
  }

  private bound(kind: Kind): readonly string[] {
    return this.variables.filter((variable) => variable.kind === kind).map(({ name }) => name);
  }

  text(depth: number): string {
    const own = this.bound("text");
    const items = this.bound("item").map((name) => `${name}.name`);
    const known = [...own, ...own, ...items, "this.text", "this.title", "this.inner.name", "this.names[0]"] as const;
    const simple: Make = () => this.choose("'a'", "'b'", "'bc'", "''", "'\u{1f600}'", ...known, ...known);
    if (depth <= 0) return simple();
    const inner: Make = () => this.text(depth - 1);
    const read = this.choose("this.text", "this.title");
    return this.choose<Make>(
      simple,
      simple,
      simple,
      () => `(${inner()} + ${inner()})`,
      () => `(${inner()} + string(this.mode))`,
      () => `${inner()}.${this.choose("lowerAscii", "upperAscii", "trim")}()`,
      () => `${inner()}.${this.choose("lowerAscii", "upperAscii")}()`,
      () => `${this.choose("this.title", inner())}.${this.choose("lowerAscii", "upperAscii")}()`,
      () =>
        `${read}.substring(${read}.${this.choose("indexOf", "lastIndexOf")}(${this.choose("'a'", "'/'", "'b'")}) + 1)`,
      () => `this.title.substring(${this.choose("0", "1", "2", "0, 1", "1, 2", "0, size(this.title)")})`,
      () => `${inner()}.charAt(0)`,
      () => `this.title.charAt(${this.choose("1", "2")})`,
      () => `${inner()}.replace('a', ${this.choose("'b'", "''", "'aa'")}${this.choose("", ", 1", ", -1", ", 0")})`,
      () => `${inner()}.find(${this.pattern()})`,
      () =>
        `string(${this.choose<Make>(
          () => this.int(depth - 1),
          () => this.bool(0),
          inner,
        )()})`,
      () => `${this.texts(depth - 1)}.join(${this.choose("", "'-'", "', '")})`,
      () => `(${this.bool(depth - 1)} ? ${inner()} : ${inner()})`,
      () => `${inner()}.split(${this.choose("'/'", "'a'", "'/', 2")})[0]`,
    )();
  }

  int(depth: number): string {
    const own = this.bound("int");
    const items = this.bound("item").map((name) => `${name}.size`);
    const simple: Make = () =>
      this.choose("0", "1", "-1", "2", "7", "this.count", "this.small", "this.inner.size", ...own, ...own, ...items);
    if (depth <= 0) return simple();
    const inner: Make = () => this.int(depth - 1);
    return this.choose<Make>(
      simple,
      simple,
      () => `(${inner()} ${this.choose("+", "-", "*")} ${inner()})`,
      () => `(${inner()} / ${this.choose("2", "-3", "this.small", "5")})`,
      () => `(${inner()} % ${this.choose("2", "-3", "this.small", "5")})`,
      () => `-(${inner()})`,
      () =>
        `size(${this.choose<Make>(
          () => this.text(depth - 1),
          () => this.texts(depth - 1),
          () => "this.labels",
        )()})`,
      () => `this.${this.choose("tags", "items", "text", "limits")}.size()`,
      () => `${this.text(depth - 1)}.indexOf(${this.text(0)}${this.choose("", "", ", 0")})`,
      () => `${this.text(depth - 1)}.lastIndexOf(${this.text(0)})`,
      () => `(${this.bool(depth - 1)} ? ${inner()} : ${inner()})`,
      () => `int(${this.choose("this.ratio", "this.ratio * 2.0", "1.9", "'12'", "this.count", "-this.ratio")})`,
    )();
  }

  number(depth: number): string {
    const simple: Make = () =>
      this.choose("0.0", "1.5", "-2.5", "3.0", "this.ratio", "this.ratio", "double(this.count)");
    if (depth <= 0) return simple();
    const inner: Make = () => this.number(depth - 1);
    return this.choose<Make>(
      simple,
      () => `(${inner()} ${this.choose("+", "-", "*", "/")} ${inner()})`,
      () => `-(${inner()})`,
      () =>
        `double(${this.choose<Make>(
          () => this.int(depth - 1),
          () => "'1.5'",
          inner,
        )()})`,
      () => `(${inner()} ${this.choose("+", "-", "*", "/")} this.small)`,
      () => `(${this.bool(depth - 1)} ? ${inner()} : ${inner()})`,
    )();
  }

  texts(depth: number): string {
    const simple: Make = () => this.choose("this.tags", "this.names", "['a', 'b']", "['bc']", "[]", "this.tags");
    if (depth <= 0) return simple();
    return this.choose<Make>(
      simple,
      simple,
      () => `(${this.texts(depth - 1)} + ${this.texts(depth - 1)})`,
      () => `[${this.text(depth - 1)}, ${this.text(depth - 1)}]`,
      () => `${this.texts(depth - 1)}.distinct()`,
      () => `${this.text(depth - 1)}.split(${this.choose("'/'", "'a'", "' ', 2", "'b', 0", "'/', -1")})`,
      () => this.over(this.texts(depth - 1), "filter", "text", () => this.bool(depth - 1)),
      () => this.over(this.choose("this.tags", "this.names", "this.labels"), "map", "text", () => this.text(depth - 1)),
      () => this.over("this.items", "map", "item", () => this.text(depth - 1)),
    )();
  }

  ints(depth: number): string {
    const simple: Make = () => this.choose("this.nums", "[1, 2, 3]", "this.nums", "[this.count]");
    if (depth <= 0) return simple();
    return this.choose<Make>(
      simple,
      simple,
      () => `(${this.ints(depth - 1)} + ${this.ints(depth - 1)})`,
      () => `${this.ints(depth - 1)}.distinct()`,
      () => this.over(this.ints(depth - 1), "filter", "int", () => this.bool(depth - 1)),
      () => this.over(this.texts(depth - 1), "map", "text", () => this.int(depth - 1)),
      () => this.over("this.items", "map", "item", () => this.int(depth - 1)),
    )();
  }
}
