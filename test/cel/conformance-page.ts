import { reportOf, runConformance } from "./conformance/report.ts";
import { writeSection } from "./page-section.ts";

// Run after a change of the subset: `node dist/test/cel/conformance-page.js`.
writeSection("conformance", reportOf(await runConformance()));
