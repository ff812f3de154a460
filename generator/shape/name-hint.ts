/** How names of this kind are built, after the name that was most likely meant; undefined for what is no name. */
export function nameHint(title: string, name: string): string | undefined {
  const rule = nameRules[title];
  const form = nameForms[title];
  const meant = form?.join(wordsOf(name));
  return meant === undefined || form === undefined || !form.pattern.test(meant) || meant === name
    ? rule
    : `Did you mean "${meant}"? ${rule}`;
}

const nameRules: Readonly<Record<string, string>> = {
  "type name": "Begin with a capital, and go on with letters and digits: two to 64 in all.",
  "module name": "Use lower-case letters and digits, with single hyphens between words: `json-schema`.",
  "target name": "Use lower-case letters and digits, with single hyphens between words: `json-schema`.",
  name: "Begin with a lower-case letter, and go on with lower-case letters, digits and underscores: `from_skill`.",
  "field name": "Use at most 64 characters, all of which can be seen.",
  address: "Begin with a scheme such as `https://`, and end in a slash.",
  folder: "Write it relative to this file, with `/` between folders: `../generated`.",
  version: "Write it as Semantic Versioning does: `0.1.0`.",
};

interface NameForm {
  readonly join: (words: readonly string[]) => string;
  readonly pattern: RegExp;
}

const kebabCase: NameForm = {
  join: (words) => words.join("-"),
  pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u,
};

const nameForms: Readonly<Record<string, NameForm>> = {
  "type name": {
    join: (words) => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(""),
    pattern: /^[A-Z][A-Za-z0-9]{1,63}$/u,
  },
  "module name": kebabCase,
  "target name": kebabCase,
  name: { join: (words) => words.join("_"), pattern: /^[a-z][a-z0-9_]{0,63}$/u },
};

/** The words of a name in lower case, whatever stands between them; letters lose their accents. */
function wordsOf(name: string): readonly string[] {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "");
  return (plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/gu) ?? []).map((word) => word.toLowerCase());
}
