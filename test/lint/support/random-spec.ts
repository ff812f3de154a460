import type { Random } from "../../support/random.ts";

// Random models over fields that have few values each, so that every document there is can be tried.

/** A field, its lines in a spec, and how rules can speak of it. */
interface Field {
  readonly name: string;
  readonly declaration: string;
  readonly kind: "bool" | "letter" | "count";
  readonly mayBeNull: boolean;
}

/** One module as text, whose model is called `Probe`. */
export function randomSpec(random: Random): string {
  const fields = Array.from({ length: 2 + random.below(3) }, (_, index) => randomField(random, `f${index}`));
  const rules = Array.from({ length: 1 + random.below(4) }, (_, index) => randomRule(random, `r${index}`, fields));
  const derived = random.chance(0.3) ? [derivedLines(random, fields)] : [];
  const inner = random.chance(0.25) ? "    unknown_keys: ignore\n" : "";
  return [
    "types:",
    "  Letter: { doc: A letter., enum: { a: First., b: Second., c: Third. } }",
    "  Small: { doc: A number., scalar: int, min: 0, max: 3 }",
    "  Probe:",
    `    doc: What is tried.\n${inner}    fields:`,
    ...fields.map(({ name, declaration }) => `      ${name}: { ${declaration}, doc: A field }`),
    ...derived,
    "    rules:",
    ...rules,
    "functions:",
    "  odd:",
    "    doc: Whether a number is odd.",
    "    params: { n: Small }",
    "    returns: bool",
    "    value: n == 1 || n == 3",
  ].join("\n");
}

function randomField(random: Random, name: string): Field {
  const kind = random.pick(["bool", "bool", "letter", "letter", "count"] as const) ?? "bool";
  const type = { bool: "bool", letter: "Letter", count: random.chance(0.5) ? "Small" : "int, min: 0, max: 3" }[kind];
  const [plain = "", ...constraints] = type.split(", ");
  const rest = [...constraints, ...extraConstraint(random, kind)].map((constraint) => `, ${constraint}`).join("");
  const value = { bool: "true", letter: "b", count: "1" }[kind];
  switch (random.below(6)) {
    case 0:
      return { name, kind, mayBeNull: true, declaration: `type: "${plain}?"${rest}` };
    case 1:
      return { name, kind, mayBeNull: true, declaration: `type: ${plain}, optional: true${rest}` };
    case 2:
      return { name, kind, mayBeNull: true, declaration: `type: "${plain}?", default: ${value}${rest}` };
    case 3:
      return { name, kind, mayBeNull: false, declaration: `type: ${plain}, default: ${value}${rest}` };
    case 4:
      return random.chance(0.3)
        ? { name, kind, mayBeNull: false, declaration: `type: ${plain}, fixed: ${value}` }
        : { name, kind, mayBeNull: true, declaration: `type: "${plain}?", optional: true${rest}` };
    default:
      return { name, kind, mayBeNull: false, declaration: `type: ${plain}${rest}` };
  }
}

function extraConstraint(random: Random, kind: Field["kind"]): readonly string[] {
  if (kind === "letter" && random.chance(0.15)) return ["not_in: [c]"];
  return kind === "count" && random.chance(0.15) ? ["not_in: [2]"] : [];
}

function derivedLines(random: Random, fields: readonly Field[]): string {
  const value = JSON.stringify(condition(random, fields, 1));
  return `    derived:\n      d: { type: bool, doc: Worked out, value: ${value} }`;
}

function randomRule(random: Random, id: string, fields: readonly Field[]): string {
  const when = random.chance(0.6) ? `when: ${JSON.stringify(condition(random, fields, 1))}, ` : "";
  return `      ${id}: { ${when}must: ${JSON.stringify(condition(random, fields, 2))}, message: Wrong. }`;
}

function condition(random: Random, fields: readonly Field[], depth: number): string {
  const inner = (): string => condition(random, fields, depth - 1);
  if (depth > 0 && random.chance(0.6)) {
    switch (random.below(8)) {
      case 0:
      case 1:
      case 2:
        return `(${inner()} && ${inner()})`;
      case 3:
      case 4:
        return `(${inner()} || ${inner()})`;
      case 5:
        return `!(${inner()})`;
      case 6:
        return `(${inner()} ? ${inner()} : ${inner()})`;
      default:
        return `(${inner()}) == (${inner()})`;
    }
  }
  return atom(random, fields);
}

function atom(random: Random, fields: readonly Field[]): string {
  const field = random.pick(fields) ?? { name: "f0", kind: "bool", mayBeNull: false, declaration: "" };
  const other = random.pick(fields.filter(({ kind }) => kind === field.kind)) ?? field;
  const path = `this.${field.name}`;
  const guard = field.mayBeNull ? `has(${path}) && ` : "";
  if (field.mayBeNull && random.chance(0.35)) return random.chance(0.5) ? `has(${path})` : `${path} == null`;
  if (random.chance(0.2)) return `${path} ${random.pick(["==", "!="])} this.${other.name}`;
  switch (field.kind) {
    case "bool":
      return field.mayBeNull ? `${path} == ${random.pick(["true", "false"])}` : path;
    case "letter": {
      const letter = `'${random.pick(["a", "b", "c"])}'`;
      if (random.chance(0.25)) return `${path} in [${letter}, '${random.pick(["a", "b"])}']`;
      return random.chance(0.1)
        ? `(${guard}${path}.startsWith(${letter}))`
        : `${path} ${random.pick(["==", "!="])} ${letter}`;
    }
    case "count": {
      const bound = random.below(5);
      if (random.chance(0.1)) return `(${guard}odd(${path}))`;
      if (random.chance(0.15)) return `(${guard}${path} + 1 ${random.pick(["<", "=="])} ${bound})`;
      return random.chance(0.3)
        ? `${path} ${random.pick(["==", "!="])} ${bound}`
        : `(${guard}${path} ${random.pick(["<", "<=", ">", ">="])} ${bound})`;
    }
  }
}
