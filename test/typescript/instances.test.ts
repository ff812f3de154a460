import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { type AnyInstance, buildModel, shop } from "./build-model.ts";

const built = await buildModel(
  "instances",
  shop(`types:
  Size: { doc: Sizes., enum: { small: Small., large: { doc: Large., deprecated: Use small. } } }
  Part:
    doc: A part.
    fields:
      weight: { type: number, default: 1, doc: Weight }
      note: { type: string, optional: true, doc: Note }
  Lamp:
    doc: A lamp.
    fields:
      name: { type: string, min_length: 1, doc: Name }
      size: { type: Size, default: small, doc: Size }
      parts: { type: list<Part>, default: [], doc: Parts }
      main: { type: Part, default: {}, doc: Main part }
      owner: { type: string?, doc: Owner }
      remark: { type: string, optional: true, doc: Remark }
      more: { type: json, optional: true, doc: More }
      watts: { type: int, min: 0, default: 0, doc: Watts }
    derived:
      heavy: { type: bool, doc: Whether it is heavy., value: this.main.weight > 5.0 }
    rules:
      large_needs_watts: { when: this.size == 'large', must: this.watts > 0, message: A large lamp takes power. }
  Kept:
    doc: Keeps what it does not know.
    unknown_keys: keep
    fields:
      id: { type: int, doc: Id }
      with: { type: string, default: w, as: with_whom, doc: With }
  Login:
    doc: A login.
    fields:
      user: { type: string, doc: User }
      password: { type: string, secret: true, min_length: 4, doc: Password }
      headers: { type: map<string>, default: {}, secret: true, doc: Headers }
  Site:
    doc: A site.
    fields:
      login: { type: Login, doc: Login }
      kept: { type: Kept?, doc: Kept }
`),
);
const Lamp = built.model("Lamp");

test("parse applies defaults, keeps absent what is optional, and shares nothing with its input", () => {
  const more = { a: [1] };
  const lamp = Lamp.parse({ name: "a", parts: [{ note: "n" }], more });
  assert.deepEqual(Object.keys(lamp), ["name", "size", "parts", "main", "owner", "more", "watts"]);
  more.a.push(2);
  assert.deepEqual(lamp["more"], { a: [1] });
  assert.equal(JSON.stringify(lamp.toJSON()), JSON.stringify(lamp));
  assert.equal(
    JSON.stringify(lamp),
    '{"name":"a","size":"small","parts":[{"weight":1,"note":"n"}],"main":{"weight":1},"owner":null,"more":{"a":[1]},"watts":0}',
  );
  assert.throws(() => Object.assign(lamp, { name: "b" }), TypeError);
  assert.equal(Lamp.parse({ name: "a" })["main"], Lamp.parse({ name: "b" })["main"]);
});

test("with replaces fields, takes undefined as absent, and validates", () => {
  const lamp = Lamp.parse({ name: "a", remark: "r", watts: 7 });
  const changed = lamp.with({ name: "b", remark: undefined, watts: undefined });
  assert.equal(JSON.stringify(changed), JSON.stringify(Lamp.parse({ name: "b" })));
  assert.equal(JSON.stringify(lamp), JSON.stringify(Lamp.parse({ name: "a", remark: "r", watts: 7 })));
  assert.equal(lamp.with({ main: lamp["main"] })["main"], lamp["main"]);
  assert.deepEqual(
    failure(() => lamp.with({ size: "large", watts: 0 })),
    ["rule watts"],
  );
  assert.deepEqual(
    failure(() => lamp.with({ colour: "red" })),
    ["unknown_key colour"],
  );
});

test("equals compares the model and the normal form", () => {
  const lamp = Lamp.parse({ name: "a", more: { x: 1, y: [2] } });
  assert.ok(lamp.equals(Lamp.parse({ more: { y: [2], x: 1 }, name: "a", watts: -0 })));
  assert.ok(!lamp.equals(Lamp.parse({ name: "a", more: { x: 1, y: [3] } })));
  assert.ok(!lamp.equals(Lamp.parse({ name: "a" })));
  assert.ok(!lamp.equals(JSON.parse(JSON.stringify(lamp))));
  assert.ok(!lamp.equals(null));
});

test("unknown keys that are kept come out again, frozen, and a renamed field has its own name on the wire", () => {
  const value = JSON.parse('{"id":1,"__proto__":{"admin":true},"x":[{}],"with":"z"}');
  const kept = built.model("Kept").parse(value);
  assert.equal(kept["with_whom"], "z");
  assert.equal(Reflect.get(kept, "admin"), undefined);
  assert.ok(Object.isFrozen(kept["extra"]));
  assert.equal(JSON.stringify(kept), '{"id":1,"with":"z","__proto__":{"admin":true},"x":[{}]}');
  assert.ok(
    built
      .model("Kept")
      .parse(JSON.parse(JSON.stringify(kept)))
      .equals(kept),
  );
  assert.equal(
    JSON.stringify(kept.with({ id: 2, y: 1 })),
    '{"id":2,"with":"z","__proto__":{"admin":true},"x":[{}],"y":1}',
  );
  const site = built.model("Site").parse({ login: { user: "u", password: "12345" }, kept });
  assert.equal(site["kept"], kept);
  assert.deepEqual(
    failure(() => built.model("Kept").parse({ id: 1, bad: new Date(0) })),
    ["wrong_type bad"],
  );
});

test("secrets are in the data and nowhere else", () => {
  const secret = "hunter2-hunter2";
  const value = { login: { user: "u", password: secret, headers: { token: secret } } };
  const site = built.model("Site").parse(value);
  assert.ok(JSON.stringify(site).includes(secret));
  for (const shown of [String(site), `${site}`, inspect(site, { depth: 9 }), inspect([site]), inspect(site["login"])]) {
    assert.ok(!shown.includes(secret), shown);
    assert.ok(shown.includes("(secret)"), shown);
  }
  assert.match(String(site), /^Site \{/u);
  const wrong = built.model("Login").safeParse({ user: 5, password: "abc", headers: { token: 5, other: secret } });
  assert.equal(wrong.success, false);
  for (const shown of [String(wrong.error), inspect(wrong.error), JSON.stringify(wrong.error)]) {
    assert.ok(!shown.includes("abc") && !shown.includes(secret), shown);
  }
});

test("an enum is an object with its values, frozen and in order", () => {
  const Size = built.get("Size");
  assert.deepEqual(Size, { small: "small", large: "large" });
  assert.ok(Object.isFrozen(Size));
});

test("the value of a type cannot be changed, and its functions need no receiver", () => {
  const { parse, is, validate, fromConfig } = Lamp;
  assert.ok(Object.isFrozen(Lamp));
  assert.ok(is(parse({ name: "a" })));
  assert.deepEqual(validate({ name: "a" }), []);
  assert.ok(fromConfig({ name: "a" }).equals(parse({ name: "a" })));
});

test("every type speaks Standard Schema", async () => {
  const standard: unknown = Reflect.get(Lamp, "~standard");
  assert.equal(Reflect.get(Object(standard), "version"), 1);
  assert.equal(Reflect.get(Object(standard), "vendor"), "specwright");
  const validate: unknown = Reflect.get(Object(standard), "validate");
  assert.ok(typeof validate === "function");
  assert.ok(Lamp.parse({ name: "a" }).equals(validate({ name: "a" }).value));
  assert.deepEqual(
    validate({}).issues.map(({ path, message }: { path: unknown; message: unknown }) => ({ path, message })),
    [{ path: ["name"], message: '"name" is missing.' }],
  );
});

test("a ValidationError tells the first issues in one line and has all of them", () => {
  const { error } = Lamp.safeParse({ parts: [{ weight: "x" }], size: "huge", watts: -1, owner: 5, "a\nb": 1, c: 1 });
  assert.ok(error instanceof Error);
  assert.equal(error.name, "ValidationError");
  assert.equal(error.issues.length, 7);
  assert.ok(!error.message.includes("\n"), error.message);
  assert.match(error.message, /parts\[0\]\.weight: Expected a number, found a text\./u);
  assert.ok(Object.isFrozen(error.issues) && error.issues.every((issue) => Object.isFrozen(issue.path)));
  assert.deepEqual(JSON.parse(JSON.stringify(error)).issues, JSON.parse(JSON.stringify(error.issues)));
});

test("what safeParse gives is a plain frozen object", () => {
  const good = Lamp.safeParse({ name: "a" });
  const bad = Lamp.safeParse({ name: "" });
  assert.deepEqual(
    [Object.keys(good), Object.keys(bad)],
    [
      ["success", "data"],
      ["success", "error"],
    ],
  );
  for (const result of [good, bad]) {
    assert.ok(Object.isFrozen(result));
    assert.equal(Object.getPrototypeOf(result), Object.prototype);
  }
  assert.equal({ ...bad }.error, bad.error);
  assert.deepEqual(JSON.parse(JSON.stringify(bad)), JSON.parse(JSON.stringify({ success: false, error: bad.error })));
  assert.match(inspect(bad), /Must not be empty/u);
});

/** Codes and paths of what is thrown. */
function failure(make: () => AnyInstance): readonly string[] {
  try {
    make();
  } catch (error) {
    const issues: unknown = Reflect.get(Object(error), "issues");
    if (Array.isArray(issues)) return issues.map(({ code, path }) => `${code} ${path.join(".")}`);
  }
  return ["nothing was thrown"];
}
