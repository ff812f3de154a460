import { allCodes, explainCode } from "./explain.ts";

/** The page of error codes: all that `specwright explain` can tell, in Markdown. */
export function codesPage(): string {
  const head = [
    "# Error codes",
    "",
    "Every fault that Specwright reports, with what it means and how to mend it. `specwright explain CODE` tells the same.",
    "Codes with underscores are those of the issues that generated validators give.",
    "",
    "This page is made from the catalogue in `generator/diagnostics/` by `npm run derive`.",
  ].join("\n");
  const sections = allCodes().map((code) => {
    const [title = "", , ...rest] = explainCode(code).trimEnd().split("\n");
    return `## ${title}\n\n${rest.join("\n")}`;
  });
  return `${[head, ...sections].join("\n\n")}\n`;
}
