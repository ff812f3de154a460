import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { celCodes } from "../../generator/diagnostics/catalog/cel.ts";
import { runCheck } from "./run-check.ts";

const variables = { version: "string?", jobs: "list<Tool>" };

/** Expression, and what its hint must tell. */
const hints: readonly (readonly [string, RegExp])[] = [
  ["this.source = 'mcp'", /==/u],
  ["this.flag and true", /&&/u],
  ["this.flag or true", /\|\|/u],
  ["not this.flag", /!/u],
  ["this.in == 'a'", /this\['in'\]/u],
  ["this.sorce == 'mcp'", /"source"/u],
  ["source == 'mcp'", /this\.source/u],
  ["this.source == mcp", /'mcp'/u],
  ["verson == null", /"version"/u],
  ["Source.mcp == this.source", /'mcp'/u],
  ["this.source == 'mpc'", /"mcp"/u],
  ["this.name.startWith('a')", /"startsWith"/u],
  ["this.tags.contains(this.name)", /this\.name in this\.tags/u],
  ["startsWith(this.name, 'a')", /startsWith\(/u],
  ["this.name()", /leave out/u],
  ["this.permits", /call it/u],
  ["has(version)", /version != null/u],
  ["has(this.tags)", /size\(this\.tags\) > 0/u],
  ["this.content-type == 'a'", /this\['content-type'\]/u],
  ["this.tags[0] == 'a'", /exists/u],
  ["this.name + 1 == 'a'", /string\(/u],
  ["this.name > 1", /texts only/u],
  ["this.tags ? 1 : 2", /size\(this\.tags\) > 0/u],
  ["this.permits(this.capability, this)", /"capability"/u],
  ["Summary.from_entry(jobs)", /"from_entries"/u],
];

describe("a hint", () => {
  for (const [text, hint] of hints) {
    it(`mends: ${text}`, () => {
      const { diagnostics } = runCheck(text, { variables });
      assert.equal(diagnostics.length, 1);
      assert.match(diagnostics[0]?.hint ?? "", hint);
    });
  }
});

describe("the catalogue of CEL", () => {
  for (const [code, entry] of Object.entries(celCodes)) {
    it(`explains ${code}`, () => {
      assert.ok(entry.explain.length > 120);
      assert.equal(entry.severity, "error");
      assert.match(code, /^[a-z]+(-[a-z]+)*$/u);
    });
  }
});
