import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { createRandom } from "../support/random.ts";
import { buildModel, shop } from "./build-model.ts";

// TypeScript follows conditions, and refuses to compile what they have settled: values that cannot be equal any more, members of what can
// only be null, variables that nothing reads. Each rule here would be printed so, if it were printed word by word.

const rules = {
  same_text_twice: "!(this.text == 'a' && (this.text == 'b' || this.flag))",
  empty_and_not: "!(size(this.text) == 0 && (this.text == 'b' || this.flag))",
  sizes: "!(size(this.words) == 0 && (size(this.words) == 1 || this.flag))",
  first_of_list: "!(size(this.words) > 0 && this.words[0] == 'a' && (this.words[0] == 'b' || this.flag))",
  numbers: "!(this.few == 2 && (this.few == 4 || this.flag))",
  listed_number: "this.few != 3 || this.flag",
  null_and_not: "!(this.note == null && (this.flag || (this.note != null && this.note.startsWith('a'))))",
  chosen_null: "!((this.flag ? this.note != null : false) && this.note != null && this.note.startsWith('a'))",
  all_and_any: "!(this.words.all(w, w == 'a') && (this.words.exists(w, w == 'b') || this.flag))",
  written_out: "!([this.text, this.mark].all(t, t == 'a') && (this.text == 'b' || this.flag))",
  by_method: "!(this.is_red() && (this.color == 'blue' || this.flag))",
  by_derived: "!(this.bluish && (this.color == 'red' || this.flag))",
  by_argument: "!(this.color == 'green' && this.is_either('red', this.color == 'green'))",
  by_kind: "!(this.loose == 'a' && (this.loose == 'b' || this.flag))",
  by_each_other: "!(this.text == this.color && this.color == 'red' && (this.text == 'blue' || this.flag))",
  partly_settled: "!(!(this.color == 'green' && this.few in [2, 4]) && (this.few == 3 || this.color == 'green'))",
  always_so: "this.always || this.flag",
} as const;

const fields = `
      text: { type: string, doc: Text }
      few: { type: int, in: [2, 4, 6], not_in: [6], doc: Number }
      note: { type: string?, doc: Note }
      flag: { type: bool, doc: Flag }
      always: { type: bool, fixed: true, doc: Always }
      color: { type: Color, doc: Color }
      mark: { type: Mark, doc: Mark }
      loose: { type: Loose, doc: Loose }
      words: { type: list<string>, doc: Words }`;

const types = `types:
  Color: { doc: Color, enum: { red: Red, blue: Blue, green: Green } }
  Mark: { doc: Mark, scalar: string, min_length: 1, in: [a, b, c], not_in: [c, d] }
  Words: { doc: Words, list: string }
  Loose: { doc: A word or words, union: [string, Words] }
${Object.entries(rules)
  .map(([name, must]) => modelText(name, [must]))
  .join("")}${modelText("all_at_once", Object.values(rules))}${modelText("in_turn", [
  "this.text == 'a' || this.few == 3",
  "this.text != 'b' || this.flag",
])}${modelText("never", ["this.note == null", "this.note != null && this.note.startsWith('a')", "this.text == 'a'"])}`;

function modelText(name: string, musts: readonly string[]): string {
  return `  ${typeName(name)}:
    doc: A model.
    fields:${fields}
    derived:
      bluish: { type: bool, doc: Whether it is blue, value: this.color == 'blue' }
    methods:
      is_red: { doc: Whether it is red, returns: bool, value: this.color == 'red' }
      is_either:
        doc: Whether it is one of two
        params: { one: { type: Color, doc: One }, other: { type: bool, doc: Another } }
        returns: bool
        value: "one == 'blue' || (one == 'red' && other)"
      unread: { doc: Settled, params: { one: { type: bool, doc: One } }, returns: bool, value: this.always || one }
    constructors:
      red_one:
        doc: A red one
        params: { few: { type: int, doc: Number } }
        set:
          color: "'red'"
          few: few
          text: "this.color == 'blue' ? 'b' : 'a'"
          flag: false
          mark: "this.few == 3 ? 'none' : 'a'"
          loose: "'a'"
          words: []
    rules:
${musts.map((must, index) => `      r${index}: { must: ${JSON.stringify(must)}, message: Broken. }\n`).join("")}      none_in_words:
        each: words
        must: "!(this.flag && this.text == 'b')"
        message: Broken by every word.
`;
}

function typeName(name: string): string {
  return name.replace(/(?:^|_)([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

test("conditions that others have settled compile, and mean what they say", async () => {
  const { program, model } = await buildModel("settled", shop(types));
  const interpreter = createInterpreter(program);
  const random = createRandom(7);
  let valid = 0;
  for (let count = 0; count < 400; count += 1) {
    const value = {
      text: random.pick(["", "a", "b", "red"]),
      few: random.pick([2, 3, 4, 6]),
      note: random.pick([null, "a", "b"]),
      flag: random.chance(0.5),
      always: true,
      color: random.pick(["red", "blue", "green"]),
      mark: random.pick(["a", "b", "c", ""]),
      loose: random.pick(["a", "b", ["a"]]),
      words: random.pick([[], ["a"], ["b"], ["a", "b"]]),
    };
    for (const name of [...Object.keys(rules), "all_at_once", "in_turn", "never"].map(typeName)) {
      const issues = interpreter.validate(name, value);
      if (issues.length === 0) valid += 1;
      assert.deepEqual(model(name).validate(value), issues);
      assert.equal(model(name).is(value), issues.length === 0);
      assert.equal(model(name).safeParse(value).success, issues.length === 0);
    }
  }
  assert.ok(valid > 400, `${valid} valid`);

  // What a constructor sets is not valid before it is tried.
  const make = Reflect.get(Object(model("ByMethod")), "redOne");
  for (const few of [2, 3]) {
    const outcome = interpreter.construct("ByMethod", "red_one", { few });
    if ("value" in outcome) assert.deepEqual(JSON.parse(JSON.stringify(make(few))), outcome.value);
    else assert.throws(() => make(few), { issues: outcome.issues });
  }
});
