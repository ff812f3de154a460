import type { Catalog } from "../catalog-entry.ts";

/** Faults found while finding and reading files: the project file, the spec folder, the documents of users. */
export interface DocumentCodes {
  "spec-folder-missing": { readonly folder: string };
  "project-file-missing": { readonly path: string };
  "project-invalid": { readonly reason: string };
  "spec-empty": { readonly folder: string };
  "spec-link": { readonly path: string };
  "module-not-read": { readonly path: string };
  "file-unreadable": { readonly path: string; readonly reason: string };
  "not-a-file": { readonly path: string; readonly found: string };
  /** These four are codes of issues, too: generated validators that read JSON have the same. */
  invalid_json: { readonly expected: string; readonly found: string };
  duplicate_key: Record<never, never>;
  unsafe_integer: Record<never, never>;
  ill_formed: { readonly character: string };
}

export const documentCodes: Catalog<DocumentCodes> = {
  "spec-folder-missing": {
    severity: "error",
    message: ({ folder }) => `There is no spec folder "${folder}".`,
    explain: `Every command works on a folder of spec files. Without --spec it is the folder "spec" in the working folder.

Change to the folder that holds it, or name it:

    npx specwright check --spec examples/petstore`,
  },
  "project-file-missing": {
    severity: "error",
    message: ({ path }) => `There is no project file "${path}".`,
    explain: `A spec folder has a file called specwright.yaml, which names the package that is generated and says where it goes. A
folder without one may hold any YAML at all, so Specwright does not take its files for specs.

    specwright: 1
    package:
      name: my-model
      version: 0.1.0
      license: MIT
      description: The types that our services share.
      schema_base: https://example.com/schemas/
    out: ../generated`,
  },
  "project-invalid": {
    severity: "error",
    message: ({ reason }) => reason,
    explain: `The project file specwright.yaml names something that there is not, or an output folder that cannot be one. Targets
are left out for all of them; the path of the output folder is relative to the spec folder, and must
not be the spec folder itself.

    specwright: 1
    package:
      name: my-model
      version: 1.2.0
      license: MIT
      description: The types that our services share.
      schema_base: https://example.com/schemas/
    targets: [typescript, json-schema, docs]
    out: ../generated`,
  },
  "spec-empty": {
    severity: "error",
    message: ({ folder }) => `There is no module in "${folder}".`,
    explain: `A module is a file whose name ends in .yaml, in the spec folder or in a folder below it. Folders whose name begins with
a dot, and node_modules, are not looked at.

Write one, for example person.yaml:

    specwright: 1
    module: person
    title: Person
    doc: People and how to reach them.
    types:
      Email:
        doc: An address for mail.
        scalar: string`,
  },
  "spec-link": {
    severity: "error",
    message: ({ path }) => `"${path}" is a link that leads out of the spec folder, or to a folder.`,
    hint: () => "Replace the link by what it leads to.",
    explain: `A spec has to be complete in its folder, so that the same files give the same output everywhere. Links to other files
of the same folder are read; a link that leads out of it, nowhere, or to a folder is refused rather than
skipped, because a module that is skipped without a word would be missed much later.

Replace the link by the file.`,
  },
  "module-not-read": {
    severity: "warning",
    message: ({ path }) => `"${path}" is not read: the names of modules end in .yaml.`,
    hint: () => "Rename it, or move it out of the spec folder.",
    explain: `A file in the spec folder ends in .yml. Modules end in .yaml, so that a module's name and its file's name go
together in one way only, and this file is skipped. If it is a module, what it declares is missing from the output.

Rename it:

    git mv spec/tool.yml spec/tool.yaml`,
  },
  "file-unreadable": {
    severity: "error",
    message: ({ path, reason }) => `Could not read "${path}": ${reason}.`,
    explain: `The system refused to read the file: it is not there, or this user may not read it. Paths are relative to the working
folder.

Check the spelling of the path and the permissions of the file. A document can also come from another program:

    cat tool.yaml | npx specwright validate --type Tool -`,
  },
  "not-a-file": {
    severity: "error",
    message: ({ path, found }) => `"${path}" is ${found}, not a file.`,
    hint: () => "Name the files themselves, or - for the standard input.",
    explain: `Only regular files are read. A folder has no text, and a pipe or a device may never end.

Name the files themselves:

    npx specwright validate --type Tool tools/*.yaml

To read from a pipe, use - for the standard input.`,
  },
  invalid_json: {
    severity: "error",
    message: ({ expected, found }) => `Expected ${expected}, found ${found}.`,
    explain: `The text is not JSON. JSON is stricter than it looks: keys and texts stand in double quotes, there is no comma after the
last entry, and there are no comments.

    { "name": "local/lint", "timeout": 30 }

A document with comments or without quotes is YAML: give its name the ending .yaml. In NDJSON every line is one
complete JSON value.`,
  },
  duplicate_key: {
    severity: "error",
    // Not which: keys may be secrets, and a file with such a fault is read by no type.
    message: () => "The same key stands twice in one object.",
    hint: () => "Delete or rename one of the two.",
    explain: `An object has two entries with the same key. Readers keep one of them without a word, and not all the same one, so
that two programs would see two different documents.

Delete or rename one of the two.`,
  },
  unsafe_integer: {
    severity: "error",
    message: () => "This number cannot be held exactly.",
    hint: () => "Use a smaller number, or a text in quotes where the type takes one.",
    explain: `The number is infinite, or a whole number beyond 9007199254740991 on either side. Most programs would round it without a
word, and an identifier that is rounded is another one.

Use a smaller number, or a text in quotes where the type takes one:

    { "id": "9007199254740993" }`,
  },
  ill_formed: {
    severity: "error",
    message: ({ character }) => `${character} is one half of a character; its partner is missing.`,
    hint: () => "Write both halves together, or the character itself.",
    explain: `A text holds one half of a surrogate pair, most often because a program cut a text in the middle of a character. Such a
text cannot be written as UTF-8.

Write the whole character, or delete the half.`,
  },
};
