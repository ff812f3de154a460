import assert from "node:assert/strict";
import { test } from "node:test";
import { type AnyError, type AnyInstance, buildModel, shop } from "./build-model.ts";

const built = await buildModel(
  "with",
  shop(`types:
  Strict: { doc: Strict., fields: { name: { type: string, doc: Name }, size: { type: int, default: 1, doc: Size } } }
  Careless: { doc: Careless., unknown_keys: ignore, fields: { name: { type: string, doc: Name } } }
  Kept:
    doc: Keeps what it does not know.
    unknown_keys: keep
    fields:
      name: { type: string, as: called, doc: Name }
      extra: { type: string, default: e, as: additional, doc: Extra }
  Free: { doc: All may be absent., unknown_keys: keep, fields: { note: { type: string, optional: true, doc: Note } } }
`),
);
const make = (type: string, value: object): AnyInstance => built.model(type).parse(value);
const instances = [
  make("Strict", { name: "s" }),
  make("Careless", { name: "c" }),
  make("Kept", { name: "k", other: 1 }),
  make("Free", {}),
];

/** What is thrown, as `code path`. */
function refusal(change: () => unknown): readonly string[] {
  try {
    change();
  } catch (error) {
    if (isRefusal(error)) return error.issues.map(({ code, path }) => [code, ...path].join(" "));
    throw error;
  }
  return ["nothing was thrown"];
}

function isRefusal(error: unknown): error is AnyError {
  return error instanceof Error && error.name === "ValidationError";
}

test("a patch that is no object is refused by every model", () => {
  class Foreign {
    name = "f";
  }
  const noObjects = [
    "ab",
    "",
    null,
    undefined,
    [],
    ["a"],
    new Map([["name", "m"]]),
    new Set(),
    5,
    true,
    () => 1,
    new Foreign(),
    new Date(0),
  ];
  for (const instance of instances) {
    for (const patch of noObjects) {
      assert.deepEqual(
        refusal(() => Reflect.apply(instance.with, instance, [patch])),
        ["wrong_type"],
      );
    }
    assert.ok(instance.with({}).equals(instance));
  }
});

test("a patch that cannot be read is refused", () => {
  const refuse = (): never => assert.fail("secret of the patch");
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const thrower = Object.defineProperty({}, "name", { enumerable: true, get: refuse });
  for (const patch of [
    new Proxy({}, { ownKeys: refuse }),
    new Proxy({}, { getPrototypeOf: refuse }),
    revoked.proxy,
    thrower,
  ]) {
    for (const instance of instances) {
      assert.deepEqual(
        refusal(() => instance.with(patch)),
        ["unreadable"],
      );
    }
  }
});

test("an instance as a patch counts as what it says on the wire", () => {
  const kept = make("Kept", { name: "k", extra: "x", other: 1 });
  const changed = kept.with(make("Kept", { name: "z", further: 2 }));
  assert.equal(JSON.stringify(changed), '{"name":"z","extra":"e","other":1,"further":2}');
  assert.equal(changed["called"], "z");
  assert.deepEqual(changed["extra"], { other: 1, further: 2 });
  assert.equal(
    JSON.stringify(kept.with({ extra: "y", called: "c" })),
    '{"name":"k","extra":"y","other":1,"called":"c"}',
  );
  const strict = make("Strict", { name: "s", size: 3 });
  assert.equal(JSON.stringify(strict.with(make("Strict", { name: "t" }))), '{"name":"t","size":1}');
  assert.equal(JSON.stringify(strict.with(make("Careless", { name: "t" }))), '{"name":"t","size":3}');
  assert.deepEqual(
    refusal(() => strict.with(kept)),
    ["unknown_key extra", "unknown_key other"],
  );
  assert.deepEqual(
    refusal(() => strict.with(make("Free", { called: 1 }))),
    ["unknown_key called"],
  );
});
