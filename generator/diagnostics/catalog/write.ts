import type { Catalog } from "../catalog-entry.ts";

/** Faults found while comparing and writing output. */
export interface WriteCodes {
  "unsafe-output-path": { readonly name: string; readonly path: string; readonly reason: string };
  "manifest-invalid": { readonly path: string; readonly reason: string };
  "output-edited": { readonly path: string };
  "output-foreign": { readonly path: string };
  "output-link": { readonly path: string };
  "output-blocked": { readonly path: string; readonly found: string };
  "output-locked": { readonly path: string; readonly processId: number };
  "output-stale": { readonly path: string };
  "output-missing": { readonly path: string };
  "output-leftover": { readonly path: string };
  "write-failed": { readonly path: string; readonly reason: string };
}

export const writeCodes: Catalog<WriteCodes> = {
  "unsafe-output-path": {
    severity: "error",
    message: ({ name, path, reason }) => `No file can be written for "${name}": "${path}" is ${reason}.`,
    hint: () => "Give it another name.",
    explain: `Files are called after types and modules, and they must be fit for every system. Some names are not: Windows
keeps "con", "nul", "aux", "prn", "com1" and their like for devices, whatever the ending; "index" is the
name of a page that is always written; and two names that differ in case alone are one file on many disks.

Give the type or the module another name:

    module: connection      # not: con`,
  },
  "manifest-invalid": {
    severity: "error",
    message: ({ path, reason }) => `"${path}" cannot be relied on: ${reason}.`,
    explain: `The manifest lists every file that was generated, with its hash. It is how Specwright knows which files it may
overwrite and delete; when it cannot be read, or names paths outside the output folder, nothing is touched.

Most often a merge left conflict marks in it. Take either side and generate again:

    git checkout --ours generated/manifest.json
    npx specwright generate --force

Else fetch it from version control. As a last resort delete the whole output folder and generate anew.`,
  },
  "output-edited": {
    severity: "error",
    message: ({ path }) => `"${path}" was changed by hand since it was generated.`,
    explain: `The file is listed in the manifest, but its content is not what was written. Specwright does not throw away the work
of others: it stops before it writes anything.

Say in the spec what the change was meant to say, then generate with --force, which overwrites such files:

    npx specwright generate --force

After a merge this is no cause for worry: both sides were generated, and --force is right.`,
  },
  "output-foreign": {
    severity: "error",
    message: ({ path }) => `"${path}" stands where a file has to be written, and was not generated.`,
    explain: `A file with that name was there before, and the manifest does not list it: someone wrote it by hand, or another
tool did. Specwright never overwrites such a file, not even with --force.

Move or delete the file, or choose another output folder:

    npx specwright generate --out model`,
  },
  "output-link": {
    severity: "error",
    message: ({ path }) => `"${path}" is a link, and links are not written through.`,
    explain: `A link in the output folder may lead anywhere, so writing through it could change files that have nothing to do with
the spec. Specwright neither follows nor replaces it.

Delete the link and generate again. To have the output elsewhere, name the true folder:

    npx specwright generate --out ../elsewhere/generated`,
  },
  "output-blocked": {
    severity: "error",
    message: ({ path, found }) => `"${path}" cannot be written: ${found} is in the way.`,
    explain: `A folder stands where a file has to go, a file stands where a folder has to go, or a device or pipe has the name.
Specwright removes none of them.

Move what is there out of the way and generate again. If it is an output folder of your own with another
purpose, choose another one with --out.`,
  },
  "output-locked": {
    severity: "error",
    message: ({ path, processId }) =>
      `${processId > 0 ? `Process ${processId}` : "Another run"} is writing to this folder, says "${path}".`,
    hint: ({ path }) => `Wait until it is done. If no run of Specwright is at work there, delete "${path}".`,
    explain: `Two runs that write to one folder at the same time could leave a mixture of both, so the second one stops.

Wait for the other run to end and try again. A run that was killed leaves its lock behind; the next run notices
that the process is gone and takes over by itself. Only where process numbers mean nothing does the lock file have to
be deleted by hand: on a network drive that several machines write to, after a copy from another machine, or where
another program has the number by now.`,
  },
  "output-stale": {
    severity: "error",
    message: ({ path }) => `"${path}" is not what the spec gives.`,
    explain: `The spec was changed and the output was not generated again, or the output was changed by hand. The difference is
printed: lines with - are in the file, lines with + are what the spec gives.

    npx specwright generate

and commit the result together with the spec. Where only line ends differ, version control has changed them
on checkout; a line in .gitattributes keeps them: generated/** text eol=lf`,
  },
  "output-missing": {
    severity: "error",
    message: ({ path }) => `"${path}" is missing.`,
    explain: `The spec gives a file that is not in the output folder: it was never generated, was deleted, or is kept out of version
control by an ignore rule.

    npx specwright generate

and commit the result together with the spec.`,
  },
  "output-leftover": {
    severity: "error",
    message: ({ path }) => `"${path}" was generated once, and the spec no longer gives it.`,
    explain: `A type or module was removed or renamed, or a target was switched off, and its file is still there. Whoever reads or
imports it gets something that the spec does not say any more.

    npx specwright generate

deletes it: the manifest lists it, so it is known to be generated.`,
  },
  "write-failed": {
    severity: "error",
    message: ({ path, reason }) => `Could not write "${path}": ${reason}.`,
    explain: `The system refused to write, rename or delete a file: no permission, no space, a read-only disk. Files that were
already replaced are complete, the others are as before, and nothing half-written is left behind.

Mend the cause and generate again; the next run picks up where this one stopped.`,
  },
};
