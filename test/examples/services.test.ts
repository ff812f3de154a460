import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { isJsonObject, type JsonValue } from "../../generator/program/json.ts";
import { type AnyModel, buildModel } from "../typescript/build-model.ts";

// A catalog of another domain, of which the generator knows nothing.

const path = "examples/services/landscape.yaml";
let landscape: AnyModel;
let example: JsonValue;

before(async () => {
  const built = await buildModel("services", { "landscape.yaml": readFileSync(path, "utf8") });
  landscape = built.model("Landscape");
  const declaration = built.program.declarations["Landscape"];
  example = declaration?.examples[0]?.value ?? null;
});

test("services and teams are found by name, whoever runs them", () => {
  const parsed = landscape.parse(example);
  for (const [find, name] of [
    ["service", "billing"],
    ["product", "card-network"],
    ["team", "money"],
  ] as const) {
    const lookup = parsed[find];
    assert.ok(typeof lookup === "function");
    assert.equal(Reflect.get(Object(Reflect.apply(lookup, parsed, [name])), "name"), name);
    assert.equal(Reflect.apply(lookup, parsed, ["nobody"]), undefined);
  }
});

test("pages may point at each other, services may not wait for each other", () => {
  assert.ok(isJsonObject(example));
  const service = (name: string, on: string): object => ({
    name,
    team: "money",
    depends_on: [{ service: on }],
    links: [on],
  });
  const services = [service("shop", "billing"), service("billing", "shop")];
  const issues = landscape.validate({ teams: example["teams"], services });
  assert.deepEqual(
    issues.map(({ code, message }) => [code, message]),
    [["cycle", "Expected no circle, found billing -> shop -> billing."]],
  );
});

test("what a service needs comes from all around it, and who asks for an unknown one gets a report", () => {
  const parsed = landscape.parse(example);
  const needsOf = parsed["needsOf"];
  assert.ok(typeof needsOf === "function");
  const needs: unknown = Reflect.apply(needsOf, parsed, ["shop"]);
  assert.ok(Array.isArray(needs));
  assert.deepEqual(
    needs.map((need: unknown) => [Reflect.get(Object(need), "name"), Reflect.get(Object(need), "direct")]),
    [
      ["billing", true],
      ["mail-relay", true],
      ["card-network", false],
    ],
  );
  assert.throws(() => Reflect.apply(needsOf, parsed, ["shopp"]), { name: "NoSuchService" });
});
