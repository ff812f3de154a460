import type { Checks } from "../contestants/contestant.ts";
import { contestants } from "../contestants/contestants.ts";
import { fullTool, ours } from "../contestants/ours.ts";
import { damagedDocuments, type TypeName, validDocuments } from "../data/documents.ts";
import type { Json } from "../data/json.ts";
import { ordered } from "../data/key-order.ts";
import { interleave, type Task } from "./interleave.ts";
import { type Claim, fastestPeer, type Measured, type Race, specwright } from "./race.ts";

type Work = "is" | "parse" | "issues";

const words: Readonly<Record<Work, string>> = {
  is: "is it valid",
  parse: "parse, with defaults and frozen",
  issues: "all errors",
};
const count = 1000;

/** Races of validators over one type and one kind of data. */
export const checkRaces: readonly Race[] = [
  varied("Tool", "is", [{ what: "`is`, against the fastest peer", ...peersAtLeast(8) }]),
  varied("SkillDefinition", "is", [{ what: "`is`, against the fastest peer (SkillDefinition)", ...peersAtLeast(8) }]),
  varied("SessionEvent", "is", [{ what: "`is`, against the fastest peer (discriminated union)", ...peersAtLeast(8) }]),
  varied("Folder", "is", [{ what: "`is`, against the fastest peer (deep recursion)", ...peersAtLeast(8) }]),
  ...[8, 50].map((shapes) =>
    shaped("is", shapes, [{ what: `\`is\`, ${shapes} shapes, against the fastest peer`, ...peersAtLeast(3) }]),
  ),
  shaped("is", 1, [{ what: "`is`, one shape, against the fastest peer", ...peersAtLeast(1.5) }]),
  varied("Tool", "parse", [zodAtLeast("`parse`, against Zod with `.readonly()`", 3)]),
  varied("SkillDefinition", "parse", [zodAtLeast("`parse`, against Zod with `.readonly()` (SkillDefinition)", 3)]),
  varied("SessionEvent", "parse", [zodAtLeast("`parse`, against Zod with `.readonly()` (discriminated union)", 3)]),
  varied("Folder", "parse", [zodAtLeast("`parse`, against Zod with `.readonly()` (deep recursion)", 3)]),
  shaped("parse", 1, [zodAtLeast("`parse`, one shape, against Zod with `.readonly()`", 1.7)]),
  ...(["Tool", "SkillDefinition", "SessionEvent", "Folder"] as const).map((type) =>
    varied(type, "issues", [
      { what: `all errors, against Ajv with \`allErrors\` (${type})`, of: "ajv", by: specwright, atLeast: 4 },
      { what: `all errors, against Zod (${type})`, of: "zod", by: specwright, atLeast: 10 },
    ]),
  ),
];

function peersAtLeast(atLeast: number): Omit<Claim, "what"> {
  return { of: fastestPeer, by: specwright, atLeast };
}

function zodAtLeast(what: string, atLeast: number): Claim {
  return { what, of: "zod readonly", by: specwright, atLeast };
}

function varied(type: TypeName, work: Work, claims: readonly Claim[]): Race {
  const invalid = work === "issues" ? " that are not valid" : "";
  return {
    id: `${work}-${type}`,
    title: `${type}: ${words[work]}, documents of hundreds of shapes${invalid}`,
    unit: "ns",
    claims,
    run: (effort) => {
      const valid = validDocuments(type, count);
      return raced(type, work, work === "issues" ? refused(type, valid) : valid, effort);
    },
  };
}

function refused(type: TypeName, valid: readonly Json[]): readonly Json[] {
  return damagedDocuments(valid, count, (document) => ours.checks[type].is?.(document) === true).refused;
}

/** Tools in normal form, so that all have the same keys, in as many orders of them. */
function shaped(work: Work, shapes: number, claims: readonly Claim[]): Race {
  return {
    id: `${work}-Tool-${shapes}`,
    title: `Tool: ${words[work]}, documents of ${shapes === 1 ? "one shape" : `${shapes} shapes`}`,
    unit: "ns",
    claims,
    run: (effort) => raced("Tool", work, toolsOfShapes(shapes), effort),
  };
}

/** Tools in normal form, whose keys stand in as many orders. */
export function toolsOfShapes(shapes: number): readonly Json[] {
  return validDocuments("Tool", count).map((document, index) =>
    ordered(JSON.parse(JSON.stringify(ours.checks.Tool.parse?.(document))), index % shapes),
  );
}

function raced(type: TypeName, work: Work, documents: readonly Json[], effort: number): Measured {
  const fresh = asParsed(documents);
  const full = "specwright, with its JSON Schemas checked";
  const entries = contestants.map(({ name, checks }) => taskOf(name, checks[type], work, fresh));
  const beside = type === "Tool" ? [taskOf(full, fullTool, work, fresh)] : [];
  const tasks = [...entries, ...beside].filter((task) => task !== undefined);
  return { rounds: interleave(tasks, Math.ceil(15 * effort), 40), beside: [full] };
}

/** Documents as `JSON.parse` makes them, which is how they come in; objects built otherwise have other shapes inside. */
export function asParsed(documents: readonly Json[]): readonly Json[] {
  return documents.map((document): Json => JSON.parse(JSON.stringify(document)));
}

function taskOf(name: string, checks: Checks, work: Work, documents: readonly Json[]): Task | undefined {
  const check = checks[work];
  if (check === undefined) return undefined;
  return {
    name,
    operations: documents.length,
    run: () => {
      for (const document of documents) seen += check(document) ? 1 : 0;
    },
  };
}

/** What the work comes to, so that no compiler leaves it out. */
export let seen = 0;
