import { writeFileSync } from "node:fs";
import { syntaxText } from "./syntax-text.ts";

// A build step, run by hand after a change of a schema: `node dist/generator/shape/generate-syntax.js`.
writeFileSync("generator/shape/syntax.ts", await syntaxText("spec"));
writeFileSync("generator/shape/project-syntax.ts", await syntaxText("project"));
