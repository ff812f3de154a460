/** What a text without quotes means. */
export type PlainReading =
  | { readonly kind: "value"; readonly value: string | number | boolean | null }
  /** YAML readers disagree on `what`; `instead` says what to write, after "Write". Neither repeats a number. */
  | { readonly kind: "ambiguous"; readonly what: string; readonly instead: string }
  /** A number that cannot be held exactly, or that is none. */
  | { readonly kind: "unsafe" };

const yamlNumber: RegExp = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+(?:[eE][-+][0-9]+)?)?$/u;

// Everything that YAML 1.1 or 1.2 takes for a number, and that is not spelled as above.
const oddNumber: RegExp = new RegExp(
  `^(?:${[
    "[-+]?0o[0-7_]+",
    "[-+]?0x[0-9a-fA-F_]+",
    "[-+]?0b[01_]+",
    "[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\\.[0-9_]*)?",
    "[-+]?(?:\\.[0-9][0-9_]*|[0-9][0-9_]*(?:\\.[0-9_]*)?)(?:[eE][-+]?[0-9]+)?",
  ].join("|")})$`,
  "u",
);
const notFinite: RegExp = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/u;

/** Reads a plain scalar as YAML 1.2 (core) does, where every YAML reader agrees. */
export function readPlain(text: string): PlainReading {
  if (text === "" || text === "null") return { kind: "value", value: null };
  if (text === "true" || text === "false") return { kind: "value", value: text === "true" };
  if (yamlNumber.test(text)) return readNumber(text);
  if (notFinite.test(text)) return { kind: "unsafe" };
  const constant = constants.get(text.toLowerCase());
  if (constant !== undefined && isOneCase(text)) {
    return {
      kind: "ambiguous",
      what: `\`${text}\``,
      instead: `\`${constant}\`, or \`"${text}"\` in quotes for the text`,
    };
  }
  if (oddNumber.test(text)) {
    const instead = "the number in plain decimal, or put it in quotes for the text";
    return { kind: "ambiguous", what: "This number", instead };
  }
  return { kind: "value", value: text };
}

const constants: ReadonlyMap<string, string> = new Map([
  ["~", "null"],
  ["null", "null"],
  ...["true", "yes", "on", "y"].map((word) => [word, "true"] as const),
  ...["false", "no", "off", "n"].map((word) => [word, "false"] as const),
]);

/** YAML 1.1 knows `no`, `No` and `NO`, but not `nO`. */
function isOneCase(text: string): boolean {
  const rest = text.slice(1);
  return text === text.toUpperCase() || rest === rest.toLowerCase();
}

function readNumber(text: string): PlainReading {
  const value = Number(text);
  if (!Number.isFinite(value)) return { kind: "unsafe" };
  if (/^-?[0-9]+$/u.test(text) && !Number.isSafeInteger(value)) return { kind: "unsafe" };
  // A negative zero would be a second spelling of one number.
  return { kind: "value", value: value === 0 ? 0 : value };
}
