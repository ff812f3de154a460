import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { buildModel, shop } from "./build-model.ts";

// What rules say of the presence of fields is in the types: a test of one field tells of the others.

const built = await buildModel(
  "narrowing",
  shop(`types:
  Way: { doc: How it travels., enum: { post: By post., courier: By courier., pickup: From a shop., lost: Nobody has it. } }
  Parcel:
    doc: Something that is sent.
    fields:
      way: { type: Way, default: post, doc: How it travels }
      tracking: { type: string?, doc: Number to ask for }
      weight: { type: int, default: 1, doc: Weight }
      courier: { type: string?, doc: Who brings it }
      insured: { type: bool, default: false, doc: Whether it is insured }
      value: { type: int?, doc: What it is worth }
      shop: { type: string, optional: true, doc: Where it waits }
      hours: { type: list<int>?, optional: true, doc: When the shop is open }
      small-print: { type: Way?, as: print, doc: What the insurance leaves out }
      stamp: { type: string?, doc: Its stamp }
      label: { type: json, optional: true, doc: Whatever is on it }
    rules:
      courier_tells: { when: this.way == 'courier', must: "has(this.courier) && has(this.tracking) && size(this.tracking) > 3", message: Courier. }
      shop_for_pickup: { must: "(this.way == 'pickup') == has(this.shop)", message: Shop. }
      hours_of_shop: { when: "!(this.way in ['courier', 'pickup'])", must: "!has(this.hours)", message: Hours. }
      none_is_lost: { must: this.way != 'lost', message: Lost. }
      value_if_insured: { must: "this.insured ? has(this.value) && has(this['small-print']) : this.value == null", message: Value. }
      stamp_if_heavy: { when: this.way == 'post' && this.weight > 30, must: has(this.stamp), message: Stamp. }
      label_on_post: { when: this.way == 'post', must: has(this.label), message: Label. }
    methods:
      itself: { doc: Itself., returns: Parcel, value: this }
      like: { doc: Like., params: { other: { type: Parcel, doc: Other } }, returns: bool, value: this == other }
  Express:
    doc: A parcel that a courier brings.
    extends: Parcel
    fields: { way: { fixed: courier }, speed: { type: int?, doc: Speed } }
    rules:
      fast_if_insured: { when: this.insured, must: has(this.speed), message: Speed. }
  Fragile:
    doc: A parcel whose rules tie together what those of a parcel do not.
    extends: Parcel
    rules:
      tracked: { when: this.insured && this.way == 'pickup', must: has(this.tracking), message: Tracking. }
  Nest:
    doc: Boxes in boxes.
    fields:
      last: { type: bool, doc: Whether nothing is in it }
      inner: { type: Nest?, doc: What is in it }
    rules:
      inner_unless_last: { must: this.last == (this.inner == null), message: Inner. }
    derived:
      depth: { type: int, doc: Depth., value: "this.last ? 0 : has(this.inner) && has(this.inner.inner) ? 2 : 1" }
  Door:
    doc: Rules that need two tests.
    fields:
      open: { type: bool, doc: Whether it is open }
      way: { type: Way, default: post, doc: Way }
      guard: { type: string?, doc: Who stands there }
      side: { type: Way?, doc: Side }
    rules:
      guarded: { when: this.open && this.way == 'post', must: has(this.guard), message: Guard. }
      known_side: { when: this.open, must: "this.side in ['post', 'pickup']", message: Side. }
      known: { must: "!odd(this)", message: Odd. }
  Plain:
    doc: Nothing follows from an enum or a bool alone.
    fields:
      way: { type: Way, default: post, doc: Way }
      flag: { type: bool, default: false, doc: Flag }
      text: { type: string?, doc: Text }
      other: { type: string?, doc: Other }
      size: { type: int, default: 9, doc: Size }
      parcels: { type: list<Parcel>, default: [], doc: Parcels }
    rules:
      text_if_small: { when: this.way == 'post' && this.size < 3, must: has(this.text), message: Text. }
      flag_for_post: { when: this.way == 'post', must: this.flag, message: Flag. }
      text_or_size: { must: "has(this.text) || this.size > 3", message: Either. }
      other_with_text: { when: has(this.text), must: has(this.other), message: Other. }
      every: { when: this.flag, each: parcels, must: has(item.tracking), message: Each. }
  Patch: { doc: A change., patch_of: Parcel }
  Part: { doc: A part., subset_of: Parcel, only: [insured, value, small-print] }
  Loud:
    doc: Loud.
    fields: { tag: { type: string, fixed: loud, doc: Tag }, "on": { type: bool, doc: Whether it is on }, level: { type: int?, doc: Level } }
    rules: { level: { when: "this['on']", must: has(this.level), message: Level. } }
  Quiet: { doc: Quiet., fields: { tag: { type: string, fixed: quiet, doc: Tag } } }
  Sound: { doc: Sound., union: [Loud, Quiet], tag: tag }
functions:
  odd:
    doc: Whether a door is odd.
    params: { door: { type: Door, doc: Door } }
    returns: bool
    value: "door.open ? door.guard == 'nobody' : door.way == 'lost'"
  sent:
    doc: A parcel.
    params: { insured: { type: bool, doc: Insured } }
    returns: Parcel
    set: { way: "'pickup'", shop: "'corner'", insured: insured, value: "insured ? 1 : null" }
`),
);

const equal = `type Equal<A, B> = (<X>() => X extends A ? 1 : 2) extends (<X>() => X extends B ? 1 : 2) ? true : false;
function holds<T extends true>(): T | undefined { return undefined; }
`;
// Put together here, as nothing in this repository may hush the compiler.
const refused = `// @ts-${"expect-error"}`;

const parcels = `import { Door, Express, Fragile, Nest, Parcel, Part, Patch, Plain, sent, type ParcelWire, type Sound } from "../narrowing/dist/index.js";
${equal}
const parcel = Parcel.parse({});
holds<Equal<typeof parcel, Parcel>>();
holds<Equal<Parcel["way"], "post" | "courier" | "pickup">>();
holds<Equal<Parcel["tracking"], string | null>>();
holds<Equal<ParcelWire["way"], "post" | "courier" | "pickup" | "lost" | undefined>>();
holds<Equal<ParcelWire["courier"], string | null | undefined>>();
${refused}
parcel.courier.length;
if (parcel.way === "courier") {
  holds<Equal<typeof parcel.courier, string>>();
  holds<Equal<typeof parcel.tracking, string>>();
  holds<Equal<typeof parcel.shop, undefined>>();
  holds<Equal<typeof parcel.hours, readonly number[] | null | undefined>>();
} else if (parcel.way === "pickup") {
  holds<Equal<typeof parcel.shop, string>>();
  holds<Equal<typeof parcel.courier, string | null>>();
} else {
  holds<Equal<typeof parcel.way, "post">>();
  holds<Equal<typeof parcel.hours, null | undefined>>();
  holds<Equal<typeof parcel.stamp, string | null>>();
  holds<Equal<typeof parcel.print, "post" | "courier" | "pickup" | "lost" | null>>();
}
switch (parcel.way) {
  case "courier": case "pickup": case "post": break;
  default: { const nobody: never = parcel; nobody; }
}
if (parcel.insured) holds<Equal<typeof parcel.value, number>>(); else holds<Equal<typeof parcel.value, null>>();
if (parcel.insured && parcel.way === "courier") parcel.courier.trim() + parcel.value.toFixed() + parcel.print.trim();
if (parcel.shop !== undefined) holds<Equal<typeof parcel.way, "pickup">>();
if (parcel.with({ insured: true }).insured) {
  ${refused}
  parcel.value.toFixed();
}
holds<Equal<ReturnType<Parcel["with"]>, Parcel>>();
holds<Equal<ReturnType<typeof sent>, Parcel>>();
const express = Express.parse({});
holds<Equal<typeof express.way, "courier">>();
holds<Equal<typeof express.courier, string>>();
if (express.insured) express.speed.toFixed() + express.value.toFixed();
const base: Parcel = express;
export const mixed: readonly Parcel[] = [parcel, express, base, express.itself()];
${refused}
export const wrong: Express = parcel;
const fragile: Parcel = Fragile.parse({});
holds<Equal<typeof fragile.way, "post" | "courier" | "pickup">>();
const nest = Nest.parse({});
if (!nest.last && !nest.inner.last && !nest.inner.inner.last) nest.inner.inner.inner.with({ last: true });
const door = Door.parse({});
if (door.open) holds<Equal<typeof door.guard, string | null>>();
if (door.open && door.way === "post") holds<Equal<typeof door.guard, string>>();
if (door.open) holds<Equal<typeof door.side, "post" | "pickup">>(); else holds<Equal<typeof door.side, "post" | "courier" | "pickup" | "lost" | null>>();
const part = Part.parse({});
if (part.insured) part.value.toFixed();
const patch = Patch.parse({});
if (patch.insured === true) holds<Equal<typeof patch.value, number | null | undefined>>();
const plain = Plain.parse({});
if (plain.way === "post" && plain.flag) holds<Equal<typeof plain.text, string | null>>();
for (const each of plain.parcels) if (each.way === "pickup") each.shop.trim();
plain.parcels.filter((each) => each.way === "courier").map((each) => each.courier.trim());
export function level(sound: Sound): number {
  return sound.tag === "loud" && sound.on ? sound.level : 0;
}
const result = Parcel.safeParse({});
if (result.success && result.data.way === "courier") result.data.courier.trim();
const anything: unknown = plain;
if (Parcel.is(anything)) holds<Equal<typeof anything, ParcelWire>>();
`;

const tools = `import { ResolvedToolEntry, ResourceSlot, SkillMcpSource, Tool, ToolCapability, Validation, type ToolWire } from "cleveragents-model";
${equal}
const tool = Tool.parse({});
if (tool.source === "mcp") {
  holds<Equal<typeof tool.mcp_server, string>>();
  holds<Equal<typeof tool.mcp_tool_name, string>>();
  holds<Equal<typeof tool.code, string | null>>();
}
if (tool.source === "agent_skill") holds<Equal<typeof tool.agent_skill_path, string>>();
if (tool.source === "custom") holds<Equal<typeof tool.code, string>>();
if (tool.source === "builtin") holds<Equal<typeof tool.mcp_server, string | null>>();
if (tool.source === "wrapped") holds<Equal<typeof tool.tool_type, "validation">>();
holds<Equal<Tool["source"], ToolWire["source"]>>();
holds<Equal<Tool["mcp_server"], string | null>>();
${refused}
tool.mcp_server.trim();
const slot = ResourceSlot.parse({});
if (slot.binding === "static") holds<Equal<typeof slot.static_resource, string>>();
else holds<Equal<typeof slot.static_resource, null>>();
for (const each of tool.resource_slots) if (each.binding === "static") each.static_resource.trim();
tool.resource_slots.map((each) => (each.binding === "parameter" ? each.static_resource satisfies null : each.name));
const entry = ResolvedToolEntry.parse({});
if (!entry.is_inline) holds<Equal<typeof entry.inline_tool, null>>();
else if (entry.inline_tool.source === "custom") entry.inline_tool.code.trim();
const server = SkillMcpSource.parse({});
if (server.transport === "stdio") holds<Equal<[typeof server.command, typeof server.url], [string, null]>>();
else holds<Equal<[typeof server.command, typeof server.url], [null, string]>>();
const validation = Validation.parse({});
if (validation.source === "wrapped") holds<Equal<typeof validation.transform, string>>();
else holds<Equal<typeof validation.wraps, null>>();
const changed: Tool = tool.with({ source: "mcp" });
const rebuilt: Tool = Tool.parse(tool.toJSON());
export const all: readonly Tool[] = [changed, rebuilt, validation];
const capability = ToolCapability.parse({});
if (capability.read_only) holds<Equal<typeof capability.writes, boolean>>();
`;

for (const [version, name] of Object.entries({
  "5.9": "typescript-5.9",
  "6.0": "typescript-6.0",
  "7.0": "typescript",
})) {
  test(`a test of one field tells the presence of others, under TypeScript ${version}`, () => {
    assert.equal(check(name, { parcels, tools }, `narrowing-${version}`), "");
  });
}

test("the type of a model is its class, and what the rules say of presence", () => {
  const source = built.sources.get("src/shop.ts") ?? "";
  assert.match(source, /^export type Plain = PlainModel;$/mu);
  assert.match(source, /^export type Quiet = QuietModel;$/mu);
  const loud =
    "export type Loud = LoudModel & ({ readonly on: true; readonly level: number } | { readonly on: false });";
  assert.ok(source.includes(loud), source.match(/^export type Loud.*$/mu)?.[0]);
});

test("the formatter finds nothing to change in narrowed types", () => {
  const source = built.sources.get("src/shop.ts") ?? "";
  const types = source.match(/^export type \w+ = \w+Model &[\s\S]*?;(?=\n\n)/gmu) ?? [];
  assert.equal(types.length, 7);
  const folder = `${built.folder}/types`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/types.ts`, `${types.join("\n")}\n`);
  writeFileSync(`${folder}/biome.json`, '{"root":true,"formatter":{"indentStyle":"space","lineWidth":120}}');
  execFileSync(resolve("node_modules/.bin/biome"), ["format", "types.ts"], { cwd: folder, stdio: "pipe" });
});

test("an instance is handed out and handed over as it is", () => {
  const parcel = built.model("Parcel").parse({ way: "pickup", shop: "corner" });
  const itself: unknown = Reflect.get(parcel, "itself");
  const like: unknown = Reflect.get(parcel, "like");
  assert.ok(typeof itself === "function" && typeof like === "function");
  assert.equal(itself.call(parcel), parcel);
  assert.equal(like.call(parcel, built.model("Parcel").parse({ way: "pickup", shop: "corner" })), true);
  assert.equal(like.call(parcel, built.call("sent", false)), true);
  assert.equal(like.call(parcel, built.model("Parcel").parse({ way: "pickup", shop: "here" })), false);
  const door = built.model("Door");
  assert.deepEqual(
    door.validate({ open: true, guard: "nobody", side: "post" }).map(({ rule }) => rule),
    ["known"],
  );
  assert.ok(!door.safeParse({ open: true, guard: "nobody", side: "post" }).success);
  assert.ok(door.safeParse({ open: true, guard: "Ada", side: "post" }).success);
});

/** What a compiler says of files by name; nothing where all is well. */
function check(compiler: string, cases: Readonly<Record<string, string>>, name: string): string {
  const folder = `dist/tmp/typescript/${name}`;
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(cases)) writeFileSync(`${folder}/${file}.ts`, text);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    module: "nodenext",
    target: "es2022",
    types: [],
  };
  const files = Object.keys(cases).map((file) => `${file}.ts`);
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files }));
  try {
    return execFileSync(process.execPath, [`node_modules/${compiler}/bin/tsc`, "-p", folder], { encoding: "utf8" });
  } catch (error) {
    return String(Reflect.get(Object(error), "stdout"));
  }
}
