import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";
import { vectorsTarget } from "../../generator/emit/vectors/index.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../generator/program/json.ts";
import type { Program } from "../../generator/program/program.ts";
import { absent, changed } from "../../generator/witness/edit.ts";
import { compileSpec } from "../support/compile-spec.ts";

// The specs that people read, through the whole pipeline.

interface Case {
  readonly description: string;
  readonly value: JsonValue;
  readonly valid: boolean;
  readonly rule?: string;
  readonly codes?: readonly string[];
  readonly output?: JsonValue;
}

interface Vectors {
  readonly program: Program;
  readonly cases: ReadonlyMap<string, readonly Case[]>;
}

for (const folder of ["spec", "examples/orders", "examples/services"]) {
  const vectors = vectorsOf(folder);

  test(`every rule of ${folder} is broken in some case and kept in another`, async () => {
    const { program, cases } = await vectors;
    for (const [type, all] of cases) {
      const model = program.declarations[type];
      if (model?.kind !== "model") continue;
      for (const rule of model.rules) {
        // What a model tightens may settle a rule that it inherits.
        if (rule.owner !== type) continue;
        const isAbout = ({ description }: Case): boolean => description.startsWith(`breaks the rule ${rule.id}`);
        assert.ok(
          all.some((one) => one.rule === rule.id || isAbout(one)),
          `${type}.${rule.id} is never broken`,
        );
        const isKept = ({ valid, value }: Case): boolean =>
          valid && isJsonObject(value) && rule.reads.some((name) => Object.hasOwn(value, name));
        assert.ok(all.some(isKept), `${type}.${rule.id} is never kept`);
      }
    }
  });

  test(`what breaks a rule of ${folder} can lose nothing more`, async () => {
    const { program, cases } = await vectors;
    const { validate } = createInterpreter(program);
    for (const [type, all] of cases) {
      for (const { description, value, rule } of all) {
        if (rule === undefined || description !== `breaks the rule ${rule}`) continue;
        for (const smaller of smallerValues(value)) {
          const issues = validate(type, smaller);
          assert.ok(
            issues.length === 0 || issues.some((issue) => issue.rule !== rule),
            `${type}: ${JSON.stringify(smaller)}`,
          );
        }
      }
    }
  });

  test(`the normal forms of ${folder} are valid, and are their own normal forms`, async () => {
    const { program, cases } = await vectors;
    const { validate, normalize } = createInterpreter(program);
    for (const [type, all] of cases) {
      for (const { value, valid } of all) {
        if (!valid) continue;
        const output = normalize(type, value);
        assert.deepEqual(validate(type, output), []);
        assert.equal(JSON.stringify(normalize(type, output)), JSON.stringify(output));
      }
    }
  });

  test(`every type of ${folder} has accepted and refused cases, every model each code that it can have`, async () => {
    const { program, cases } = await vectors;
    for (const [type, all] of cases) {
      const declaration = program.declarations[type];
      assert.ok(
        all.some(({ valid }) => valid),
        type,
      );
      const codes = new Set(all.flatMap((one) => one.codes ?? []));
      if (declaration?.kind !== "model") continue;
      assert.ok(codes.has("wrong_type"), type);
      if (declaration.unknownKeys === "reject") assert.ok(codes.has("unknown_key"), type);
      if (declaration.properties.some(({ presence }) => presence === "required")) assert.ok(codes.has("missing"), type);
      for (const { name, presence, fixed } of declaration.properties) {
        assert.ok(
          all.some((one) => one.valid && isJsonObject(one.value) && Object.hasOwn(one.value, name)),
          `${type}.${name}`,
        );
        if (presence === "required" || fixed !== undefined) continue;
        assert.ok(
          all.some((one) => one.valid && isJsonObject(one.value) && !Object.hasOwn(one.value, name)),
          `${type}.${name}`,
        );
      }
    }
  });
}

async function vectorsOf(folder: string): Promise<Vectors> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(posix.join(folder, name), "utf8")]));
  const { program, diagnostics } = await compileSpec(files, { targets: [] });
  assert.ok(program !== undefined, diagnostics.join("\n"));
  const cases = new Map<string, readonly Case[]>();
  for (const { path, content } of await vectorsTarget.emit(program)) {
    if (!/^vectors\/\w+\.json$/u.test(path)) continue;
    const file: { readonly type: string; readonly cases: readonly Case[] } = JSON.parse(content);
    cases.set(file.type, file.cases);
  }
  return { program, cases };
}

/** The value with one key or element less, at any depth. */
function smallerValues(value: JsonValue): readonly JsonValue[] {
  if (!isJsonList(value) && !isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = isJsonList(value) ? Number(key) : key;
    return [changed(value, [step], absent), ...smallerValues(inner).map((smaller) => changed(value, [step], smaller))];
  });
}
