import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { meaningFaults } from "./meaning-faults.ts";
import { runCheck } from "./run-check.ts";

/** Faulty expressions with what is told of them, as `code:column`. */
const syntaxFaults: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  syntax: [
    ["", "cel-syntax:1"],
    ["   ", "cel-syntax:1"],
    ["this.source = 'mcp'", "cel-syntax:13"],
    ["this.flag and true", "cel-syntax:11"],
    ["this.name ==", "cel-syntax:13"],
    ["this.name ==  \n", "cel-syntax:13"],
    ["(this.name", "cel-syntax:11"],
    ["this.name)", "cel-syntax:10"],
    ["'abc", "cel-syntax:1"],
    ["'\\q'", "cel-syntax:2"],
    ["this.in", "cel-syntax:6"],
    ["this.`a-b`", "unknown-field:6"],
    ["this.`a-b", "cel-syntax:6"],
    ["this.``", "cel-syntax:6"],
    ["this.`$ref`", "cel-syntax:6"],
    ["`this`", "cel-syntax:1"],
    ["has(this.'a')", "cel-syntax:10"],
    ["for", "cel-syntax:1"],
    ["Tool{name: 'a'}", "cel-syntax:5"],
    ["this.tags[?0]", "cel-syntax:11"],
    ["a ? b", "cel-syntax:6"],
    ["'é' == @", "cel-syntax:8"],
  ],
  "CEL outside the subset": [
    ["b'abc'", "cel-unsupported:1"],
    ["1u", "cel-unsupported:1"],
    ["this.count == 9007199254740992", "cel-unsafe-integer:15"],
    ["-9007199254740992 == this.count", "cel-unsafe-integer:2"],
    ["this.tags[0] == 'a'", "out-of-range:11"],
    ["this.tags[-1] == 'a'", "out-of-range:11"],
    ["this.tags[size(this.tags)] == 'a'", "out-of-range:11"],
    ["this.tags[size(this.tags) - 1] == 'a'", "out-of-range:11"],
    ["size(this.tags) > 0 && this.tags[1] == 'a'", "out-of-range:34"],
    ["size(this.tags) >= 0 && this.tags[0] == 'a'", "out-of-range:35"],
    ["size(this.labels) > 0 && this.tags[0] == 'a'", "out-of-range:36"],
    ["(size(this.tags) > 0 || this.count > 1) && this.tags[0] == 'a'", "out-of-range:54"],
    ["!(size(this.tags) > 0) && this.tags[0] == 'a'", "out-of-range:37"],
    ["[1, 2, 3][3] == 3", "out-of-range:11"],
    ["this.tags[1.0] == 'a'", "type-mismatch:11"],
    ["this.tags[this.name] == 'a'", "type-mismatch:11"],
    ["this[this.name] == 'a'", "type-mismatch:1"],
    ["this.name[0] == 'a'", "type-mismatch:1"],
    ["this.env[1] == 'a'", "type-mismatch:10"],
    ["this.env[this.name].size() > 0", "may-be-null:1"],
    ["this.name in this.env && this.env[this.short_name].size() > 0", "may-be-null:26"],
    ["this.name.substring(1) == 'a'", "out-of-range:21"],
    ["this.name.substring(-1) == 'a'", "out-of-range:21"],
    ["size(this.name) > 1 && this.name.substring(3) == 'a'", "out-of-range:44"],
    ["this.name.substring(this.name.indexOf('/')) == 'a'", "out-of-range:21"],
    ["this.name.substring(this.name.indexOf('/') + 2) == 'a'", "out-of-range:21"],
    ["this.name.substring(this.short_name.indexOf('/') + 1) == 'a'", "out-of-range:21"],
    ["this.name.contains(':') && this.name.substring(0, this.name.indexOf('/')) == 'a'", "out-of-range:51"],
    ["this.name.substring(this.name.indexOf('') + 1) == 'a'", "out-of-range:21"],
    ["size(this.name) > 4 && this.name.substring(4, 2) == 'a'", "out-of-range:34"],
    ["this.name.charAt(1) == 'a'", "out-of-range:18"],
    ["this.name.indexOf('a', 1) == 1", "out-of-range:24"],
    ["this.name.split('/', this.count).size() > 0", "literal-needed:22"],
    ["this.name.replace('a', 'b', this.count) == 'a'", "literal-needed:29"],
    ["this.name.find(this.short_name) == 'a'", "literal-needed:16"],
    ["this.name.find('(a)\\\\1') == 'a'", "match-pattern:16"],
    ["int(this.name) > 1", "conversion-refused:1"],
    ["int(this.ratio) > 1", "conversion-refused:1"],
    ["this.ratio < 100.0 && int(this.ratio) > 1", "conversion-refused:23"],
    ["!(this.ratio < 0.0) && !(this.ratio > 9.0) && int(this.ratio) > 1", "conversion-refused:47"],
    ["int(this.ratio / 2.0) > 1", "conversion-refused:1"],
    ["int(1e99) > 1", "conversion-refused:1"],
    ["int(9007199254740992.0) > 1", "conversion-refused:1"],
    ["int('1.5') > 1", "conversion-refused:1"],
    ["int('9007199254740993') > 1", "conversion-refused:1"],
    ["int(true) > 1", "type-mismatch:5"],
    ["double(this.name) > 1.0", "conversion-refused:1"],
    ["double('1e999') > 1.0", "conversion-refused:1"],
    ["double('') > 1.0", "conversion-refused:1"],
    ["double(this.tags) > 1.0", "type-mismatch:8"],
    ["bool(this.name)", "conversion-refused:1"],
    ["bool('TrUe')", "conversion-refused:1"],
    ["bool(1)", "type-mismatch:6"],
    ["int(this.parent) > 1", "may-be-null:5", "type-mismatch:5"],
    ["dyn(this.name) == 'a'", "conversion-refused:1"],
    ["timestamp(this.name)", "conversion-refused:1"],
    ["type(this.name)", "conversion-refused:1"],
    ["this.end / this.count", "may-be-zero:12"],
    ["1 / 0", "may-be-zero:5"],
    ["1 / -0", "may-be-zero:5"],
    ["1 % 0", "may-be-zero:5"],
    ["this.count % this.small", "may-be-zero:14"],
    ["this.small != 1 && this.count % this.small == 0", "may-be-zero:33"],
    ["this.small > -2 && this.count % this.small == 0", "may-be-zero:33"],
    ["(this.small != 0 || this.count > 1) && this.end / this.small > 2", "may-be-zero:51"],
    ["this.end != 0 && this.end / this.small > 2", "may-be-zero:29"],
    ["this.name.matches(this.short_name)", "literal-needed:19"],
    ["this.name.split(this.short_name)", "literal-needed:17"],
    ["{this.name: 1}", "literal-needed:2"],
    ["{1: 1}", "literal-needed:2"],
    ["this.name.split('')", "empty-separator:17"],
    ["this.name.matches('(?=a)b')", "match-pattern:19"],
    ["this.name.matches('(a)\\\\1')", "match-pattern:19"],
    ["this.name.matches('(?i)abc')", "match-pattern:19"],
    ["this.name.matches('[')", "match-pattern:19"],
    ["this.name.matches('^(a+)+$')", "match-pattern:19"],
    ["this.name.matches('a\\\\$')", ""],
    ["{'a': 1, 'a': 2}", "repeated-key:10"],
    ["{'__proto__': 1}", "cel-unsupported:2"],
    ["cel.bind(x, 1, x)", "unknown-variable:1"],
  ],
};

const variables = { version: "string?", error: "thrown", patch: "CapabilityPatch", number: "int" };

for (const [area, rows] of [...Object.entries(syntaxFaults), ...Object.entries(meaningFaults)]) {
  describe(`faults of ${area}`, () => {
    for (const [text, ...expected] of rows) {
      const wanted = expected.filter((fault) => fault !== "");
      it(`finds ${wanted.join(", ") || "nothing"} in: ${text}`, () => {
        const outcome = runCheck(text, { variables });
        assert.deepEqual(outcome.faults, wanted);
        assert.equal(outcome.expr === undefined, wanted.length > 0);
      });
    }
  });
}
