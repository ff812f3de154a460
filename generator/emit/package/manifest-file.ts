import { visibleLines } from "../../diagnostics/visible-text.ts";
import type { PackageInfo } from "../../program/program.ts";

/** The text of `package.json`. The package needs no other package to run, and a compiler to be built. */
export function manifestFile({ name, version, license, description }: PackageInfo): string {
  const manifest = {
    name,
    version,
    description,
    license,
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./schemas/*": "./schemas/*",
      "./vectors/*": "./vectors/*",
      "./package.json": "./package.json",
    },
    files: ["dist", "src", "schemas", "vectors", "docs"],
    scripts: { build: "tsc", prepack: "tsc" },
    devDependencies: { typescript: ">=5.9" },
  };
  return visibleLines(`${JSON.stringify(manifest, null, 2)}\n`);
}
