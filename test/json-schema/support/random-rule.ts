import type { Random } from "../../support/random.ts";

// Random expressions over one model that has a field of every kind. Not every expression passes the checker; those that do not
// are left out by whoever asks for them.

type Kind =
  | "bool"
  | "hue"
  | "text"
  | "int"
  | "number"
  | "Part"
  | "Payment"
  | "schema"
  | readonly ["list" | "map", Field];

interface Field {
  readonly kind: Kind;
  readonly nullable: boolean;
}

const parts: Readonly<Record<string, Field>> = {
  flag: field("bool"),
  color: field("hue", true),
  count: field("int"),
  tags: field(["list", field("text")]),
  next: field("Part", true),
};

const probe: Readonly<Record<string, Field>> = {
  sure: field("bool"),
  may: field("bool", true),
  hue: field("hue"),
  tint: field("hue", true),
  text: field("text"),
  more: field("text", true),
  count: field("int"),
  size: field("number", true),
  names: field(["list", field("text")]),
  counts: field(["list", field("int", true)], true),
  ages: field(["map", field("int")]),
  notes: field(["map", field("text", true)], true),
  part: field("Part"),
  sub: field("Part", true),
  parts: field(["list", field("Part")]),
  deep: field(["list", field("Part")], true),
  paid: field("Payment"),
  shape: field("schema", true),
};

const payment: Readonly<Record<string, Field>> = {
  kind: field("text"),
  amount: field("int", true),
  number: field("text", true),
  coins: field("bool", true),
};

const keywords: Readonly<Record<string, Field>> = {
  title: field("text", true),
  uniqueItems: field("bool", true),
  minLength: field("number", true),
  items: field("schema", true),
  properties: field(["map", field("schema")], true),
};

/** YAML of the types that the expressions are about. */
export const randomTypes = `  Color:
    doc: A color.
    enum: { red: Red., green: Green., blue: Blue. }
  Part:
    doc: A part.
    fields:
      flag: { type: bool, default: true, doc: Flag }
      color: { type: Color?, default: red, doc: Color }
      count: { type: int, default: 2, doc: Count }
      tags: { type: list<string>, default: [x], doc: Tags }
      next: { type: Part, optional: true, doc: Next }
  Card:
    doc: A card.
    fields:
      kind: { type: string, fixed: card, doc: Kind }
      amount: { type: int, default: 1, doc: Amount }
      number: { type: string, doc: Number }
  Cash:
    doc: Money.
    fields:
      kind: { type: string, fixed: cash, doc: Kind }
      amount: { type: int?, doc: Amount }
      coins: { type: bool, default: true, doc: Coins }
  Payment:
    doc: How it is paid.
    union: [Card, Cash]
    tag: kind
  Probe:
    doc: Tried.
    fields:
      sure: { type: bool, default: false, doc: Flag }
      may: { type: bool?, doc: Flag }
      hue: { type: Color, doc: Color }
      tint: { type: Color, optional: true, doc: Color }
      text: { type: string, default: ab, doc: Text }
      more: { type: string?, doc: More }
      count: { type: int, doc: Count }
      size: { type: number?, default: 1.5, doc: Size }
      names: { type: list<string>, default: [], doc: Names }
      counts: { type: list<int?>?, doc: Counts }
      ages: { type: map<int>, default: { a: 1 }, doc: Ages }
      notes: { type: map<string?>?, doc: Notes }
      part: { type: Part, default: { color: blue }, doc: Part }
      sub: { type: Part?, doc: Part }
      parts: { type: list<Part>, default: [], doc: Parts }
      deep: { type: list<Part>?, doc: Parts }
      paid: { type: Payment, default: { kind: cash }, doc: Paid }
      shape: { type: json_schema?, doc: Shape }`;

function field(kind: Kind, nullable: boolean = false): Field {
  return { kind, nullable };
}

/** The text of a random bool expression about `this`. */
export function randomRule(random: Random): string {
  return condition(random, [{ path: "this", fields: probe }], 3);
}

interface Root {
  readonly path: string;
  readonly fields: Readonly<Record<string, Field>>;
}

function condition(random: Random, roots: readonly Root[], depth: number): string {
  const sub = (): string => condition(random, roots, depth - 1);
  if (depth === 0 || random.chance(0.25)) return atom(random, roots, depth);
  const form = random.below(8);
  if (form < 2) return `(${sub()} && ${sub()})`;
  if (form < 4) return `(${sub()} || ${sub()})`;
  if (form === 4) return `!(${sub()})`;
  if (form === 5) return `(${sub()} ? ${sub()} : ${sub()})`;
  if (form === 6) return `(${sub()} == ${sub()})`;
  return `(!(${sub()}) || ${sub()})`;
}

function atom(random: Random, roots: readonly Root[], depth: number): string {
  const root = random.pick(roots) ?? { path: "this", fields: probe };
  const [name, { kind, nullable }] = random.pick(Object.entries(root.fields)) ?? ["sure", field("bool")];
  return about(random, `${root.path}.${name}`, kind, nullable, roots, depth);
}

function about(
  random: Random,
  path: string,
  kind: Kind,
  nullable: boolean,
  roots: readonly Root[],
  depth: number,
): string {
  if (!nullable) return aboutValue(random, path, kind, roots, depth);
  const form = random.below(7);
  if (form === 0) return path.includes(".") ? `has(${path})` : `${path} != null`;
  if (form === 1) return `${path} == null`;
  if (form === 2 && typeof kind === "string" && kind in literals) return compared(random, path, kind, roots);
  const inner = aboutValue(random, path, kind, roots, depth);
  return form < 5 ? `(${path} != null && ${inner})` : `(${path} == null || ${inner})`;
}

const literals: Readonly<Record<string, readonly string[]>> = {
  bool: ["true", "false"],
  hue: ["'red'", "'green'", "'blue'"],
  text: ["'a'", "'ab'", "'card'", "''", "'x'"],
  int: ["0", "1", "2", "-1"],
  number: ["0.0", "1.5", "2.0"],
};

function compared(random: Random, path: string, kind: string, roots: readonly Root[]): string {
  const operator = random.pick(["==", "!="]) ?? "==";
  const root = random.pick(roots);
  const alike = Object.entries(root?.fields ?? {}).filter((entry) => entry[1].kind === kind);
  const [other] = random.pick(alike) ?? [];
  if (random.chance(0.3) && other !== undefined) return `${path} ${operator} ${root?.path}.${other}`;
  const values = literals[kind] ?? [];
  if (random.chance(0.2)) return `${path} in [${values.filter(() => random.chance(0.6)).join(", ") || values[0]}]`;
  return `${path} ${operator} ${random.pick(values)}`;
}

function aboutValue(random: Random, path: string, kind: Kind, roots: readonly Root[], depth: number): string {
  const operator = random.pick(["<", "<=", ">", ">=", "==", "!="]) ?? "<";
  if (typeof kind !== "string") return aboutMany(random, path, kind, roots, depth);
  switch (kind) {
    case "bool":
      return random.chance(0.5) ? path : compared(random, path, kind, roots);
    case "hue":
      return compared(random, path, kind, roots);
    case "text": {
      const tests = ["startsWith('a')", "endsWith('b')", "contains('a')", "matches('^[a-z]$')"];
      if (random.chance(0.5)) return compared(random, path, kind, roots);
      return random.chance(0.5) ? `size(${path}) ${operator} ${random.below(3)}` : `${path}.${random.pick(tests)}`;
    }
    case "int":
    case "number":
      return random.chance(0.5)
        ? compared(random, path, kind, roots)
        : `${path} ${operator} ${random.pick(literals[kind] ?? [])}`;
    case "Part":
      return atom(random, [{ path, fields: parts }, ...roots].slice(0, 1), depth);
    case "Payment":
      return atom(random, [{ path, fields: payment }], depth);
    case "schema":
      return atom(random, [{ path, fields: keywords }], depth);
  }
}

function aboutMany(
  random: Random,
  path: string,
  [many, element]: readonly ["list" | "map", Field],
  roots: readonly Root[],
  depth: number,
): string {
  const operator = random.pick(["<", "<=", ">", ">=", "==", "!="]) ?? "<";
  const size = (list: string): string => `size(${list}) ${operator} ${random.below(3)}`;
  if (random.chance(0.2)) return size(path);
  const variable = `v${depth}`;
  if (many === "map") {
    const key = `${path}.${random.pick(["a", "b", "passed"])}`;
    const form = random.below(4);
    if (form === 0) return `'a' in ${path}`;
    if (form === 1) return `${path}.${random.pick(["all", "exists"])}(${variable}, ${variable} in ['a', 'b'])`;
    return about(random, key, element.kind, true, roots, depth);
  }
  if (depth === 0) return size(path);
  const inner =
    element.kind === "Part"
      ? condition(random, [{ path: variable, fields: parts }, { path: variable, fields: parts }, ...roots], depth - 1)
      : about(random, variable, element.kind, element.nullable, roots, depth - 1);
  const form = random.below(6);
  if (form < 2) return `${path}.all(${variable}, ${inner})`;
  if (form < 4) return `${path}.exists(${variable}, ${inner})`;
  if (form === 4) return `${path}.exists_one(${variable}, ${inner})`;
  return size(`${path}.filter(${variable}, ${inner})`);
}
