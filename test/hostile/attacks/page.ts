import type { Attack, Proof } from "./attacks.ts";

/** The page about attacks and their tests. */
export function attacksPage(groups: ReadonlyMap<string, readonly Attack[]>): string {
  const sections = [...groups].map(
    ([title, attacks]) => `## ${title}\n\n| | attack | test |\n| --- | --- | --- |\n${attacks.map(row).join("\n")}\n`,
  );
  return `# Attacks

What somebody may try who writes specs, documents, file names or other libraries, and the tests that it fails in: the file under \`test/\`, and the
title as it stands there, with the placeholders of those that are run for many inputs. A folder under \`fixtures/invalid/\` has specs that are
refused with the code that it is called after. A row without a test says why. A test holds that every file and title exists.
[SECURITY.md](../../SECURITY.md) says what is not defended.

Made from \`test/hostile/attacks/attacks.yaml\` by \`node dist/test/hostile/attacks/run.js\`.

${sections.join("\n")}`;
}

function row({ id, attack, tests, reason }: Attack): string {
  return `| ${id} | ${attack} | ${[...tests.map(proofText), ...(reason === "" ? [] : [reason])].join("<br>")} |`;
}

function proofText({ file, title }: Proof): string {
  return title === undefined ? `\`${file}\`` : `\`${file}\`: ${title.replaceAll("|", "\\|").replaceAll("<", "&lt;")}`;
}
