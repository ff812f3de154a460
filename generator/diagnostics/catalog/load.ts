import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults found while reading YAML text. No message repeats a value, or a key that may be part of one: nobody knows yet which ones are secret. */
export interface LoadCodes {
  "file-too-large": { readonly bytes: number };
  "invalid-utf8": { readonly offset: number };
  "hidden-character": { readonly character: string };
  "ill-formed-text": { readonly character: string };
  "empty-document": Record<never, never>;
  "yaml-syntax": { readonly detail: string };
  "more-errors": { readonly count: number };
  "too-deep": { readonly limit: number };
  "too-many-keys": { readonly limit: number };
  "too-many-nodes": { readonly limit: number };
  anchor: Record<never, never>;
  "explicit-tag": Record<never, never>;
  "yaml-directive": Record<never, never>;
  "several-documents": Record<never, never>;
  "merge-key": Record<never, never>;
  "duplicate-key": Record<never, never>;
  "key-not-text": { readonly found: string };
  "missing-value": Record<never, never>;
  "ambiguous-scalar": { readonly what: string };
  "unsafe-number": Record<never, never>;
}

export const loadCodes: Catalog<LoadCodes> = {
  "file-too-large": {
    severity: "error",
    message: ({ bytes }) => `The file has more than ${bytes} bytes.`,
    hint: () => "Split it, or allow more: a spec with `limits` in its project file, a document with --max-bytes.",
    explain: explanation({
      what: "YAML is read up to a size of 1 MiB, documents in JSON up to 32 MiB, a line of NDJSON counting as one.",
      why: "Positions, checks and memory stay predictable, whoever wrote the file.",
      fix: "Split the spec into modules that use each other, or set `file_bytes` under `limits` of the project file; split a document into several, or set `--max-bytes` of `specwright validate`.",
    }),
  },
  "invalid-utf8": {
    severity: "error",
    message: ({ offset }) => `The file is not UTF-8: the byte at offset ${offset} begins no character.`,
    hint: () => "Save the file as UTF-8.",
    explain: explanation({
      what: "Every file is UTF-8, with or without a byte order mark.",
      why: "Guessing another encoding would change texts without a word.",
      fix: "Save the file as UTF-8 in your editor.",
    }),
  },
  "hidden-character": {
    severity: "error",
    message: ({ character }) => `The character ${character} cannot be seen and is not allowed here.`,
    explain: explanation({
      what: "A control character, a line separator, a change of writing direction or a byte order mark inside the text. In a spec also whatever takes no room: a soft hyphen, a zero-width blank, a tag. Joiners and selectors in emoji and in scripts that need them are fine.",
      why: "Such characters make a file look other than what programs read, which has been used to hide things from review.",
      fix: "Delete the character. Where a text really needs it, write it as an escape in double quotes.",
      accepted: 'doc: "Ends with a bell \\u0007"',
    }),
  },
  "ill-formed-text": {
    severity: "error",
    message: ({ character }) => `${character} is one half of a character; its partner is missing.`,
    hint: () => "Write both halves together, or the character itself.",
    explain: explanation({
      what: "The text holds one half of a surrogate pair.",
      why: "No UTF-8 file can hold such a text, so no output could carry it unchanged.",
      fix: "Write the whole character, or its code point after \\U.",
      refused: 'doc: "\\ud83d"',
      accepted: 'doc: "\\U0001F600"',
    }),
  },
  "empty-document": {
    severity: "error",
    message: () => "The file is empty.",
    hint: () => "Begin with `specwright: 1` and `module:`, or delete the file.",
    explain: explanation({
      what: "There is nothing in the file but comments or white space.",
      why: "A file that was emptied by accident must not pass as one that says nothing.",
      fix: "Fill the file, or delete it.",
    }),
  },
  "yaml-syntax": {
    severity: "error",
    message: ({ detail }) => detail,
    hint: () => "Look for a bracket, a quote or a colon that is missing or too many before this place.",
    explain: explanation({
      what: "The text is not YAML.",
      why: "One slip can look like many to a parser, so the first one on each line is told.",
      fix: "Mend the first place and run again. Frequent causes: a colon and a space inside a text without quotes, a bracket or quote that is never closed, keys of one map in different columns, a tab as indentation.",
      refused: "doc: Two kinds: read and write",
      accepted: 'doc: "Two kinds: read and write"',
    }),
  },
  "more-errors": {
    severity: "error",
    message: ({ count }) => `${count} more ${count === 1 ? "error" : "errors"} of this kind in the file.`,
    explain: explanation({
      what: "After 20 syntax errors in one file, the rest is counted and not told.",
      why: "One cause can make hundreds of errors.",
      fix: "Mend those that are told, from the top, and run again.",
    }),
  },
  "too-deep": {
    severity: "error",
    message: ({ limit }) => `Maps and lists lie more than ${limit} deep in each other here.`,
    hint: () => "Give the inner part a type of its own, or make the value flatter.",
    explain: explanation({
      what: "Nesting is read up to a depth of 64.",
      why: "A few thousand brackets can exhaust the stack of many programs that read YAML.",
      fix: "Give the inner part a type of its own. In most cases a bracket too many is the cause.",
    }),
  },
  "too-many-keys": {
    severity: "error",
    message: ({ limit }) => `This map has more than ${limit} keys.`,
    explain: explanation({
      what: "One map is read up to 10,000 keys.",
      why: "The time that a file takes stays predictable, whoever wrote it.",
      fix: "Split the map, or set `keys` under `limits` of the project file.",
    }),
  },
  "too-many-nodes": {
    severity: "error",
    message: ({ limit }) => `The file holds more than ${limit} values.`,
    explain: explanation({
      what: "One file is read up to 100,000 values, all levels together.",
      why: "The time that a file takes stays predictable, whoever wrote it.",
      fix: "Split the file, or set `nodes` under `limits` of the project file.",
    }),
  },
  anchor: {
    severity: "error",
    message: () => "Anchors (&) and aliases (*) are not allowed.",
    explain: explanation({
      what: "YAML can name a value with & and repeat it with *.",
      why: "What stands in a place should be what is written there; and a few aliases of aliases make a file that is larger than any memory.",
      fix: "Write the value out, or declare a type and use its name. Put a text that begins with & or * in quotes.",
      refused: "retries: &default { type: int, doc: Attempts }\nattempts: *default",
      accepted: "retries: { type: Attempts, doc: How often }\nattempts: { type: Attempts, doc: So far }",
    }),
  },
  "explicit-tag": {
    severity: "error",
    message: () => "A word that begins with ! is a tag, which is not allowed.",
    explain: explanation({
      what: "A word that begins with ! is a tag in YAML: it says what kind of value follows.",
      why: "Tags make one text mean different values in different programs. In specs, nearly always a CEL expression that begins with a negation is meant.",
      fix: "Put the expression or text in quotes.",
      refused: "must: !has(this.url)",
      accepted: 'must: "!has(this.url)"',
    }),
  },
  "yaml-directive": {
    severity: "error",
    message: () => "A line that begins with % is a directive, which is not allowed.",
    hint: () => "Delete the line; a text that begins with % goes in quotes.",
    explain: explanation({
      what: "A line that begins with % changes how YAML is read.",
      why: "All files are read the same way, as YAML 1.2.",
      fix: "Delete the line.",
    }),
  },
  "several-documents": {
    severity: "error",
    message: () => "A second document begins here; a file holds one.",
    hint: () => "Put the second document into a file of its own, or delete the line.",
    explain: explanation({
      what: "Lines of --- or ... end one YAML document, and another begins.",
      why: "One file is one module, or one document to be validated.",
      fix: "Move the second document into a file of its own.",
    }),
  },
  "merge-key": {
    severity: "error",
    message: () => 'The merge key "<<" is not allowed.',
    hint: () => "Write the keys out, or use `extends` where a model builds on another.",
    explain: explanation({
      what: "Some YAML readers copy the keys of another map into this one at <<.",
      why: "YAML 1.2 does not know it, and what a map holds should be what is written in it.",
      fix: "Write the keys out, or use `extends` where a model builds on another.",
    }),
  },
  "duplicate-key": {
    severity: "error",
    message: () => "This key stands twice in one map.",
    hint: () => "Delete or rename one of the two.",
    explain: explanation({
      what: "A map has two entries with the same key.",
      why: "YAML readers keep one of them without a word, and not all the same one.",
      fix: "Delete or rename one of the two.",
      refused: "min: 1\nmin: 2",
    }),
  },
  "key-not-text": {
    severity: "error",
    message: ({ found }) => `A key must be a text, found ${found}.`,
    hint: () => "Put the key in quotes.",
    explain: explanation({
      what: "The key of an entry is a number, true, false, null, a list or a map.",
      why: "JSON knows only texts as keys, and YAML readers turn other keys into texts in different ways.",
      fix: "Put the key in quotes.",
      refused: "enum: { 1: Low, 2: High }",
      accepted: 'enum: { "1": Low, "2": High }',
    }),
  },
  "missing-value": {
    severity: "error",
    message: () => "This stands as a key without a value.",
    explain: explanation({
      what: "An entry of a map in { } has neither colon nor value.",
      why: "Nearly always a text with a comma was meant: inside { } the comma ends it.",
      fix: "Put the text in quotes.",
      refused: "name: { type: bool, doc: Reads, never writes }",
      accepted: 'name: { type: bool, doc: "Reads, never writes" }',
    }),
  },
  "ambiguous-scalar": {
    severity: "error",
    message: ({ what }) => `${what} means different things to different YAML readers.`,
    explain: explanation({
      what: "Words such as yes, no, on, off, True and ~, and numbers such as 0755, 0x1F, 1e3, 1_000 and 12:30, have one meaning in YAML 1.1 and another in YAML 1.2.",
      why: "The same file would hold a text for one program, and a number or a boolean for another: the country code NO became false that way.",
      fix: "Put it in quotes if a text is meant; else write true, false, null or the number in plain decimal. As keys, the lone letters y and n are accepted.",
      refused: "country: no\nmode: 0755",
      accepted: 'country: "no"\nmode: 493',
    }),
  },
  "unsafe-number": {
    severity: "error",
    message: () => "This number cannot be held exactly.",
    explain: explanation({
      what: "The number is infinite or not a number, or a whole number beyond 9007199254740991 on either side.",
      why: "Most programs would round it without a word.",
      fix: "Use a smaller number, or a text in quotes.",
      refused: "id: 9007199254740993",
      accepted: 'id: "9007199254740993"',
    }),
  },
};
