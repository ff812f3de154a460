import { type BindCodes, bindCodes } from "./catalog/bind.ts";
import { type CelCodes, celCodes } from "./catalog/cel.ts";
import { type CheckCodes, checkCodes } from "./catalog/check.ts";
import { type CoverageCodes, coverageCodes } from "./catalog/coverage.ts";
import { type DocumentCodes, documentCodes } from "./catalog/document.ts";
import { type ExamplesCodes, examplesCodes } from "./catalog/examples.ts";
import { type IssueCodes, issueCodes } from "./catalog/issue.ts";
import { type LintCodes, lintCodes } from "./catalog/lint.ts";
import { type LoadCodes, loadCodes } from "./catalog/load.ts";
import { type ShapeCodes, shapeCodes } from "./catalog/shape.ts";
import { type ToolsCodes, toolsCodes } from "./catalog/tools.ts";
import { type WriteCodes, writeCodes } from "./catalog/write.ts";
import type { Catalog } from "./catalog-entry.ts";

/** What the message of each code needs to know. */
export interface ParamsByCode
  extends LoadCodes,
    ShapeCodes,
    BindCodes,
    CheckCodes,
    CelCodes,
    ExamplesCodes,
    LintCodes,
    WriteCodes,
    CoverageCodes,
    DocumentCodes,
    ToolsCodes,
    IssueCodes {}

export type Code = keyof ParamsByCode;

/** Every fault that Specwright can report, by the stage that finds it. */
export const catalog: Catalog<ParamsByCode> = Object.freeze({
  ...loadCodes,
  ...shapeCodes,
  ...bindCodes,
  ...checkCodes,
  ...celCodes,
  ...examplesCodes,
  ...lintCodes,
  ...writeCodes,
  ...coverageCodes,
  ...documentCodes,
  ...toolsCodes,
  ...issueCodes,
});
