import { writeSection } from "../support/page-section.ts";
import { reportOf, runConformance } from "./conformance/report.ts";

// Run after a change of the subset: `node dist/test/cel/conformance-page.js`.
writeSection("generator/docs/cel.md", "conformance", reportOf(await runConformance()));
