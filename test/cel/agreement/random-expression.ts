import type { Random } from "../../support/random.ts";
import { TextMaker } from "./random-text.ts";

type Make = () => string;

/** Makes up expressions about the world. Nearly all of them are sound; the checker sorts the others out. */
export class ExpressionMaker extends TextMaker {
  /** An expression of any type, most often a condition. */
  expression(): string {
    return this.choose<Make>(
      () => this.bool(3),
      () => this.bool(3),
      () => this.bool(2),
      () => this.bool(2),
      () => this.bool(1),
      () => this.bool(4),
      () =>
        this.choose<Make>(
          () => this.int(2),
          () => this.number(2),
          () => this.text(2),
          () => this.texts(2),
        )(),
      () =>
        this.choose<Make>(
          () => this.ints(2),
          () => this.maps(),
          () => this.nullable(),
        )(),
    )();
  }

  override bool(depth: number): string {
    if (depth <= 0) return this.choose("this.flag", "this.inner.open", "!this.flag", "this.flag", "true", "false");
    const inner: Make = () => this.bool(depth - 1);
    return this.choose<Make>(
      () => `(${inner()} && ${inner()})`,
      () => `(${inner()} || ${inner()})`,
      () => `!(${inner()})`,
      () => `(${inner()} ? ${inner()} : ${inner()})`,
      () => `(${inner()}) ${this.choose("==", "!=", "<", "<=", ">", ">=")} (${inner()})`,
      () => `${this.int(depth - 1)} ${this.comparison()} ${this.int(depth - 1)}`,
      () => `${this.int(depth - 1)} ${this.comparison()} ${this.int(depth - 1)}`,
      () => `${this.number(depth - 1)} ${this.comparison()} ${this.number(depth - 1)}`,
      () => `${this.text(depth - 1)} ${this.comparison()} ${this.text(depth - 1)}`,
      () => this.textTest(depth),
      () => this.textTest(depth),
      () => this.membership(depth),
      () => this.membership(depth),
      () => this.macro(depth),
      () => this.macro(depth),
      () => this.guarded(depth),
      () => this.guarded(depth),
      () => this.guarded(depth),
      () => this.equality(depth),
    )();
  }

  private comparison(): string {
    return this.choose("==", "!=", "<", "<=", ">", ">=");
  }

  private textTest(depth: number): string {
    const text = this.text(depth - 1);
    return this.choose<Make>(
      () => `${text}.startsWith(${this.text(depth - 2)})`,
      () => `${text}.endsWith(${this.text(depth - 2)})`,
      () => `${text}.contains(${this.text(depth - 2)})`,
      () => `${text}.matches(${this.pattern()})`,
    )();
  }

  private membership(depth: number): string {
    return this.choose<Make>(
      () => `${this.text(depth - 1)} in ${this.texts(depth - 1)}`,
      () => `${this.choose("this.maybe", "this.other_mode", "this.`x-key`")} in this.tags`,
      () => `${this.int(depth - 1)} in ${this.ints(depth - 1)}`,
      () =>
        `${this.choose("this.mode", "this.other_mode")} in ${this.choose("['a']", "['bc', 'a']", "['a', null]", "[]")}`,
      () => `${this.text(depth - 1)} in ${this.choose("this.labels", "this.limits", "{'a': 1, 'b': 2}")}`,
      () => `${this.number(depth - 1)} in this.reals`,
      () => `null in [${this.nullable()}]`,
    )();
  }

  private macro(depth: number): string {
    const name = this.choose("all", "exists", "exists_one", "existsOne");
    return this.choose<Make>(
      () => this.over(this.texts(depth - 1), name, "text", () => this.bool(depth - 1)),
      () => this.over(this.ints(depth - 1), name, "int", () => this.bool(depth - 1)),
      () => this.over(this.choose("this.labels", "this.limits"), name, "text", () => this.bool(depth - 1)),
      () => this.over("this.items", name, "item", () => this.bool(depth - 1)),
      () => this.overEntries(name),
    )();
  }

  private overEntries(name: string): string {
    const key = this.fresh();
    const test = this.choose(`this.limits[${key}] > 1`, `this.limits[${key}] % 2 == 0`, `${key} == 'a'`);
    return `this.limits.${name}(${key}, ${test})`;
  }

  /** What may be null or absent, behind a guard. */
  private guarded(depth: number): string {
    const rest: Make = () => this.bool(depth - 1);
    const [guard, use] = this.choose<readonly [string, string]>(
      ["has(this.maybe)", `this.maybe ${this.comparison()} ${this.text(depth - 1)}`],
      ["has(this.maybe)", `size(this.maybe) > ${this.choose("0", "1", "2")}`],
      ["this.`x-key` != null", `this.\`x-key\`.contains(${this.text(0)})`],
      ["has(this.`x-key`)", `this['x-key'].trim() ${this.choose("==", "!=")} ${this.text(0)}`],
      ["this.rate != null", `this.rate ${this.comparison()} ${this.number(depth - 1)}`],
      ["null != this.choice", "this.choice"],
      ["has(this.outer)", `this.outer.size ${this.comparison()} ${this.int(depth - 1)}`],
      ["has(this.outer) && has(this.outer.note)", `this.outer.note.startsWith(${this.text(0)})`],
      ["has(this.outer)", "this.outer == this.inner"],
      ["has(this.labels.a)", `this.labels.a ${this.comparison()} ${this.text(depth - 1)}`],
      ["'b' in this.labels", `size(this.labels['b']) > ${this.choose("0", "1")}`],
      ["this.text in this.labels", "this.labels[this.text] != ''"],
      ["this.limits[this.text] != null", "this.limits[this.text] > 0"],
      ["size(this.tags) > 1", `this.tags[1] ${this.comparison()} ${this.text(depth - 1)}`],
      ["this.tags != []", `this.tags[size(this.tags) - 1].contains(${this.text(0)})`],
      ["size(this.items) > 0", `this.items[0].size ${this.comparison()} ${this.int(depth - 1)}`],
      ["this.count > 0", `this.small ${this.choose("/", "%")} this.count ${this.comparison()} 1`],
      ["this.count != 0", "100 / this.count > 3"],
      ["has(this.schema)", `this.schema.type == ${this.choose("'object'", "'string'", "['null']")}`],
      ["has(this.schema) && has(this.schema.required)", `${this.text(0)} in this.schema.required`],
      ["has(this.schema) && has(this.schema.minLength)", "this.schema.minLength > 1.0"],
      ["has(this.schema) && has(this.schema.properties)", "has(this.schema.properties.a)"],
      ["has(this.shape.radius)", `this.shape.radius ${this.comparison()} ${this.int(depth - 1)}`],
      ["this.shape.side != null", `this.shape.side ${this.comparison()} ${this.number(depth - 1)}`],
      ["size(this.text) > 2", `this.text.charAt(2) ${this.choose("==", "!=")} 'b'`],
      ["this.title.contains(':')", "this.title.substring(0, this.title.indexOf(':')) == 'key'"],
      ["size(this.title) >= 3", `this.title.${this.choose("indexOf", "lastIndexOf")}('b', 3) ${this.comparison()} 1`],
    );
    return this.choose<Make>(
      () => `(${guard} && ${use})`,
      () => `(!(${guard}) || ${use})`,
      () => `(${guard} ? ${use} : ${rest()})`,
      () => `(${guard})`,
      () => `(${guard} && (${rest()} || ${use}))`,
    )();
  }

  private equality(depth: number): string {
    const operator = this.choose("==", "!=");
    return this.choose<Make>(
      () => `${this.texts(depth - 1)} ${operator} ${this.texts(depth - 1)}`,
      () => `${this.ints(depth - 1)} ${operator} ${this.ints(depth - 1)}`,
      () => `${this.maps()} ${operator} ${this.maps()}`,
      () =>
        `this.any ${operator} ${this.choose("null", "true", "'a'", "0", "0.5", "['a']", "[]", "this.text", "this.tags")}`,
      () => `${this.nullable()} ${operator} null`,
      () => `${this.choose("this.maybe", "this.`x-key`")} ${operator} ${this.choose("this.text", "this.maybe", "'a'")}`,
      () => `this.mode ${operator} ${this.choose("'a'", "'bc'", "this.other_mode")}`,
      () => `this.shape.kind ${operator} 'circle'`,
      () => `this.items ${operator} [this.inner]`,
      () => `bool(${this.choose("'true'", "'0'", "this.flag")}) ${operator} this.inner.open`,
    )();
  }

  private maps(): string {
    return this.choose(
      "this.labels",
      "this.limits",
      "{'a': 1}",
      "{}",
      "{'a': this.small, 'b': this.count}",
      "this.limits",
    );
  }

  private nullable(): string {
    return this.choose(
      "this.maybe",
      "this.rate",
      "this.choice",
      "this.outer",
      "this.labels.a",
      "this.limits['b']",
      "this.`x-key`",
      "this.limits[this.text]",
    );
  }

  constructor(random: Random) {
    super(random);
  }
}
