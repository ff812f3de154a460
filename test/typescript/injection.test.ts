import assert from "node:assert/strict";
import { test } from "node:test";
import { Project } from "ts-morph";
import { typescriptTarget } from "../../generator/emit/typescript/index.ts";
import type { Program } from "../../generator/program/program.ts";
import { compileFolder, programFrom, specsIn, writeSources } from "./build-model.ts";

// Text of a spec must not become code: with any text in every place that holds free text, the code has the same tree.

const payloads = [
  "ends here */ globalThis.PWN=1 /*",
  "x **/ y\n@deprecated fake",
  "line1\u2028*/ PWN()\u2029",
  "a\rPWN()",
  "@jsxImportSource evil {@link PWN}",
  "//# sourceMappingURL=http://evil",
  'a"; PWN(); //',
  'it\'s \\ "q" \n',
  "$" + "{globalThis.PWN()}`+PWN()+`",
  "</script><!-- \u202e \ufeff \u0000",
  "\\u0022;PWN();",
  `#__PURE__ @ts-${"ignore"} eslint-disable`,
];

/** Places of the program that hold text for people, or values that only have to be printed. */
const free = new Set(["doc", "deprecated", "since", "message", "fixedMessage", "title", "description"]);

test("hostile text in any place leaves the tree of the code as it is", async () => {
  const program = programFrom(specsIn("test/typescript/kitchen"));
  const benign = await treeOf(replaced(program, "plain"));
  // Three at a time, as printing and parsing everything takes a while.
  for (let start = 0; start < payloads.length; start += 3) {
    const payload = payloads.slice(start, start + 3).join(" ");
    const hostile = await treeOf(replaced(program, payload));
    assert.deepEqual([...hostile.keys()], [...benign.keys()]);
    for (const [path, kinds] of hostile)
      assert.ok(kinds === benign.get(path), `${path} with ${JSON.stringify(payload)}`);
  }
});

test("hostile names, values and patterns compile and come back byte for byte", async () => {
  const names = ["a-b", "a b", "0", "'\"", "`$", "*/", "</script>", "it's \\", "class", "constructor_", "ünï", "日本"];
  const fields = names.map((name, index) => {
    const key = JSON.stringify(name);
    return `      ${key}: { type: string, default: ${JSON.stringify(`${name}${index}`)}, pattern: ${JSON.stringify("[^x]*")}, doc: Field }`;
  });
  const members = names.map((name) => `      ${JSON.stringify(name)}: Member.`);
  const text = [
    "specwright: 1",
    "module: odd",
    "title: Odd",
    "doc: Odd names.",
    "types:",
    "  Odd:",
    "    doc: Odd.",
    "    fields:",
    ...fields,
    "  Choice:",
    "    doc: Choice.",
    "    enum:",
    ...members,
    "",
  ].join("\n");
  const folder = "dist/tmp/typescript/odd";
  const sources = await writeSources(programFrom({ "odd.yaml": text }), folder);
  assert.equal(compileFolder(folder), "");
  for (const [path, source] of sources) assert.doesNotMatch(source, /[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u, path);
  const { Odd, Choice } = await import(`../../../${folder}/dist/index.js`);
  assert.deepEqual(
    Object.entries(Odd.parse({}).toJSON()).sort(),
    names.map((name, index) => [name, `${name}${index}`]).sort(),
  );
  assert.deepEqual(Object.keys(Choice).sort(), [...names].sort());
});

test("generated code has no template literal, no regular expression literal, and makes no code", async () => {
  const program = replaced(programFrom(specsIn("test/typescript/kitchen")), payloads.join(" "));
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  for (const { path, content } of await typescriptTarget.emit(program)) {
    if (path.includes("/runtime/")) continue;
    const file = project.createSourceFile(path, content);
    const kinds = new Set(file.getDescendants().map((node) => node.getKindName()));
    for (const kind of ["NoSubstitutionTemplateLiteral", "TemplateExpression", "RegularExpressionLiteral"]) {
      assert.ok(!kinds.has(kind), `${path} has ${kind}`);
    }
    assert.doesNotMatch(content, /\b(?:eval|Function)\s*\(/u);
  }
});

/** The kinds of all nodes of each file, comments left aside. */
async function treeOf(program: Program): Promise<ReadonlyMap<string, string>> {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const trees = new Map<string, string>();
  for (const { path, content } of await typescriptTarget.emit(program)) {
    if (path.includes("/runtime/")) continue;
    const file = project.createSourceFile(path, content);
    const kinds: string[] = [];
    // Commas at the end of lists and parentheses around what is broken into lines depend on the length of text only.
    file.forEachDescendant((node) => {
      if (!/^(?:JSDoc|ParenthesizedExpression)/u.test(node.getKindName())) kinds.push(node.getKindName());
    });
    trees.set(path, kinds.join());
  }
  return trees;
}

/** The program with every free text replaced. */
function replaced(program: Program, text: string): Program {
  const copy: Program = structuredClone(program);
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (free.has(key) && typeof inner === "string") Reflect.set(value, key, text);
      else visit(inner);
    }
  };
  visit(copy);
  return copy;
}
