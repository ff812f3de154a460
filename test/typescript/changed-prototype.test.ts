import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { buildModel, shop } from "./build-model.ts";

// Other code may freeze the prototype of all objects, or put things there. Instances are the same, whatever it does.

const { folder } = await buildModel(
  "changed-prototype",
  shop(`types:
  Part:
    doc: A part.
    fields:
      toString: { type: string, doc: Same name as a method }
      hasOwnProperty: { type: int, default: 1, doc: Same name as a method }
      note: { type: string, optional: true, doc: Note }
      valueOf: { type: string, optional: true, doc: Same name as a method }
  Plain:
    doc: All fields are there.
    fields:
      name: { type: string, doc: Name }
      isPrototypeOf: { type: bool, default: true, doc: Same name as a method }
  Lamp:
    doc: A lamp.
    unknown_keys: keep
    fields:
      name: { type: string, doc: Name }
      secret: { type: string, optional: true, secret: true, doc: Secret }
      "x-kind": { type: string, default: k, as: kind, doc: Kind }
      parts: { type: map<Part>, default: {}, doc: Parts }
      bag: { type: map<string>, default: {}, doc: Bag }
      data: { type: json, default: null, doc: Data }
      plain: { type: Plain, default: { name: p }, doc: Plain }
    rules:
      named: { must: this.name != 'nobody', message: A name. }
    derived:
      parts_count: { type: int, doc: Number of parts, value: size(this.parts) }
    views:
      short: { doc: Short., shows: [name, parts], omits: [secret, x-kind, bag, data, plain, parts_count] }
functions:
  lamp_of: { doc: A lamp., params: { name: { type: string, doc: Name } }, returns: Lamp, set: { name: name } }
  name_of: { doc: A name., params: { error: { type: thrown, doc: Error } }, returns: string, value: error.name }
`),
);

const script = `
import { Lamp, Part, Plain, ValidationError, lampOf, nameOf } from ${JSON.stringify(`file://${folder}/dist/index.js`)};
import { inspect } from "node:util";
const keys = '{"toString":"s","constructor":"c","__proto__":"p","hasOwnProperty":"h","valueOf":"v","name":"n"}';
const text = '{"name":"a","bag":' + keys + ',"data":[' + keys + '],"parts":{"toString":{"toString":"t"},"b":{"toString":"t","valueOf":"v"}},"constructor":1,"toString":[2],"other":3}';
const names = "name note secret kind x-kind parts bag data plain extra toString hasOwnProperty valueOf isPrototypeOf constructor other b issues path code message success error is typeName".split(" ");
function look() {
  const lamp = Lamp.parse(JSON.parse(text));
  const { error } = Lamp.safeParse({ name: 5, bag: { toString: 5 }, data: new Date(0) });
  const { note, valueOf } = lamp.parts.b;
  const values = [
    lamp, Object.keys(lamp), lamp.bag, lamp.data, lamp.extra, lamp.secret, note, valueOf, lamp.parts.toString, lamp.parts_count,
    lamp.short(), lamp.with({ name: "b", other: 4 }), lamp.equals(Lamp.parse(lamp.toJSON())), String(lamp), inspect(lamp),
    Plain.parse({ name: "x" }), Part.parse({ toString: "q" }), lampOf("z"), nameOf(new TypeError("x")), Lamp.is(lamp),
    error, error instanceof ValidationError, Lamp.validate({ name: "nobody" }), Lamp.validate({}), Part.validate({}),
    Object.isFrozen(lamp) && Object.isFrozen(lamp.parts) && Object.isFrozen(lamp.parts.b),
    Lamp["~standard"].validate(JSON.parse(text)), Lamp["~standard"].jsonSchema.input({ target: "draft-07" }),
  ];
  return JSON.stringify(values);
}
const before = look();
// The console is made when it is first used, and does not like such prototypes itself.
console.log(before.length > 2000 ? "begun" : before);
CHANGE
const after = look();
if (before !== after) console.log(before + "\\n" + after);
console.log("done");
`;

for (const [what, change] of [
  ["frozen", "for (const each of [Object, Array, Function, Error]) Object.freeze(each.prototype);"],
  [
    "full of setters",
    "for (const name of names) Object.defineProperty(Object.prototype, name, { set() {}, configurable: true });",
  ],
  [
    "full of values",
    "for (const name of names) Object.defineProperty(Object.prototype, name, { value: 7, configurable: true, enumerable: false });",
  ],
] as const) {
  test(`instances are what they were where the prototype of all objects is ${what}`, () => {
    const source = script.replace("CHANGE", change);
    const told = execFileSync(process.execPath, ["--input-type=module", "-e", source], { encoding: "utf8" });
    assert.equal(told, "begun\ndone\n");
  });
}
