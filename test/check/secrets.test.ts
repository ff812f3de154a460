import assert from "node:assert/strict";
import { test } from "node:test";
import { checkModule } from "../support/check-spec.ts";

/** A spec with a secret of each kind, and examples or counterexamples of the model that has them. */
function login(rest: string): readonly string[] {
  return checkModule(`types:
  Token: { doc: A token., scalar: string, min_length: 8, examples: [abcdefgh] }
  Key: { doc: A key., fields: { value: { type: string, doc: A }, size: { type: int, default: 1, doc: A } } }
  ByToken: { doc: By token., fields: { how: { type: string, fixed: token, doc: A }, word: { type: Token, secret: true, doc: A } } }
  ByName: { doc: By name., fields: { how: { type: string, fixed: name, doc: A }, word: { type: string, doc: A } } }
  Way: { doc: A way in., union: [ByToken, ByName], tag: how }
  Login:
    doc: How to get in.
    fields:
      token: { type: Token?, secret: true, doc: A }
      headers: { type: map<string>, default: {}, secret: true, doc: A }
      keys: { type: list<Key>, default: [], secret: true, doc: A }
      pin: { type: int?, secret: true, doc: A }
      anything: { type: json, optional: true, secret: true, doc: A }
      ways: { type: list<Way>, default: [], doc: A }
${rest}`).diagnostics;
}

function counterexample(value: string, because: string): readonly string[] {
  return login(`    counterexamples:\n      one: { value: ${value}, because: { ${because} } }\n`);
}

function example(value: string): readonly string[] {
  return login(`    examples:\n      one: { value: ${value} }\n`);
}

const shown = (column: number): readonly string[] => [`secret-in-example shop.yaml:22:${column}`];

test("an example may leave secrets out, or empty", () => {
  assert.deepEqual(example("{ token: null, headers: {}, keys: [], pin: null }"), []);
  assert.deepEqual(example("{ ways: [{ how: name, word: Ada }] }"), []);
});

test("an example shows no secret, wherever it stands", () => {
  assert.deepEqual(example("{ token: abcdefgh }"), shown(23));
  assert.deepEqual(example("{ headers: { a: b } }"), shown(23));
  assert.deepEqual(example('{ headers: { a: "" } }'), shown(23));
  assert.deepEqual(example("{ keys: [{ value: abc }] }"), shown(23));
  assert.deepEqual(example("{ pin: 1234 }"), shown(23));
  assert.deepEqual(example("{ anything: [] , headers: {} }"), []);
  assert.deepEqual(example("{ anything: [[]] }"), shown(23));
  assert.deepEqual(example("{ ways: [{ how: token, word: abcdefgh }] }"), shown(44));
});

test("a counterexample may be wrong about a secret by its type, or by being empty", () => {
  assert.deepEqual(counterexample("{ token: 17 }", "token: wrong_type"), []);
  assert.deepEqual(counterexample('{ token: "" }', "token: too_short"), []);
  assert.deepEqual(counterexample("{ headers: { port: 80 } }", "headers: wrong_type"), []);
  assert.deepEqual(counterexample("{ headers: [] }", "headers: wrong_type"), []);
  assert.deepEqual(counterexample("{ keys: [17] }", "keys: wrong_type"), []);
  assert.deepEqual(counterexample("{ pin: abc }", "pin: wrong_type"), []);
  assert.deepEqual(counterexample("{ colour: blue }", "colour: unknown_key"), []);
});

test("a counterexample shows no secret of the right type, valid or not", () => {
  assert.deepEqual(counterexample("{ token: abc }", "token: too_short"), shown(23));
  assert.deepEqual(counterexample("{ headers: { port: 80, key: abc } }", "headers: wrong_type"), shown(23));
  assert.deepEqual(counterexample("{ keys: [17, { value: abc }] }", "keys: wrong_type"), shown(23));
  assert.deepEqual(counterexample("{ keys: [{ vlaue: abc, value: 1 }] }", "keys: wrong_type"), shown(23));
  assert.deepEqual(counterexample("{ colour: blue, pin: 12 }", "colour: unknown_key"), shown(37));
});

test("where it is not clear which type of a union is meant, the secrets of all count", () => {
  const because = '"ways[0].how": unknown_variant';
  assert.deepEqual(counterexample("{ ways: [{ how: other, word: abc }] }", because), shown(44));
  assert.deepEqual(counterexample("{ ways: [{ how: other, word: 17 }] }", because), []);
});

test("the examples of a function show no secret, neither given nor as the result", () => {
  const functions = (given: string, gives: string): readonly string[] =>
    login(`functions:
  make:
    doc: Makes one.
    params: { pin: { type: int?, doc: A }, login: { type: Login?, doc: A } }
    returns: Login
    set: { pin: pin }
    examples:
      one: { given: ${given}, gives: ${gives} }
`);
  assert.deepEqual(functions("{ pin: 1 }", "{ token: null }"), []);
  assert.deepEqual(functions("{ pin: 1 }", "{ pin: 1 }"), ["secret-in-example shop.yaml:28:42"]);
  assert.deepEqual(functions("{ pin: 1, login: { token: abcdefgh } }", "{}"), ["secret-in-example shop.yaml:28:40"]);
});

test("no default shows a secret that stands inside it", () => {
  const model = (field: string): readonly string[] =>
    login(`  Server:
    doc: A machine.
    fields: { login: { ${field}, doc: A } }
    constructors:
      from_login:
        doc: Makes one.
        params: { login: { ${field}, doc: A } }
        set: { login: login }
`);
  assert.deepEqual(model("type: Login, default: { headers: {} }"), []);
  assert.deepEqual(model("type: list<Login>, default: [{ pin: 1 }]"), [
    "secret-with-value shop.yaml:23:55",
    "secret-with-value shop.yaml:27:59",
  ]);
});
