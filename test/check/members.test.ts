import assert from "node:assert/strict";
import { test } from "node:test";
import { checkModule, model, programOf } from "../support/check-spec.ts";

const song = `types:
  Tempo: { doc: T, enum: { slow: Slow., fast: Fast. } }
  Singer: { doc: S, fields: { name: { type: string, doc: Name }, age: { type: "int?", doc: A } }, constructors: { called: { doc: C, params: { name: string }, set: { name: name } } } }
  Song:
    doc: A song.
    fields:
      title: { type: string, doc: T }
      tempo: { type: Tempo, default: slow, doc: T }
      singer: { type: Singer, doc: S }
      verses: { type: list<string>, default: [], doc: V }
      length: { type: "int?", as: seconds, doc: L }
      "re-mix": { type: bool, default: false, doc: R }
    derived:
      is_long: { type: bool, value: size(this.verses) > 3, doc: L }
`;

function told(text: string): readonly string[] {
  return checkModule(song + text).diagnostics.map((line) => line.replace(" shop.yaml:", " "));
}

test("a view shows entries in the order written, leaves out what is null where asked, and computes others", () => {
  const program = programOf(`${song}    views:
      as_long_line:
        doc: A line.
        shows:
          - "length?"
          - title
          - re-mix
          - { show: by, value: this.singer.name }
          - { show: tempo, when: this.tempo != 'slow' }
          - { show: version, value: 2 }
          - { show: count, value: size(this.verses) }
          - is_long
`);
  const [view] = model(program, "Song").views;
  assert.equal(view?.localName, "asLongLine");
  assert.deepEqual(
    view?.entries.map(({ key, when, value }) => `${key}${when === undefined ? "" : "?"} ${value.kind}`),
    [
      "length? select",
      "title select",
      "re-mix select",
      "by select",
      "tempo? select",
      "version literal",
      "count call",
      "is_long select",
    ],
  );
});

test("a view that forgets a field, or a derived property, names it", () => {
  assert.deepEqual(
    told(
      "    views:\n      short:\n        doc: S\n        shows: [title, tempo, verses, re-mix]\n        omits: [length]\n",
    ),
    ["view-forgets 21:7"],
  );
  assert.deepEqual(
    told(
      "    views:\n      short:\n        doc: S\n        shows: [title]\n        omits: [length, tempo, singer, verses, re-mix, is_long]\n",
    ),
    [],
  );
  assert.deepEqual(
    told("    views:\n      short:\n        doc: S\n        shows: [title, singr?]\n        omits: [lenght]\n"),
    ["no-such-field 23:24", "no-such-field 24:17"],
  );
});

test("a constructor sets fields in order, and reads as `this` what it has set already", () => {
  const program = programOf(`${song}    constructors:
      duet:
        doc: For two.
        params: { names: list<string>, tempo: { type: "Tempo?", doc: T } }
        set:
          title: "'Duet'"
          verses: names
          re-mix: size(this.verses) > 2
          singer: Singer.called(this.title)
          tempo: "tempo != null ? tempo : 'fast'"
          length: 3
`);
  const [duet] = model(program, "Song").constructors;
  assert.deepEqual(
    duet?.assignments.map(({ property }) => property),
    ["title", "verses", "re-mix", "singer", "tempo", "length"],
  );
  assert.doesNotMatch(JSON.stringify(duet), /unfinished/u);
});

test("a constructor cannot read what is not set yet, leave out what is needed, or set what is not there", () => {
  const constructed = (set: string): readonly string[] =>
    told(`    constructors:\n      duet:\n        doc: D\n        params: { name: string }\n        set:\n${set}`);
  const rest = "          singer: Singer.called(name)\n";
  assert.deepEqual(constructed(`          title: this.tempo\n${rest}`).length, 1);
  assert.deepEqual(constructed(`          title: this.title\n${rest}`).length, 1);
  assert.deepEqual(constructed(rest), ["field-not-set 24:9"]);
  assert.deepEqual(constructed(`          titel: name\n${rest}`), ["no-such-field 25:11"]);
  assert.deepEqual(constructed("          title: name\n          singer: { name: x }\n"), ["constant-model 26:19"]);
  assert.deepEqual(constructed(`          title: 3\n${rest}`).length, 1);
  assert.deepEqual(constructed(`          title: name\n          tempo: "'fst'"\n${rest}`).length, 1);
  assert.deepEqual(constructed(`          title: name\n          verses: [a, b]\n${rest}`), []);
});

test("a decision table puts each cell in the place of `cell`, and the earlier cells of a row guard the later ones", () => {
  const program = programOf(`${song}functions:
  tempo_of:
    doc: Guesses.
    params: { song: Song, words: list<string> }
    returns: "Tempo?"
    table:
      columns:
        known: has(song.length) == cell
        longer: song.length > cell
        said: words.exists(word, word in cell)
        tempo: song.tempo == cell
      rows:
        - { known: true, longer: 300, give: slow }
        - { said: ["cell", "fast"], tempo: fast, give: fast }
        - { give: null }
`);
  const [guess] = program.modules[0]?.functions ?? [];
  assert.ok(guess?.body.kind === "table");
  assert.equal(guess.localName, "tempoOf");
  assert.deepEqual(guess.body.columns, ["known", "longer", "said", "tempo"]);
  assert.deepEqual(
    guess.body.rows.map(({ cells, when, give }) => [cells, when?.kind, give.kind]),
    [
      [{ known: true, longer: 300 }, "binary", "literal"],
      [{ said: ["cell", "fast"], tempo: "fast" }, "binary", "literal"],
      [{}, undefined, "literal"],
    ],
  );
  assert.doesNotMatch(JSON.stringify(guess.body), /"name":"cell"/u);
});

test("faults of a table are told at the cell or the row", () => {
  const table = (rows: string): readonly string[] =>
    told(`functions:
  tempo_of:
    doc: Guesses.
    params: { song: Song }
    returns: Tempo
    table:
      columns: { tempo: song.tempo == cell, title: song.title.contains(cell) }
      rows:
${rows}`);
  assert.deepEqual(
    table("        - { tempo: fst, give: fast }\n        - { give: slow }\n").map((text) => text.split(" ")[1]),
    ["28:20"],
  );
  assert.deepEqual(
    table("        - { tempo: fast, give: fst }\n        - { give: slow }\n").map((text) => text.split(" ")[1]),
    ["28:32"],
  );
  assert.deepEqual(table("        - { give: slow }\n"), []);
  assert.deepEqual(
    table(
      "        - { title: a, tempo: fast, give: slow }\n        - { title: a, give: slow }\n        - { give: slow }\n",
    ),
    [],
  );
  assert.deepEqual(
    table(
      "        - { tempo: fast, title: a, give: slow }\n        - { title: a, tempo: fast, give: fast }\n        - { give: slow }\n",
    ),
    ["row-never-reached 29:11"],
  );
});

test("members that would share a name in code are told, wherever they come from", () => {
  assert.deepEqual(told("    methods:\n      seconds: { doc: S, returns: int, value: '1' }\n"), [
    "local-name-taken 21:7",
  ]);
  assert.deepEqual(told("    methods:\n      length: { doc: S, returns: int, value: '1' }\n"), []);
  assert.deepEqual(
    told(
      "    methods:\n      a_1: { doc: S, returns: int, value: '1' }\n      a1: { doc: S, returns: int, value: '1' }\n",
    ),
    ["local-name-taken 22:7"],
  );
  assert.deepEqual(
    told(
      "  Hit:\n    doc: H\n    extends: Song\n    derived:\n      is_long: { type: bool, value: this.tempo == 'slow', doc: L }\n",
    ),
    ["local-name-taken 24:7"],
  );
  assert.deepEqual(
    told("  Hit:\n    doc: H\n    extends: Song\n    fields:\n      is_long: { type: bool, doc: L }\n"),
    ["local-name-taken 24:7"],
  );
});

test("what needs its own result is told once, with the way round", () => {
  const { diagnostics, full } = checkModule(`${song}    methods:
      one: { doc: O, returns: bool, value: this.two() }
      two: { doc: T, returns: bool, value: outer(this) }
  Hit: { doc: H, extends: Song }
functions:
  outer: { doc: O, params: { song: Song }, returns: bool, value: song.one() }
`);
  assert.deepEqual(
    diagnostics.map((line) => line.split(" ")[0]),
    ["call-circle"],
  );
  assert.match(full[0]?.message ?? "", /Song\.one/u);
  assert.match(full[0]?.message ?? "", /outer/u);
});
