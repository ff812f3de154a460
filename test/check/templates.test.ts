import assert from "node:assert/strict";
import { test } from "node:test";
import { checkModule, declared, programOf } from "../support/check-spec.ts";

const words = `types:
  Word: { doc: W, scalar: string, pattern: "[a-z]+" }
  Digits: { doc: D, scalar: string, pattern: "([0-9]|x)+" }
  Dashed: { doc: D, scalar: string, pattern: "[a-z]+(-[a-z]+)*" }
`;

test("a template makes one pattern to check by and one to take texts apart with", () => {
  const program = programOf(`${words}  Address:
    doc: An address.
    template: "[{scheme}://][{user}@]{host}[:{port}]"
    parts:
      scheme: { type: Word, doc: How }
      user: { type: Word, doc: Who }
      host: { type: Dashed, doc: Where }
      port: { type: Digits, doc: Which }
`);
  const address = declared(program, "Address");
  assert.ok(address.kind === "scalar" && address.template !== undefined);
  const [pattern] = address.constraints;
  assert.ok(pattern?.kind === "pattern");
  assert.equal(pattern.message, "Must match the pattern of Address: [scheme://][user@]host[:port].");
  assert.deepEqual(
    address.template.parts.map(({ name, scalar, optional }) => `${name} ${scalar} ${optional}`),
    ["scheme Word true", "user Word true", "host Dashed false", "port Digits true"],
  );
  const split = (text: string): readonly (string | undefined)[] | undefined =>
    new RegExp(`^${address.template?.capturing}$`, "u").exec(text)?.slice(1);
  assert.deepEqual(split("http://ada@my-host:80x"), ["http", "ada", "my-host", "80x"]);
  assert.deepEqual(split("my-host"), [undefined, undefined, "my-host", undefined]);
  for (const text of ["", "a@b@c", "http:/a", "a:", "a-", "A", "a\n"]) {
    assert.equal(split(text), undefined, text);
    assert.doesNotMatch(text, new RegExp(`^(?:${pattern.pattern})$`, "u"), text);
  }
  assert.match("http://ada@my-host:80x", new RegExp(`^(?:${pattern.pattern})$`, "u"));
});

test("texts between parts are taken literally, and a part with a choice stays a part", () => {
  const program =
    programOf(`${words}  Odd: { doc: O, template: "({first}|{second}).*", parts: { first: { type: Choice, doc: F }, second: { type: Word, doc: S } } }
  Choice: { doc: C, scalar: string, pattern: "a|b" }
`);
  const odd = declared(program, "Odd");
  assert.ok(odd.kind === "scalar" && odd.constraints[0]?.kind === "pattern");
  const whole = new RegExp(`^(?:${odd.constraints[0].pattern})$`, "u");
  assert.match("(a|xyz).*", whole);
  for (const text of ["a", "(a", "(ab|c).*", "(a|c)xx", "b|c).*"]) assert.doesNotMatch(text, whole, text);
});

test("a part may be a template itself, in whatever order they are declared", () => {
  const program = programOf(`types:
  Outer: { doc: O, template: "<{inner}>", parts: { inner: { type: Inner, doc: The inner } } }
  Inner: { doc: I, template: "{one}/{two}", parts: { one: { type: Word, doc: One }, two: { type: Word, doc: Two } } }
  Word: { doc: W, scalar: string, pattern: "[a-z]+" }
`);
  const outer = declared(program, "Outer");
  assert.ok(outer.kind === "scalar");
  assert.equal(outer.template?.capturing, "<([a-z]+/[a-z]+)>");
});

test("lengths and values can be added, and the pattern keeps its place among them", () => {
  const program = programOf(`${words}  Pair:
    doc: A pair.
    template: "{one}/{two}"
    parts: { one: { type: Word, doc: One }, two: { type: Word, doc: Two } }
    not_in: [a/a]
    max_length: 9
`);
  const pair = declared(program, "Pair");
  assert.deepEqual(pair.kind === "scalar" && pair.constraints.map(({ kind }) => kind), [
    "max_length",
    "pattern",
    "not_in",
  ]);
});

test("a template is ambiguous where some text falls apart in two ways, and only there", () => {
  const told = (template: string, parts: Readonly<Record<string, string>>): string => {
    const described = Object.entries(parts).map(([name, type]) => `${name}: { type: ${type}, doc: P }`);
    const { diagnostics } =
      checkModule(`${words}  Whole: { doc: W, template: "${template}", parts: { ${described.join(", ")} } }
`);
    return diagnostics.map((text) => text.split(" ")[0]).join();
  };
  assert.equal(told("{one}{two}", { one: "Word", two: "Digits" }), "template-ambiguous");
  assert.equal(told("{one}-{two}", { one: "Word", two: "Digits" }), "");
  assert.equal(told("{one}-{two}", { one: "Dashed", two: "Word" }), "");
  assert.equal(told("{one}--{two}", { one: "Dashed", two: "Dashed" }), "");
  assert.equal(told("[{one}-]{two}", { one: "Word", two: "Dashed" }), "template-ambiguous");
  assert.equal(told("[{one}/]{two}", { one: "Dashed", two: "Dashed" }), "");
  assert.equal(told("[{one}/][{two}/]x", { one: "Word", two: "Word" }), "template-ambiguous");
  assert.equal(told("[{one}/[{two}/]]x", { one: "Word", two: "Word" }), "");
});
