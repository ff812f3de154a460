import { createRandom, type Random } from "../../test/support/random.ts";
import { damaged } from "./damage.ts";
import { makeFolder } from "./folders.ts";
import type { Json } from "./json.ts";
import { shuffled } from "./key-order.ts";
import { makeSessionEvent } from "./session-events.ts";
import { makeSkillDefinition } from "./skill-definitions.ts";
import { makeTool } from "./tools.ts";

/** The types that are compared. */
export type TypeName = "Tool" | "SkillDefinition" | "SessionEvent" | "Folder";

const makers: Readonly<Record<TypeName, (random: Random) => Json>> = {
  Tool: makeTool,
  SkillDefinition: makeSkillDefinition,
  SessionEvent: makeSessionEvent,
  Folder: makeFolder,
};

/** Valid documents of a type, the same every time; the keys of three in ten are in an order of their own. */
export function validDocuments(type: TypeName, count: number): readonly Json[] {
  const random = createRandom(20);
  return Array.from({ length: count }, () => {
    const document = makers[type](random);
    return random.chance(0.3) ? shuffled(random, document) : document;
  });
}

/** Documents that are one change away from the valid ones, the first of which `count` are refused; all of them, and which are refused. */
export function damagedDocuments(
  valid: readonly Json[],
  count: number,
  isValid: (document: Json) => boolean,
): { readonly all: readonly Json[]; readonly refused: readonly Json[] } {
  const random = createRandom(21);
  const all: Json[] = [];
  const refused: Json[] = [];
  for (let index = 0; refused.length < count; index += 1) {
    const document = damaged(random, valid[index % valid.length] ?? null);
    all.push(document);
    if (!isValid(document)) refused.push(document);
    if (all.length > count * 20) throw new Error(`of ${all.length} documents only ${refused.length} are refused`);
  }
  return { all, refused };
}

/** A document as it comes out of a file: what has the same keys in the same order shares a shape, as it does in programs. */
export function asRead(documents: readonly Json[]): readonly Json[] {
  return documents.map((document): Json => JSON.parse(JSON.stringify(document)));
}
