import type { ModelDeclaration } from "../../../program/declaration.ts";
import { modelOf } from "../../../program/lookup.ts";
import type { Assignment } from "../../../program/member.ts";
import type { Resolution } from "../../../program/resolution.ts";
import { printer } from "../expression/expression.ts";
import { readBy } from "../expression/variable-name.ts";
import { type Doc, enclosed, line } from "../layout.ts";
import { memberAccess, propertyKey, stringLiteral } from "../primitives.ts";
import { assignment, block, documentation, statement, type Writer } from "../print.ts";
import { writeRecord } from "../record-body.ts";
import type { Scope } from "../scope.ts";
import { localNameIn, plainReading, reading, resolverName, unknownName } from "./resolution-names.ts";
import { changeNames, type Printing, slots, statedChanges, targetsCode, writeTake } from "./write-taking.ts";

/** Writes the class that works out a resolution of a catalog, and the functions that it needs. */
export function writeResolver(writer: Writer, model: ModelDeclaration, resolution: Resolution, scope: Scope): void {
  const { start, gives, changed, takes } = resolution;
  const [owner, entry] = [scope.typeOf(start.model), scope.typeOf(gives.model)];
  const change = changed === undefined ? "never" : scope.typeOf(changed.model);
  const printing: Printing = { writer, scope, model, resolution, further: [], indexes: new Map() };
  // The fields stand before what reads them.
  for (const take of takes) if (take.targets !== undefined) targetsCode(take, take.targets, printing);
  documentation(writer, [{ ours: `Works out what \`${resolution.localName}\` gives.` }]);
  const base = `${scope.runtime("Resolver")}<${owner}, ${entry}, ${change}>`;
  const name = resolverName(model, resolution, scope);
  block(writer, `class ${name} extends ${base}`, () => {
    writeKeeper(printing, name);
    writer.blankLine();
    for (const [name, { type }] of printing.indexes) statement(writer, `readonly #${name}: ${type};`);
    writer.blankLine();
    writeConstructor(printing);
    writer.blankLine();
    const taker = `${scope.runtimeType("Taker")}<${entry}, ${change}>`;
    block(
      writer,
      ["protected override take", enclosed("(", [`owner: ${owner}`, `taker: ${taker}`], ")"), ": void"],
      () => {
        for (const take of takes) writeTake(take, printing);
      },
    );
    writer.blankLine();
    writeSteps(printing, owner, change);
    writer.blankLine();
    block(writer, `protected override nameOf(entry: ${entry}): string`, () => {
      statement(writer, `return entry${memberAccess(localNameIn(gives.model, gives.key, scope))};`);
    });
    writer.blankLine();
    writePatch(printing, "pass", [["entry", entry]], resolution.through);
    writer.blankLine();
    writePatch(
      printing,
      "change",
      [
        ["entry", entry],
        ["change", change],
      ],
      changed?.assignments ?? [],
    );
  });
  for (const write of printing.further) {
    writer.blankLine();
    write();
  }
  writer.blankLine();
  writeUnknown(printing);
}

/** Parsing asks for the same as whoever resolves something later. */
function writeKeeper({ writer, scope, model }: Printing, name: string): void {
  const catalog = scope.typeOf(model.name);
  documentation(writer, [{ ours: "The one of a catalog, with all that it has worked out so far." }]);
  const make = ["(catalog: ", catalog, ") => ", `new ${name}(catalog)`];
  const made = [scope.runtime("keptFor"), enclosed("(", [make], ")")];
  assignment(writer, `static readonly of: (catalog: ${catalog}) => ${name}`, made);
}

function writeConstructor({ writer, scope, model, resolution, indexes }: Printing): void {
  const { start, follow, changes } = resolution;
  block(writer, `constructor(catalog: ${scope.typeOf(model.name)})`, () => {
    const names = [
      `members: ${stringLiteral(start.property)}`,
      `steps: ${stringLiteral(follow.property)}`,
      ...(changes === undefined ? [] : [["changes: ", changeNames(changes)]]),
    ];
    const members = reading("catalog", model.name, start.property, scope);
    const key = `(each) => ${plainReading("each", start.model, start.key, scope)}`;
    statement(writer, "super", enclosed("(", [enclosed("{", names, "}", line), members, key], ")"), ";");
    for (const [name, { made }] of indexes) statement(writer, `this.#${name} = `, made, ";");
  });
}

function writeSteps({ writer, scope, resolution }: Printing, owner: string, change: string): void {
  const { start, follow, changes } = resolution;
  const list = reading("owner", start.model, follow.property, scope);
  const entries: readonly Doc[] = [
    `to: ${plainReading("step", follow.model, follow.reference, scope)}`,
    ["changes: ", changes === undefined ? "[]" : statedChanges("step", follow.model, changes, scope)],
  ];
  block(writer, `protected override steps(owner: ${owner}): readonly ${scope.runtimeType("Step")}<${change}>[]`, () => {
    statement(writer, `return ${list}.map((step) => (`, enclosed("{", entries, "}", line), "));");
  });
}

/** Writes a method that gives an entry with some fields set anew. */
function writePatch(
  { writer, scope, resolution }: Printing,
  name: string,
  parameters: readonly (readonly [string, string])[],
  assignments: readonly Assignment[],
): void {
  const { gives } = resolution;
  const names = parameters.map(([parameter]) => parameter);
  const env = slots(names, scope);
  const isRead = readBy(assignments.map(({ value }) => value));
  const declared = parameters.map(([parameter, type], index) =>
    index === 0 || isRead(parameter) ? `${parameter}: ${type}` : `_${parameter}: ${type}`,
  );
  const head = [`protected override ${name}`, enclosed("(", declared, ")"), `: ${scope.typeOf(gives.model)}`];
  block(writer, head, () => {
    if (assignments.length === 0) {
      writer.writeLine("return entry;");
      return;
    }
    const entries = assignments.map(({ property: key, value }): Doc => {
      return [`${propertyKey(key)}: `, printer.plain(value, env).doc];
    });
    statement(writer, "return entry.with(", enclosed("{", entries, "}", line), ");");
  });
}

/** What is thrown for a key that nothing has. */
function writeUnknown({ writer, scope, model, resolution }: Printing): void {
  const { model: thrown, assignments } = resolution.unknown;
  const isRead = readBy(assignments.map(({ value }) => value))("key");
  const head = `function ${unknownName(model, resolution, scope)}(${isRead ? "key" : "_key"}: string): ${scope.typeOf(thrown)}`;
  block(writer, head, () =>
    writeRecord(writer, modelOf(scope.emission.program, thrown), assignments, slots(["key"], scope)),
  );
}
