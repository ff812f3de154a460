import { camelCase, pascalCase } from "../../../naming/local-name.ts";
import type { ModelDeclaration } from "../../../program/declaration.ts";
import { modelOf } from "../../../program/lookup.ts";
import type { Assignment } from "../../../program/member.ts";
import type { Changes, Resolution, Take, Targets } from "../../../program/resolution.ts";
import { primary } from "../code.ts";
import type { Binding, Environment } from "../expression/environment.ts";
import { printer } from "../expression/expression.ts";
import { readBy, variableName } from "../expression/variable-name.ts";
import { callableEnvironment } from "../function.ts";
import { type Doc, enclosed, join, line } from "../layout.ts";
import { stringLiteral } from "../primitives.ts";
import { block, ifStatement, statement, type Writer } from "../print.ts";
import { writeRecord } from "../record-body.ts";
import type { Scope } from "../scope.ts";
import { plainReading, reading } from "./resolution-names.ts";

/** What the parts of a resolution are printed with. */
export interface Printing {
  readonly writer: Writer;
  readonly scope: Scope;
  readonly model: ModelDeclaration;
  readonly resolution: Resolution;
  /** Writes functions once the class is done. */
  readonly further: (() => void)[];
  /** Fields of the class, each made once of the catalog. */
  readonly indexes: Map<string, { readonly type: string; readonly made: Doc }>;
}

/** What expressions read under the names that resolutions give to things. */
export function slots(names: readonly string[], scope: Scope): Environment {
  const bindings = names.map((name): readonly [string, Binding] => [
    name,
    { kind: "code", value: { code: primary(variableName(name, scope)), nulls: "never", boundIn: 0 } },
  ]);
  const env = callableEnvironment(new Map(bindings), [], scope);
  return { ...env, taken: new Set(names.map((name) => variableName(name, scope))) };
}

/** Writes the loop over one list of a member. */
export function writeTake(take: Take, printing: Printing): void {
  const { writer, scope, resolution } = printing;
  const path = `[${stringLiteral(take.from)}, index]`;
  const list = reading("owner", resolution.start.model, take.from, scope);
  const { changes, targets, otherwise } = take;
  block(writer, `for (const [index, item] of ${list}.entries())`, () => {
    if (changes !== undefined) {
      const stated = statedChanges("item", take.model, changes, scope);
      const call = ["taker.changes", enclosed("(", [path, changeNames(changes), stated], ")")];
      statement(writer, "const changes = ", call, ";");
    }
    if (targets === undefined) writeAdding(take, take.assignments, "", path, ["owner", "item", "position"], printing);
    else {
      const code = targetsCode(take, targets, printing);
      if (otherwise === undefined) writeLoop(take, targets, code, path, printing);
      else {
        statement(writer, "const targets = ", code, ";");
        writeLoop(take, targets, "targets", path, printing);
        block(writer, "if (targets.length === 0)", () =>
          writeAdding(take, otherwise, "Otherwise", path, ["owner", "item", "position"], printing),
        );
      }
    }
    if (changes !== undefined) statement(writer, "taker.end(changes);");
  });
}

function writeLoop(take: Take, targets: Targets, code: Doc, path: string, printing: Printing): void {
  const { writer, scope } = printing;
  const names = ["owner", "item", "target", "position"];
  block(writer, ["for (const target of ", code, ")"], () => {
    const when = targets.kind === "match" ? targets.when : undefined;
    if (when !== undefined) ifStatement(writer, printer.condition(when, slots(names, scope), false), "continue;");
    writeAdding(take, take.assignments, "", path, names, printing);
  });
}

/** The list of targets of the item at hand. */
export function targetsCode(take: Take, targets: Targets, printing: Printing): Doc {
  const { scope, model } = printing;
  const env = slots(["owner", "item", "position"], scope);
  if (targets.kind === "match") {
    const { list, property } = targets;
    const index = indexField(`${list}_by_${property}`, printing, (catalog) => {
      const type = scope.typeOf(targets.model);
      const key = plainReading("each", targets.model, property, scope);
      const made = [scope.runtime("groupBy"), `(${reading(catalog, model.name, list, scope)}, (each) => ${key})`];
      return { type: `ReadonlyMap<string | null, readonly ${type}[]>`, made };
    });
    return [`this.#${index}.get(`, printer.plain(targets.value, env).doc, `) ?? ${scope.runtime("emptyList")}`];
  }
  const types = [...new Set(targets.lists.map((list) => scope.typeOf(list.model)))].join(" | ");
  const [{ key } = { key: "" }] = targets.lists;
  const index = indexField(`${targets.lists.map(({ property }) => property).join("_")}_by_key`, printing, (catalog) => {
    const lists = targets.lists.map(({ property }) => reading(catalog, model.name, property, scope));
    const made = enclosed(`${scope.runtime("byKey")}<${types}>(`, [stringLiteral(key), ...lists], ")");
    return { type: `ReadonlyMap<string, ${types}>`, made };
  });
  const item = plainReading("item", take.model, targets.property, scope);
  const { by } = targets;
  const named = by === undefined ? item : `${scope.runtime("entryOf")}(this.#${mapField(by, printing)}, ${item})`;
  return `${scope.runtime("foundIn")}(this.#${index}, ${named})`;
}

function mapField(property: string, printing: Printing): string {
  const { scope, model } = printing;
  return indexField(property, printing, (catalog) => {
    const made = reading(catalog, model.name, property, scope);
    return { type: "Readonly<Record<string, unknown>>", made };
  });
}

/** The name of a field of the class; `make` tells its type, and how it is made of the catalog that it names. */
function indexField(
  hint: string,
  { indexes }: Printing,
  make: (catalog: string) => { readonly type: string; readonly made: Doc },
): string {
  const name = camelCase(hint.replaceAll(/[^A-Za-z0-9_]/gu, "_").toLowerCase());
  if (!indexes.has(name)) indexes.set(name, make("catalog"));
  return name;
}

/** Writes the call that adds an entry, and the function that makes it. */
function writeAdding(
  take: Take,
  assignments: readonly Assignment[],
  suffix: string,
  path: string,
  names: readonly string[],
  printing: Printing,
): void {
  const { writer, scope, resolution, further } = printing;
  const env = slots(names, scope);
  const isRead = readBy(assignments.map(({ value }) => value));
  const read = names.filter(isRead);
  const name = scope.unique(
    `${resolution.localName}From${pascalCase(take.from.replaceAll(/[^A-Za-z0-9_]/gu, "_"))}${suffix}`,
  );
  const typeOf = (each: string): string => {
    if (each === "owner") return scope.typeOf(resolution.start.model);
    if (each === "item") return scope.typeOf(take.model);
    return each === "target" ? targetTypes(take.targets, scope) : "number";
  };
  further.push(() => {
    const parameters = read.map((each) => `${variableName(each, scope)}: ${typeOf(each)}`);
    const head = [`function ${name}`, enclosed("(", parameters, ")"), `: ${scope.typeOf(resolution.gives.model)}`];
    block(writer, head, () =>
      writeRecord(writer, modelOf(scope.emission.program, resolution.gives.model), assignments, env),
    );
  });
  const args = read.map((each) => (each === "position" ? "index + 1" : each));
  const own =
    take.change === undefined
      ? undefined
      : object(
          `change: ${plainReading("item", take.model, take.change, scope)}`,
          `field: ${stringLiteral(take.change)}`,
        );
  const by = take.changes?.on;
  const value: Doc = by === undefined ? "" : suffix === "" ? printer.plain(by, env).doc : "null";
  const listed: Doc | undefined =
    take.changes === undefined
      ? undefined
      : by === undefined
        ? object("changes")
        : object("changes", ["name: ", value]);
  const last = listed === undefined ? (own === undefined ? [] : [own]) : [own ?? "undefined", listed];
  // Only the last argument is broken where the line is too long.
  const call: readonly Doc[] = [path, `() => ${name}(${args.join(", ")})`, ...last];
  statement(writer, "taker.add(", join(call, ", "), ");");
}

function object(...entries: readonly Doc[]): Doc {
  return enclosed("{", entries, "}", line);
}

function targetTypes(targets: Targets | undefined, scope: Scope): string {
  if (targets === undefined) return "";
  const models = targets.kind === "match" ? [targets.model] : targets.lists.map(({ model }) => model);
  return [...new Set(models.map((model) => scope.typeOf(model)))].join(" | ");
}

/** What an element of a catalog states as changes, for the runtime. */
export function statedChanges(object: string, owner: string, changes: Changes, scope: Scope): Doc {
  const name = plainReading("each", changes.model, changes.name, scope);
  const change = plainReading("each", changes.model, changes.change, scope);
  return `${reading(object, owner, changes.list, scope)}.map((each) => ({ name: ${name}, change: ${change} }))`;
}

/** What the parts of changes are called, for the runtime. */
export function changeNames({ list, name, change, isOpen }: Changes): Doc {
  const entries = [
    `list: ${stringLiteral(list)}`,
    `name: ${stringLiteral(name)}`,
    `change: ${stringLiteral(change)}`,
    `isOpen: ${String(isOpen)}`,
  ];
  return enclosed("{", entries, "}", line);
}
