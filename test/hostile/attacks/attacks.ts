import { readFileSync } from "node:fs";
import { isJsonList, isJsonObject, type JsonValue } from "../../../generator/program/json.ts";
import { plainYaml } from "../../support/plain-yaml.ts";

/** A test by its file under `test/` and its title, as both stand in the source; or, without a title, a folder of specs that are refused. */
export interface Proof {
  readonly file: string;
  readonly title?: string;
}

/** An attack, and the tests that it fails in; or the reason why there is none. */
export interface Attack {
  readonly id: string;
  readonly attack: string;
  readonly tests: readonly Proof[];
  readonly reason: string;
}

/** All attacks by what they aim at. Throws where the file is of another form. */
export function readAttacks(): ReadonlyMap<string, readonly Attack[]> {
  const groups = plainYaml(readFileSync("test/hostile/attacks/attacks.yaml", "utf8"));
  return new Map(
    Object.entries(groups).map(([title, group]) => [title, entriesOf(group).map(([id, row]) => attackOf(id, row))]),
  );
}

function attackOf(id: string, row: JsonValue): Attack {
  const { attack = "", tests = [], reason = "" } = Object.fromEntries(entriesOf(row));
  if (!isJsonList(tests)) throw new Error(`${id} has no list of tests`);
  return { id, attack: String(attack), tests: tests.flatMap(proofsOf), reason: String(reason) };
}

function proofsOf(test: JsonValue): readonly Proof[] {
  if (typeof test === "string") return [{ file: test }];
  return entriesOf(test).map(([file, title]) => ({ file, title: String(title) }));
}

function entriesOf(value: JsonValue): readonly (readonly [string, JsonValue])[] {
  if (!isJsonObject(value)) throw new Error("no object");
  return Object.entries(value);
}
