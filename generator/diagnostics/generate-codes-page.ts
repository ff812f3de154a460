import { writeFileSync } from "node:fs";
import { codesPage } from "./codes-page.ts";

// A build step, run after a change of the catalogue: `npm run derive`.
writeFileSync("generator/docs/error-codes.md", codesPage());
