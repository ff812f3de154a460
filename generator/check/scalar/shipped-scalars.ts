import type { ScalarDeclaration } from "../../program/declaration.ts";
import { standardModule } from "../../program/shipped.ts";

interface ShippedScalar {
  readonly doc: string;
  readonly pattern: string;
  /** The sentence of the issue `pattern`. */
  readonly message: string;
  /** Name of the JSON Schema format that asks for the same or for more. */
  readonly format?: string;
  readonly examples: readonly string[];
}

const day = "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])";
const time = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?";
const offset = "(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])";
const uriCharacters = "(?:[A-Za-z0-9._~:/?@!$&'()*+,;=-]|\\[|\\]|%[0-9A-Fa-f]{2})*";
const identifier = "(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)";

/** Scalars that need no declaration. All are texts that every target can check with the same pattern. */
const shipped: Readonly<Record<string, ShippedScalar>> = {
  date: {
    doc: "A day of the calendar, `YYYY-MM-DD`. Months and days are in range; whether the month has that day is not checked.",
    pattern: day,
    message: "Must be a date such as 2024-02-29.",
    format: "date",
    examples: ["2024-02-29"],
  },
  date_time: {
    doc: "A moment as RFC 3339 writes it: a date, `T`, a time with seconds, and `Z` or the distance from UTC. There are no leap seconds.",
    pattern: `${day}T${time}${offset}`,
    message: "Must be a date and a time such as 2024-02-29T12:30:00Z.",
    format: "date-time",
    examples: ["2024-02-29T12:30:00Z", "2024-02-29T12:30:00.25+01:00"],
  },
  uri: {
    doc: "A URI with its scheme. Other characters than those of RFC 3986 are written as `%` and two hexadecimal digits.",
    pattern: `[A-Za-z][A-Za-z0-9+.-]*:${uriCharacters}(?:#${uriCharacters})?`,
    message: "Must be a URI such as https://example.org/path.",
    format: "uri",
    examples: ["https://example.org/path?x=1#top", "urn:isbn:0451450523"],
  },
  email: {
    doc: "An address that a form in a browser would take: letters, digits and signs, `@`, and the name of a host.",
    pattern: "[A-Za-z0-9.!#$%&'*+/=?^_`\\{\\|\\}~-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*",
    message: "Must be an e-mail address such as ada@example.org.",
    format: "email",
    examples: ["ada@example.org"],
  },
  uuid: {
    doc: "A universally unique identifier: 32 hexadecimal digits in five groups, in upper or lower case.",
    pattern: "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}",
    message: "Must be a UUID such as 123e4567-e89b-12d3-a456-426614174000.",
    format: "uuid",
    examples: ["123e4567-e89b-12d3-a456-426614174000"],
  },
  semver: {
    doc: "A version as Semantic Versioning 2.0.0 writes it, with pre-release and build parts.",
    pattern: `(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-${identifier}(?:\\.${identifier})*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?`,
    message: "Must be a semantic version such as 1.4.2 or 2.0.0-rc.1.",
    examples: ["1.4.2", "2.0.0-rc.1+build.7"],
  },
  decimal: {
    doc: "A decimal number of any length as a text, for amounts that a binary number would round.",
    pattern: "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?",
    message: "Must be a decimal number such as 19.99.",
    examples: ["19.99", "-0.5", "0"],
  },
};

/** Names of the shipped scalars; no declared type can have one, since theirs begin with a capital. */
export const shippedScalarNames: ReadonlySet<string> = new Set(Object.keys(shipped));

/** The declaration of a shipped scalar. Its span is the start of no file. */
export function shippedScalar(name: string): ScalarDeclaration | undefined {
  const scalar = Object.hasOwn(shipped, name) ? shipped[name] : undefined;
  if (scalar === undefined) return undefined;
  const span = { file: "", start: 0, end: 0 };
  return {
    kind: "scalar",
    name,
    localName: name,
    module: standardModule,
    doc: scalar.doc,
    internal: false,
    base: "string",
    constraints: [{ kind: "pattern", pattern: scalar.pattern, message: scalar.message, span }],
    ...(scalar.format === undefined ? {} : { format: scalar.format }),
    examples: scalar.examples.map((value, index) => ({ name: String(index + 1), value, span })),
    counterexamples: [],
    refusedConfigs: [],
    span,
  };
}
