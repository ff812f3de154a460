import assert from "node:assert/strict";
import { test } from "node:test";
import { checkModule, model, programOf, property } from "../support/check-spec.ts";

const vehicles = `types:
  Engine:
    doc: An engine.
    fields:
      power: { type: int, default: 10, min: 1, doc: Kilowatts }
      fuel: { type: string, default: petrol, in: [petrol, diesel, none], doc: What it burns }
  Vehicle:
    doc: Something with wheels.
    key: plate
    unknown_keys: keep
    fields:
      plate: { type: string, doc: Number plate, since: "1.0" }
      wheels: { type: int, default: 4, doc: How many wheels }
      engine: { type: Engine, default: {}, doc: What drives it }
      spare: { type: Engine?, doc: Another one }
      note: { type: string, optional: true, deprecated: Write a letter., doc: A note }
    rules:
      some_wheels: { must: this.wheels > 0, message: It needs a wheel. }
      noted: { when: has(this.note), must: this.note != this.plate, at: note, message: Say something else. }
      strong: { must: this.engine.power > 1 || this.is_light, message: It is too weak. }
    derived:
      is_light: { type: bool, value: this.wheels < 3, doc: Whether it is light }
    methods:
      beats: { doc: Compares., params: { other: Vehicle }, returns: bool, value: this.engine.power > other.engine.power }
    constructors:
      plain: { doc: Makes one., params: { plate: string }, set: { plate: plate } }
    views:
      short: { doc: Short., shows: [plate, wheels], omits: [engine, spare, note, is_light] }
`;

test("what extends has everything of its base in place, but its constructors", () => {
  const program = programOf(`${vehicles}  Car:
    doc: A car.
    extends: Vehicle
    fields:
      doors: { type: int, default: 4, doc: How many doors }
      note: { deprecated: Call. }
    views:
      short: { adds: [doors] }
`);
  const car = model(program, "Car");
  assert.deepEqual(
    car.properties.map(({ name }) => name),
    ["plate", "wheels", "engine", "spare", "note", "doors"],
  );
  assert.deepEqual(
    car.rules.map(({ id, owner }) => `${owner}.${id}`),
    ["Vehicle.some_wheels", "Vehicle.noted", "Vehicle.strong"],
  );
  assert.deepEqual(
    car.derived.map(({ name }) => name),
    ["is_light"],
  );
  assert.deepEqual(
    car.methods.map(({ name }) => name),
    ["beats"],
  );
  assert.deepEqual(car.constructors, []);
  assert.deepEqual(
    car.views.map(({ entries }) => entries.map(({ key }) => key)),
    [["plate", "wheels", "doors"]],
  );
  assert.deepEqual([car.key, car.unknownKeys, car.base], ["plate", "keep", { name: "Vehicle", how: "extends" }]);
  const note = property(program, "Car", "note");
  assert.deepEqual([note.doc, note.deprecated, note.presence, note.origin], ["A note", "Call.", "optional", "Vehicle"]);
  assert.equal(property(program, "Car", "plate").since, "1.0");
});

test("inherited expressions are read anew: `this` is the model at hand", () => {
  const program = programOf(`${vehicles}  Car: { doc: A car., extends: Vehicle }
`);
  const modelsRead = (name: string): readonly unknown[] => {
    const { rules, derived, views } = model(program, name);
    const texts = JSON.stringify([rules.map(({ must }) => must), derived, views.map(({ entries }) => entries)]);
    return [...new Set([...texts.matchAll(/"model":"(\w+)"/gu)].map(([, read]) => read))].sort();
  };
  assert.deepEqual(modelsRead("Vehicle"), ["Engine", "Vehicle"]);
  assert.deepEqual(modelsRead("Car"), ["Car", "Engine"]);
});

test("dotted fields make a model of their own before the one that needs it, as deep as one likes", () => {
  const program = programOf(`${vehicles}  Bike:
    doc: A bike.
    extends: Vehicle
    fields:
      wheels: { fixed: 2 }
      engine.fuel: { fixed: none }
      engine.power: { max: 1, default: 1 }
      spare.power: { min: 5 }
  Tandem:
    doc: A long bike.
    extends: Bike
    fields:
      engine.power: { default: 1 }
`);
  assert.deepEqual(program.modules[0]?.declarations, [
    "Engine",
    "Vehicle",
    "BikeEngine",
    "BikeSpare",
    "Bike",
    "TandemEngine",
    "Tandem",
  ]);
  assert.deepEqual(property(program, "Bike", "engine").type, { kind: "reference", target: "BikeEngine" });
  assert.deepEqual(property(program, "Bike", "engine").default, {});
  assert.deepEqual(property(program, "Bike", "spare").type, {
    kind: "nullable",
    inner: { kind: "reference", target: "BikeSpare" },
  });
  const fuel = property(program, "BikeEngine", "fuel");
  assert.deepEqual([fuel.fixed, fuel.default, fuel.presence, fuel.origin], ["none", "none", "defaulted", "Engine"]);
  assert.deepEqual(property(program, "TandemEngine", "power").default, 1);
  assert.equal(property(program, "TandemEngine", "fuel").fixed, "none");
  assert.deepEqual(model(program, "TandemEngine").base, { name: "BikeEngine", how: "extends" });
});

test("faults in dotted fields are told where they stand", () => {
  const { diagnostics } = checkModule(`${vehicles}  Bike:
    doc: A bike.
    extends: Vehicle
    fields:
      engine.power: { min: 0 }
      engine.fuell: { fixed: none }
      wheels.round: { fixed: true }
      engin.power: { min: 2 }
`);
  assert.deepEqual(diagnostics, [
    "constraint-loosened shop.yaml:38:28",
    "incomplete-field shop.yaml:39:7",
    "not-a-nested-model shop.yaml:40:7",
    "incomplete-field shop.yaml:41:7",
  ]);
});

test("a default that the tightened type refuses is told once", () => {
  const { diagnostics } = checkModule(`${vehicles}  Bike:
    doc: A bike.
    extends: Vehicle
    fields:
      engine.power: { min: 20 }
  Tandem: { doc: A long bike., extends: Bike }
`);
  assert.deepEqual(diagnostics, ["default-refused shop.yaml:38:7"]);
});

test("naming the type of an optional field again makes it required; saying something else does not", () => {
  const program =
    programOf(`${vehicles}  Noted: { doc: Noted., extends: Vehicle, fields: { note: { type: string, min_length: 1 } } }
  Short: { doc: Short., extends: Vehicle, fields: { note: { max_length: 5 }, spare: { type: Engine } } }
  Given: { doc: Given., extends: Vehicle, fields: { note: { default: Nothing. }, plate: { default: none } } }
`);
  assert.equal(property(program, "Noted", "note").presence, "required");
  assert.equal(property(program, "Short", "note").presence, "optional");
  assert.equal(property(program, "Short", "spare").presence, "required");
  assert.equal(property(program, "Given", "note").presence, "defaulted");
  assert.equal(property(program, "Given", "plate").default, "none");
});

test("a subset has the fields of `only` in that order, and the rules that read nothing else", () => {
  const program = programOf(`${vehicles}  Tag:
    doc: A tag.
    subset_of: Vehicle
    only: [note, plate]
    fields:
      plate: { type: "string?" }
  Wheels: { doc: Wheels., subset_of: Vehicle, only: [wheels, engine] }
`);
  const tag = model(program, "Tag");
  assert.deepEqual(
    tag.properties.map(({ name, presence }) => `${name} ${presence}`),
    ["note optional", "plate defaulted"],
  );
  assert.deepEqual(
    tag.rules.map(({ id }) => id),
    ["noted"],
  );
  assert.deepEqual(tag.rules[0]?.reads, ["note", "plate"]);
  assert.deepEqual([tag.unknownKeys, tag.key, tag.derived, tag.methods], ["reject", undefined, [], []]);
  // `strong` reads a derived property, which the subset has not.
  assert.deepEqual(
    model(program, "Wheels").rules.map(({ id }) => id),
    ["some_wheels"],
  );
});

test("a patch has every field as optional, without defaults and rules; null stays where null was", () => {
  const program = programOf(`${vehicles}  EnginePatch: { doc: Changes., patch_of: Engine }
  VehiclePatch:
    doc: Changes.
    patch_of: Vehicle
    only: [wheels, engine, spare, note]
    fields:
      engine: { type: EnginePatch }
      spare: { type: "EnginePatch?" }
`);
  const patch = model(program, "VehiclePatch");
  assert.deepEqual(
    patch.properties.map(({ name, presence, default: fallback, type }) => [name, presence, fallback, type.kind]),
    [
      ["wheels", "optional", undefined, "primitive"],
      ["engine", "optional", undefined, "reference"],
      ["spare", "optional", undefined, "nullable"],
      ["note", "optional", undefined, "primitive"],
    ],
  );
  assert.deepEqual(patch.rules, []);
  assert.deepEqual(
    property(program, "EnginePatch", "power").constraints.map(({ kind }) => kind),
    ["min"],
  );
});

test("models build on each other in any order of declaration", () => {
  const program = programOf(`types:
  Last: { doc: L, extends: Middle, fields: { c: { type: int, doc: C } } }
  Middle: { doc: M, extends: First, fields: { b: { type: int, doc: B } } }
  First: { doc: F, fields: { a: { type: int, doc: A } } }
`);
  assert.deepEqual(
    model(program, "Last").properties.map(({ name, origin }) => `${origin}.${name}`),
    ["First.a", "Middle.b", "Last.c"],
  );
});
