import assert from "node:assert/strict";
import { test } from "node:test";
import { docComment } from "../../generator/emit/typescript/doc-comment.ts";
import {
  identifier,
  importPath,
  memberAccess,
  numberLiteral,
  propertyKey,
  stringLiteral,
} from "../../generator/emit/typescript/primitives.ts";

const hostile = [
  "",
  'a"; PWN(); //',
  'it\'s \\ "q" \n',
  "$" + "{globalThis.PWN()}",
  "`+PWN()+`",
  "line\u2028two\u2029three",
  "a\rPWN()",
  "\u0000\u0007\u007f\u0085",
  "\u202eabc\u2066def",
  "\ufeff\u200b\u{e0001}",
  "\ud800 alone",
  "😀",
  "</script><!--",
  "//# sourceMappingURL=http://evil",
  "'\"'\"",
];

test("a string literal has exactly the value that it was made from, and stays on its line", () => {
  for (const text of hostile) {
    const literal = stringLiteral(text);
    assert.equal(new Function(`return ${literal};`)(), text);
    assert.doesNotMatch(literal, /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|<\/|<!|sourceMappingURL/u);
  }
});

test("a string literal stands in the quotes that need fewer escapes", () => {
  assert.equal(stringLiteral("plain"), '"plain"');
  assert.equal(stringLiteral("it's"), '"it\'s"');
  assert.equal(stringLiteral('say "a"'), "'say \"a\"'");
  assert.equal(stringLiteral("'\""), '"\'\\""');
});

test("an escape has four digits, in capitals, and words that tools act on are broken up wherever they stand", () => {
  assert.equal(stringLiteral("a\u00adb\u202e"), '"a\\u00ADb\\u202E"');
  assert.equal(stringLiteral("sourceMappingURL"), '"sourceMappingU\\u0052L"');
});

test("only finite numbers have a literal, and minus zero keeps its sign", () => {
  assert.equal(numberLiteral(-0), "-0");
  assert.equal(numberLiteral(1e21), "1e+21");
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    assert.throws(() => numberLiteral(value), /only finite numbers have a literal/u);
  }
});

test("a key is bare where it can be, and never sets a prototype", () => {
  assert.equal(propertyKey("class"), "class");
  assert.equal(propertyKey("a-b"), '"a-b"');
  assert.equal(propertyKey("0"), '"0"');
  const object: unknown = new Function(`return { ${propertyKey("__proto__")}: 1 };`)();
  assert.deepEqual(Object.keys(Object(object)), ["__proto__"]);
  for (const text of hostile) {
    assert.deepEqual(Object.keys(Object(new Function(`return { ${propertyKey(text)}: 1 };`)())), [text]);
  }
});

test("a member is read by the name that it has", () => {
  for (const text of [...hostile, "class", "a-b", "toString"]) {
    assert.equal(new Function("object", `return object${memberAccess(text)};`)({ [text]: 7 }), 7);
  }
});

test("names of bindings and paths of imports are let pass or refused, never escaped", () => {
  assert.equal(identifier("fromSkill"), "fromSkill");
  assert.equal(importPath("./runtime/text"), '"./runtime/text.js"');
  for (const name of ["class", "a-b", "a b", "", "1a", "größe", "x;PWN()"]) {
    assert.throws(() => identifier(name), new Error(`"${name}" cannot be the name of a binding`));
  }
  for (const path of ["../../etc/passwd", "/etc", "./a.b", "./A", "./a'", "http://evil", "a"]) {
    assert.throws(() => importPath(path), new Error(`"${path}" is no path to a module`));
  }
});

// Words of JavaScript, of strict code, and two that TypeScript would read differently in some places.
const notForBindings = [
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function",
  "if implements import in instanceof interface let new null package private protected public return static super switch this throw true",
  "try typeof var void while with yield as async namespace undefined",
];
/** Words that mean something to TypeScript in other places only; `bind` lets functions have them. */
const forBindings =
  "abstract any boolean declare from get infer is keyof module never number of readonly require set string type unique";

test("no binding gets a name that code reads differently", () => {
  for (const name of notForBindings.flatMap((words) => words.split(" ")))
    assert.throws(() => identifier(name), Error, name);
  for (const name of forBindings.split(" ")) assert.equal(identifier(name), name);
});

test("text in a comment neither ends it nor makes a tag, a link or an instruction", () => {
  const texts = [
    "ends here */ globalThis.PWN=1 /*",
    "x **/ y",
    "line1\u2028*/ PWN()",
    "a\rPWN()",
    "@jsxImportSource evil",
    "@deprecated fake",
    "see {@link PWN}",
    "//# sourceMappingURL=http://evil",
    "\u202edlrow",
    "\ud800",
  ];
  for (const text of texts) {
    const comment = docComment([text], [], 0);
    assert.equal(comment.indexOf("*/"), comment.length - 2, comment);
    assert.doesNotMatch(comment, /(?<!\\)@|\{@|sourceMappingURL=|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\r]/u);
    for (const line of comment.split("\n")) assert.match(line, /^(?:\/\*\*| \*)/u);
  }
  assert.equal(docComment(["Mail a@b.example."], [], 0), "/** Mail a@b.example. */");
});

test("a comment breaks between words and keeps the lines and lists of its text", () => {
  const long = "word ".repeat(60).trim();
  for (const line of docComment([long], [], 4).split("\n")) assert.ok(line.length <= 116, line);
  assert.equal(docComment(["One.\n\n- two\n- three"], [], 0), "/**\n * One.\n *\n * - two\n * - three\n */");
  assert.equal(docComment([], [{ name: "deprecated", text: "Use b." }], 0), "/** @deprecated Use b. */");
  assert.equal(docComment(["a".repeat(300)], [], 0), `/**\n * ${"a".repeat(300)}\n */`);
});

test("a comment says what its text says, mark by mark", () => {
  const one = (text: string): string => docComment([text], [], 0);
  assert.equal(one("a\tb"), "/** a b */");
  assert.equal(one("a */ b"), "/** a *\\/ b */");
  assert.equal(one("@see b"), "/** \\@see b */");
  assert.equal(one("{@link b}"), "/** { \\@link b} */");
  assert.equal(one("{\\@link b}"), "/** {\\\\@link b} */");
  assert.equal(one("sourceMappingURL=x"), "/** sourceMappingURL =x */");
  assert.equal(one("a\u202eb"), "/** a\\u202Eb */");
  assert.equal(one("a\r\nb"), "/**\n * a\n * b\n */");
  assert.equal(one("\n\n  a  \n b \n\n"), "/**\n *   a\n *  b\n */");
});

test("a comment leaves out what is empty, and keeps paragraphs and tags apart", () => {
  assert.equal(docComment([], [], 0), "");
  assert.equal(docComment(["", "\n"], [], 0), "");
  assert.equal(docComment(["", "a"], [], 0), "/** a */");
  assert.equal(docComment(["a", "b", { ours: "{@link C}" }], [], 0), "/**\n * a\n *\n * b\n *\n * {@link C}\n */");
  const tags = [
    { name: "deprecated", text: "" },
    { name: "since", text: "1.0" },
  ] as const;
  assert.equal(docComment(["a"], tags, 0), "/**\n * a\n *\n * @deprecated\n * @since 1.0\n */");
});

test("a comment is one line or broken to the character", () => {
  // Lines end at column 120; the frame of a comment on one line takes seven of them, the margin of others three.
  const words = (length: number): string => `${"a".repeat(length - 5)} bb c`;
  assert.equal(docComment([words(113)], [], 0), `/** ${words(113)} */`);
  assert.equal(docComment([words(114)], [], 0), `/**\n * ${words(114)}\n */`);
  assert.equal(docComment([words(109)], [], 4), `/** ${words(109)} */`);
  assert.equal(docComment([words(110)], [], 4), `/**\n * ${words(110)}\n */`);
  assert.equal(docComment([words(117)], [], 0), `/**\n * ${words(117)}\n */`);
  assert.equal(docComment([words(118)], [], 0), `/**\n * ${"a".repeat(113)} bb\n * c\n */`);
  assert.equal(docComment([`- ${words(116)}`], [], 0), `/**\n * - ${"a".repeat(111)} bb\n *   c\n */`);
  assert.equal(docComment([`  *  ${words(114)}`], [], 0), `/**\n *   *  ${"a".repeat(109)} bb\n *      c\n */`);
  assert.equal(docComment([`  ${words(118)}`], [], 0), `/**\n *   ${"a".repeat(113)}\n *   bb c\n */`);
  assert.equal(docComment([`${"a".repeat(113)}  bb   cc - d`], [], 0), `/**\n * ${"a".repeat(113)} bb\n * cc - d\n */`);
});
