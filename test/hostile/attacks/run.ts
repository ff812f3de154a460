import { writeFileSync } from "node:fs";
import { readAttacks } from "./attacks.ts";
import { attacksPage } from "./page.ts";

// Writes the page about attacks.
writeFileSync("generator/docs/attacks.md", attacksPage(readAttacks()));
