import type { TypeName } from "./data/documents.ts";

/** What is compared in one go, by contestants that take turns in a process of their own. */
export interface Row {
  readonly name: string;
  readonly unit: "ns" | "ms" | "MiB" | "kB";
  /** Which file of `rows/` measures it. */
  readonly measure:
    | "is"
    | "parse"
    | "again"
    | "issues"
    | "orders"
    | "lines"
    | "catalog"
    | "commands"
    | "growth"
    | "compile"
    | "size";
  readonly type?: TypeName;
  /** Of what the documents are; absent where there are none. */
  readonly shapes?: Shapes;
  /** Where peers take any object for plain JSON; otherwise they look inside, as we do. */
  readonly json?: "unseen";
  /** What else tells it from others that are measured alike. */
  readonly variant?: "own" | "nothing" | "verdict" | "model";
  /** How many types a spec has. */
  readonly types?: number;
}

/** As people write them, most of them unlike the others; or all keys present, in that many orders. */
export type Shapes = "varied" | number;

/** How long to measure. */
export interface Effort {
  readonly rounds: number;
  /** Milliseconds that each contestant gets in a round. */
  readonly slice: number;
  /** How many times each whole program is run. */
  readonly turns: number;
}

/** Documents of a row: so many that hundreds of shapes are among them, so few that the caches of a processor hold them. */
export const documentCount = 300;

const types = ["Tool", "SkillDefinition", "SessionEvent", "Folder"] as const;

function ofDocuments(measure: "is" | "parse" | "issues", type: TypeName, shapes: Shapes): Row {
  const those = shapes === "varied" ? "varied" : `${shapes} ${shapes === 1 ? "shape" : "shapes"}`;
  return { name: `${measure}, ${type}, ${those}`, unit: "ns", measure, type, shapes };
}

function unseen(row: Row): Row {
  return { ...row, name: `${row.name}, peers do not look into JSON`, json: "unseen" };
}

/** All of them, in the order in which they are told. */
export const rows: readonly Row[] = [
  ...types.map((type) => ofDocuments("is", type, "varied")),
  ...[50, 8, 1].map((shapes) => ofDocuments("is", "Tool", shapes)),
  unseen(ofDocuments("is", "Tool", "varied")),
  unseen(ofDocuments("is", "Tool", 1)),
  { name: "is, Tool, 1,000 orders of the same keys", unit: "ns", measure: "orders", type: "Tool" },
  ...types.map((type) => ofDocuments("parse", type, "varied")),
  ofDocuments("parse", "Tool", 1),
  { name: "parse, Tool, an instance", unit: "ns", measure: "again", type: "Tool", shapes: "varied" },
  ...types.map((type) => ofDocuments("issues", type, "varied")),
  unseen(ofDocuments("issues", "Tool", "varied")),
  { name: "NDJSON to verdicts", unit: "ns", measure: "lines", type: "Tool", shapes: "varied", variant: "verdict" },
  { name: "NDJSON to models", unit: "ns", measure: "lines", type: "Tool", shapes: "varied", variant: "model" },
  { name: "catalog of 10,000 tools and 2,000 skills", unit: "ms", measure: "catalog" },
  { name: "import { Tool }, minified, gzip", unit: "kB", measure: "size" },
  { name: "generate, our own spec", unit: "ms", measure: "commands", variant: "own" },
  { name: "generate, nothing to do", unit: "ms", measure: "commands", variant: "nothing" },
  ...[10, 100, 1000].map(generateTypes),
  { name: "generate, every target, larger and larger specs", unit: "ms", measure: "growth" },
  { name: "generate, every target, peak memory", unit: "MiB", measure: "growth" },
  { name: "tsc of what is generated", unit: "ms", measure: "compile" },
  { name: "largest file of what is generated", unit: "kB", measure: "compile" },
];

function generateTypes(types: number): Row {
  return { name: `generate, ${types.toLocaleString("en")} types`, unit: "ms", measure: "commands", types };
}
