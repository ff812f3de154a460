import assert from "node:assert/strict";
import { test } from "node:test";
import { camelCase, pascalCase } from "../../generator/naming/local-name.ts";

for (const [name, camel, pascal] of [
  ["from_skill", "fromSkill", "FromSkill"],
  ["skill", "skill", "Skill"],
  ["a_b_c", "aBC", "ABC"],
  ["part_2", "part2", "Part2"],
  ["part_2_a", "part2A", "Part2A"],
  ["a__b", "aB", "AB"],
  ["HTTPTool", "HTTPTool", "HTTPTool"],
  ["to_HTTP", "to_HTTP", "To_HTTP"],
  ["_private", "Private", "Private"],
  ["ends_", "ends_", "Ends_"],
  ["", "", ""],
] as const) {
  test(`"${name}" is "${camel}" where small letters begin a name, and "${pascal}" where capitals do`, () => {
    assert.equal(camelCase(name), camel);
    assert.equal(pascalCase(name), pascal);
  });
}
