import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { createInterpreter, type Interpreter } from "../../generator/interpret/interpreter.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../generator/program/json.ts";
import { createRandom } from "../support/random.ts";
import { type AnyInstance, type AnyModel, type BuiltModel, buildModel } from "../typescript/build-model.ts";
import { randomKitchen } from "./random-menus.ts";

const kitchens = 6000;

let built: BuiltModel;
let model: AnyModel;
let interpreter: Interpreter;

before(async () => {
  built = await buildModel("menus", { "menus.yaml": readFileSync("test/catalogs/menus.yaml", "utf8") });
  model = built.model("Kitchen");
  interpreter = createInterpreter(built.program);
});

test(`generated code and interpreter work out ${kitchens} random kitchens alike, and find the same faults`, () => {
  const random = createRandom(5);
  const seen = new Map<string, number>();
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let index = 0; index < kitchens; index += 1) {
    const document = randomKitchen(random);
    const text = JSON.stringify(document);
    const issues = model.validate(document);
    assert.deepEqual(issues, interpreter.validate("Kitchen", document), text);
    assert.equal(model.is(document), issues.length === 0, text);
    const { success, data } = model.safeParse(document);
    assert.equal(success, issues.length === 0, text);
    for (const { code, rule } of issues) count(rule ?? code);
    if (data !== undefined) count(compareCards(data, document));
  }
  for (const what of ["several lines", "far", "dear_ones_have_a_course", "too_big", "unknown_reference"]) {
    assert.ok((seen.get(what) ?? 0) > 50, JSON.stringify([...seen]));
  }
});

/** Compares the cards of all menus; says what is special about them. */
function compareCards(kitchen: AnyInstance, document: JsonValue): string {
  const normal = interpreter.normalize("Kitchen", document);
  assert.ok(isJsonObject(normal));
  let special = "nothing";
  for (const key of ["m", "n", "o", "p", "q", "__proto__"]) {
    const expected = interpreter.resolve("Kitchen", "card_of", normal, key);
    const found = linesOf(kitchen, key);
    assert.deepEqual(found, expected === undefined ? undefined : expected, key);
    const lines = found?.value ?? [];
    if (lines.length > 1 && special === "nothing") special = "several lines";
    if (lines.some((line) => line["far"] === true)) special = "far";
  }
  return special;
}

function linesOf(kitchen: AnyInstance, key: string): { readonly value: readonly JsonObject[] } | undefined {
  const cardOf = kitchen["cardOf"];
  assert.ok(typeof cardOf === "function");
  try {
    const lines: unknown = Reflect.apply(cardOf, kitchen, [key]);
    assert.ok(Array.isArray(lines) && Object.isFrozen(lines));
    assert.equal(Reflect.apply(cardOf, kitchen, [key]), lines);
    return { value: JSON.parse(JSON.stringify(lines)) };
  } catch (error) {
    assert.equal(Reflect.get(Object(error), "name"), "LostMenu");
    return undefined;
  }
}

test("what is thrown for an unknown key carries a report, which the function that unwraps it gives back", () => {
  const kitchen = model.parse({});
  const cardOf = kitchen["cardOf"];
  assert.ok(typeof cardOf === "function");
  let thrown: unknown;
  try {
    Reflect.apply(cardOf, kitchen, ["nowhere"]);
  } catch (error) {
    thrown = error;
  }
  assert.ok(thrown instanceof Error && Object.isFrozen(thrown));
  const carried: unknown = Reflect.get(thrown, "error");
  assert.equal(JSON.stringify(carried), '{"message":"Nothing.","menu":"nowhere"}');
  assert.deepEqual([thrown.name, thrown.message], ["LostMenu", "Nothing."]);
  assert.equal(built.call("explain", thrown), carried);
});

test("only what was made by the class carries something", () => {
  const Failure = built.get("LostMenu");
  assert.ok(typeof Failure === "function");
  const real: unknown = Reflect.construct(Failure, [{ message: "Gone.", menu: "m" }]);
  const forged: unknown = Object.create(Object.getPrototypeOf(real), {
    error: { value: { message: "Forged.", menu: "" } },
  });
  const trap = (): never => {
    throw new Error("looked at");
  };
  const hostile = new Proxy({}, { get: trap, getPrototypeOf: trap, has: trap, getOwnPropertyDescriptor: trap });
  for (const thrown of [
    forged,
    hostile,
    null,
    undefined,
    "a text",
    { name: "LostMenu", error: { message: "x", menu: "" } },
  ]) {
    const report: unknown = built.call("explain", thrown);
    assert.equal(Reflect.get(Object(report), "menu"), "");
  }
  assert.equal(Reflect.get(Object(built.call("explain", real)), "menu"), "m");
});
