import { readAsset } from "../emit/asset.ts";
import type { OutputFile } from "../emit/target.ts";
import { codeFaults } from "./code-faults.ts";

const runtimePath = /^src\/(runtime\/[a-z0-9-]+\.ts)$/u;

/**
 * Reads what was printed: TypeScript has to be made of what emitters print and nothing else, its fixed part has to be the text
 * that it is copied from, and JSON has to be JSON. Throws where it is not, as that is a bug in an emitter, whatever the spec says.
 */
export function verifyFiles(files: readonly OutputFile[]): void {
  const paths = new Set(files.map(({ path }) => path));
  const faults = files.flatMap((file) => faultsOf(file, paths).map((fault) => `${file.path} ${fault}`));
  if (faults.length > 0) throw new Error(`generated files are not what emitters print:\n${faults.join("\n")}`);
}

function faultsOf({ path, content }: OutputFile, paths: ReadonlySet<string>): readonly string[] {
  const [, runtime] = runtimePath.exec(path) ?? [];
  if (runtime !== undefined) return isCopy(runtime, content) ? [] : ["is not the text that it is copied from"];
  if (path.endsWith(".ts")) return codeFaults(path, content, (target) => paths.has(target));
  return path.endsWith(".json") && !isJson(content) ? ["is no JSON"] : [];
}

/** Whether it is the text of the template under a head of comments. */
function isCopy(path: string, content: string): boolean {
  const text = readAsset(`templates/typescript/${path}`);
  const head = content.slice(0, -text.length);
  return content === head + text && /^(?:\/\/ [^\n\r\u2028\u2029]*\n|\n)*$/u.test(head);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
