import { canary } from "./canary-document.ts";

/** A module in which somebody wrote down a secret. */
export interface CanarySpec {
  readonly slot: string;
  readonly text: string;
}

const sound = `specwright: 1
module: keepers
title: Keepers
doc: Keepers of secrets.
types:
  Way: { doc: Ways., enum: { door: Door., window: Window. } }
  Card:
    doc: A card.
    fields:
      kind: { type: string, fixed: card, doc: Kind }
      number: { type: string, pattern: "[0-9]+", secret: true, doc: Number }
  Word:
    doc: A word.
    fields: { kind: { type: string, fixed: word, doc: Kind }, word: { type: string, min_length: 5, secret: true, doc: Word } }
  Key: { doc: A key., union: [Card, Word], tag: kind }
  Login:
    doc: A login.
    authoring: { wrapper: login }
    fields:
      user: { type: string, min_length: 2, doc: User }
      way: { type: Way, default: door, doc: Way }
      password: { type: "string?", min_length: 7, aliases: [pass, credentials.password], secret: true, doc: Password } # FIELD
      size: { type: "int?", secret: true, doc: Size }
      headers: { type: map<string>, default: {}, secret: true, doc: Headers }
      anything: { type: json, optional: true, secret: true, doc: Anything }
      key: { type: "Key?", doc: Key }
      # MORE FIELDS
    examples:
      plain: { value: { user: ada } }
      # EXAMPLES
    counterexamples:
      short: { value: { user: a }, because: { user: too_short } }
      # COUNTEREXAMPLES
  Longer:
    doc: A longer login.
    extends: Login
    fields:
      level: { type: int, default: 1, doc: Level }
      # CHANGED FIELDS
  Site:
    doc: A site.
    fields:
      logins: { type: list<Login>, default: [], doc: Logins }
      by_name: { type: map<Login>, default: {}, doc: By name }
      # SITE FIELDS
    examples:
      empty: { value: {} }
      # SITES
functions:
  same:
    doc: The login itself.
    params: { login: Login }
    returns: Login
    value: login
    # CALLS
`;

/** Where a secret can be written: a place of the sound module, and what is put there, with SECRET for the text. */
const slots: readonly (readonly [slot: string, place: string, text: string])[] = [
  ...["default", "fixed", "defualt", "example", "value", "min"].map(
    (key) =>
      [
        `\`${key}\` of a secret field`,
        "secret: true, doc: Password",
        `${key}: SECRET, secret: true, doc: Password`,
      ] as const,
  ),
  ...["in", "not_in", "examples"].map(
    (key) =>
      [
        `\`${key}\` of a secret field`,
        "secret: true, doc: Password",
        `${key}: [abc, SECRET], secret: true, doc: Password`,
      ] as const,
  ),
  ["a field that has itself as its value", "# MORE FIELDS", "password: SECRET"],
  ["a number of a secret field", "secret: true, doc: Size", "default: SECRET, secret: true, doc: Size"],
  ["keys and values of a secret default", "default: {}, secret", "default: { SECRET: SECRET }, secret"],
  ["a key that stands twice", "default: {}, secret", "default: { SECRET: a, SECRET: b }, secret"],
  ["a key without a value", "default: {}, secret", "default: { SECRET }, secret"],
  ["a default of an inherited field", "# CHANGED FIELDS", "password: { default: SECRET }"],
  ["a fixed value of an inherited field", "# CHANGED FIELDS", "password: { fixed: SECRET }"],
  [
    "a default with secrets",
    "# MORE FIELDS",
    "spare: { type: Key, default: { kind: word, word: SECRET }, doc: Spare }",
  ],
  ["a default of the wrong kind", "# MORE FIELDS", "spare: { type: Key, default: SECRET, doc: Spare }"],
  [
    "a default of no variant",
    "# MORE FIELDS",
    "spare: { type: Key, default: { kind: wrod, word: SECRET }, doc: Spare }",
  ],
  [
    "a default with a misspelt key",
    "# MORE FIELDS",
    "spare: { type: Key, default: { kind: word, wrod: SECRET }, doc: Spare }",
  ],
  [
    "a default of a list",
    "# SITE FIELDS",
    "more: { type: list<Login>, default: [{ user: ada, password: SECRET }], doc: More }",
  ],
  ...["password", "pass", "pasword", "size", "headers", "anything", "key"].map(
    (key) => [`"${key}" in an example`, "# EXAMPLES", `shown: { value: { user: a, ${key}: SECRET } }`] as const,
  ),
  ["an example in a block", "# EXAMPLES", "shown:\n        value:\n          user: a\n          password: SECRET"],
  ["an example that is a text", "# EXAMPLES", "shown: { value: SECRET }"],
  ["an example without a value", "# EXAMPLES", "shown: SECRET"],
  ["a misspelt key of an example", "# EXAMPLES", "shown: { valeu: { password: SECRET } }"],
  ["keys in an example", "# EXAMPLES", "shown: { value: { user: a, headers: { SECRET: 1 } } }"],
  ["keys of a misspelt field in an example", "# EXAMPLES", "shown: { value: { user: a, haeders: { SECRET: 1 } } }"],
  ["anything in an example", "# EXAMPLES", "shown: { value: { user: a, anything: [{ a: SECRET }] } }"],
  ["a variant in an example", "# EXAMPLES", "shown: { value: { user: a, key: { kind: word, word: SECRET } } }"],
  [
    "a wrapped configuration",
    "# EXAMPLES",
    "shown: { value: { user: ada }, config: { login: { user: a, pass: SECRET } } }",
  ],
  [
    "a dotted alias in a configuration",
    "# EXAMPLES",
    "shown: { value: { user: ada }, config: { user: a, credentials: { password: SECRET } } }",
  ],
  [
    "a counterexample",
    "# COUNTEREXAMPLES",
    "shown: { value: { user: a, password: SECRET }, because: { way: wrong_type } }",
  ],
  [
    "a list in a counterexample",
    "# COUNTEREXAMPLES",
    "shown: { value: { user: a, password: [SECRET] }, because: { way: wrong_type } }",
  ],
  [
    "a refused configuration",
    "# COUNTEREXAMPLES",
    "shown: { config: { user: a, pass: SECRET }, because: { way: wrong_type } }",
  ],
  ["a login in a list", "# SITES", "shown: { value: { logins: [{ user: a, password: SECRET }] } }"],
  ["a login in a map", "# SITES", "shown: { value: { by_name: { eve: { user: a, password: SECRET } } } }"],
  [
    "an argument",
    "# CALLS",
    "examples: { shown: { given: { login: { user: a, password: SECRET } }, gives: { user: a } } }",
  ],
  [
    "a result",
    "# CALLS",
    "examples: { shown: { given: { login: { user: ada } }, gives: { user: a, password: SECRET } } }",
  ],
  [
    "an argument by another name",
    "# CALLS",
    "examples: { shown: { given: { lgoin: { password: SECRET } }, gives: { user: a } } }",
  ],
  [
    "a default of a parameter",
    "params: { login: Login }",
    "params: { login: { type: Login, default: { user: a, password: SECRET } } }",
  ],
  ["a line that is no YAML", "# FIELD", "\n      token: { type: string, secret: true, default: SECRET, doc: Token"],
  ["a line with a tag", "# FIELD", "\n      token: { type: string, secret: true, default: !x SECRET, doc: Token }"],
];

/** What follows the canary in a secret, by how it is written. */
const endings: readonly (readonly [start: string, end: string])[] = [
  ["", ""],
  ["'", " a''b'"],
  ['"', '\\u0000\\n\\u202E"'],
  ["'", ": { # $" + "{x}'"],
  ["", "x".repeat(90)],
  ["", `: ${canary}`],
  ["&", ""],
];

/** A module for every place, with each way to write a secret. */
export function canarySpecs(): readonly CanarySpec[] {
  return slots.flatMap(([slot, place, text]) => {
    if (!sound.includes(place)) throw new Error(`there is no ${place}`);
    return endings.map(([start, end]) => {
      const secret = `${start}${canary}${end}`;
      return { slot, text: sound.replace(place, () => text.replaceAll("SECRET", () => secret)) };
    });
  });
}

/** The module without a secret in it. */
export const soundSpec: CanarySpec = { slot: "nothing", text: sound };
