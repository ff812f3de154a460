import { writeSection } from "../support/page-section.ts";
import { noAgreement, tryExpressions } from "./agreement/agree.ts";
import { agreementReport } from "./agreement/report.ts";
import { shortfalls } from "./agreement/shortfall.ts";

// Takes some minutes: `node dist/test/cel/agreement-page.js`. Ends with 1 where evaluators differ or the expressions fall short.
const seeds = Array.from({ length: 100 }, (_, index) => index + 1);
const agreement = noAgreement();
for (const seed of seeds) await tryExpressions(seed, 1000, agreement);
writeSection("generator/docs/cel.md", "agreement", agreementReport(agreement));
const wrong = [...agreement.faults, ...shortfalls(agreement)];
for (const line of wrong) process.stderr.write(`${line}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
