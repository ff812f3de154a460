import assert from "node:assert/strict";
import { test } from "node:test";
import type { TypeExpr } from "../../generator/program/type-expr.ts";
import { typeText } from "../../generator/program/type-text.ts";
import { declarationsIn, innerTypes, leafOf, referencesIn } from "../../generator/program/type-walk.ts";
import { declared, programOf } from "../support/check-spec.ts";

const program = programOf(`types:
  Name: { doc: A name, scalar: string, examples: [a] }
  Shade: { doc: A shade, enum: { dark: Dark., light: Light. } }
  Leaf: { doc: A leaf, fields: { name: { type: Name, doc: A }, shade: { type: Shade?, doc: A } } }
  Tree: { doc: A tree, fields: { leaves: { type: "list<map<Leaf>>", default: [], doc: A }, trees: { type: "list<Tree>", default: [], doc: A } } }
  Many: { doc: Many, list: Tree }
  Named: { doc: A name, map: Name }
  Either: { doc: Either, union: [Many, Named] }
  Alone: { doc: A, fields: { count: { type: int, doc: A } } }
`);

function reference(target: string): TypeExpr {
  return { kind: "reference", target };
}

test("a type ends in one leaf, through lists, maps and null", () => {
  const type: TypeExpr = {
    kind: "list",
    element: { kind: "map", value: { kind: "nullable", inner: reference("Leaf") } },
  };
  assert.equal(typeText(type), "list<map<Leaf?>>");
  assert.deepEqual(leafOf(type), reference("Leaf"));
  assert.deepEqual(referencesIn(type), ["Leaf"]);
  assert.deepEqual(referencesIn({ kind: "list", element: { kind: "primitive", name: "int" } }), []);
});

test("a declaration has the types of its parts in it", () => {
  const texts = (name: string): readonly string[] => innerTypes(declared(program, name)).map(typeText);
  assert.deepEqual(texts("Leaf"), ["Name", "Shade?"]);
  assert.deepEqual(texts("Tree"), ["list<map<Leaf>>", "list<Tree>"]);
  assert.deepEqual([...texts("Many"), ...texts("Named"), ...texts("Either")], ["Tree", "Name", "Many", "Named"]);
  assert.deepEqual([...texts("Name"), ...texts("Shade")], []);
});

test("what a type leads to is found once, circles included", () => {
  const names = (name: string): readonly string[] =>
    declarationsIn(reference(name), program.declarations)
      .map((declaration) => declaration.name)
      .sort();
  assert.deepEqual(names("Either"), ["Either", "Leaf", "Many", "Name", "Named", "Shade", "Tree"]);
  assert.deepEqual(names("Tree"), ["Leaf", "Name", "Shade", "Tree"]);
  assert.deepEqual(names("Alone"), ["Alone"]);
  assert.deepEqual(names("Nothing"), []);
});
