import { noAgreement, tryExpressions } from "./agreement/agree.ts";
import { agreementReport } from "./agreement/report.ts";
import { writeSection } from "./page-section.ts";

// Takes some minutes: `node dist/test/cel/agreement-page.js`.
const seeds = Array.from({ length: 100 }, (_, index) => index + 1);
const agreement = noAgreement();
for (const seed of seeds) await tryExpressions(seed, 1000, agreement);
writeSection("agreement", agreementReport(agreement));
