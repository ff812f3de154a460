import type { Program } from "../../../program/program.ts";
import type { Rule } from "../../../program/rule.ts";
import { afterCondition, asImplication, express, expressAll, numberName } from "./express.ts";
import type { Amount, Choice, Logic, Quantified } from "./logic.ts";
import { implication, ruleLogic } from "./logic-of.ts";
import type { Names } from "./names.ts";
import { forEvery, inside } from "./quantified-clause.ts";

/** What a rule demands, in Markdown: a sentence, and where it has many parts, a list of clauses that belongs to it. */
export interface RuleSentence {
  readonly text: string;
  readonly items: readonly string[];
}

/** A rule in plain English; undefined where its condition has no clear sentence. */
export function ruleSentence(rule: Rule, declarations: Program["declarations"]): RuleSentence | undefined {
  const demand = demandOf(ruleLogic(rule), { declarations, variables: [] });
  if (demand === undefined) return undefined;
  const { lead, items } = demand;
  return {
    text: `${capitalized(lead)}${items.length === 0 ? "." : ":"}`,
    items: items.map((item) => `${capitalized(item)}.`),
  };
}

/** `lead` has no full stop yet. */
interface Demand {
  readonly lead: string;
  readonly items: readonly string[];
}

function demandOf(logic: Logic, names: Names): Demand | undefined {
  const told = asImplication(logic);
  switch (told.kind) {
    case "implies": {
      const when = express(told.condition, names);
      const rest = asImplication(told.consequence);
      if (rest.kind === "implies") return demandOf(implication(told.condition, rest), names);
      const demand = demandOf(rest, names);
      return when && demand && when.joins !== "open"
        ? after(`when ${when.says}, `, { ...demand, lead: afterCondition(when, demand.lead) })
        : undefined;
    }
    case "quantified":
      return quantifiedDemand(told, names);
    case "choice":
      return choiceDemand(told, names);
    case "count": {
      const { amount, parts } = told;
      return inline(told, names) ?? itemized(countLead(amount), parts, names);
    }
    case "and":
      return partsDemand("all of these must hold", told.parts.map(asImplication), told, names);
    case "or":
      return partsDemand("at least one of these must hold", told.parts, told, names);
    default:
      return inline(told, names);
  }
}

function countLead({ relation, number }: Amount): string {
  if (relation === "not exactly") return `the number of these that hold must not be ${number}`;
  return `${relation} ${numberName(number)} of these must hold`;
}

function inline(logic: Logic, names: Names): Demand | undefined {
  const clause = express(logic, names);
  return clause && { lead: clause.demands, items: [] };
}

/** One sentence where nothing in it stands inside of something of the other kind, else a list. */
function partsDemand(lead: string, parts: readonly Logic[], whole: Logic, names: Names): Demand | undefined {
  const clause = express(whole.kind === "and" ? { ...whole, parts } : whole, names);
  const isFlat = parts.every((part, index) => {
    return part.kind === "test" || part.kind === "count" || (whole.kind === "and" && index === parts.length - 1);
  });
  if (clause !== undefined && isFlat && clause.demands.length <= mostInline) return { lead: clause.demands, items: [] };
  return itemized(lead, parts, names) ?? (clause && { lead: clause.demands, items: [] });
}

/** Longest demand, in characters of Markdown, that stands in one sentence where it has several parts. */
const mostInline = 240;

function itemized(lead: string, parts: readonly Logic[], names: Names): Demand | undefined {
  const clauses = expressAll(parts, names);
  return clauses && { lead, items: clauses.map(({ says }) => says) };
}

function quantifiedDemand(logic: Quantified, names: Names): Demand | undefined {
  const body = asImplication(logic.body);
  const short = logic.body.kind === "test" || logic.amount !== "every" ? inline(logic, names) : undefined;
  if (short !== undefined || logic.amount !== "every") return short;
  const demand = demandOf(body, inside(logic, names));
  return demand && after(`${forEvery(logic, names)}, `, demand);
}

/** A chain of choices is told in the order in which it is decided. */
function choiceDemand(choice: Choice, names: Names): Demand | undefined {
  const when = express(choice.condition, names);
  const yes = inline(choice.yes, names);
  const no = inline(choice.no, names);
  if (when === undefined || when.joins === "open" || yes === undefined) return undefined;
  if (no !== undefined) return { lead: `when ${when.says}, ${yes.lead}; otherwise, ${no.lead}`, items: [] };
  const steps = choiceSteps(choice, names);
  return steps && { lead: "the first of these that applies must hold", items: steps };
}

function choiceSteps(logic: Logic, names: Names): readonly string[] | undefined {
  if (logic.kind !== "choice") {
    const last = inline(logic, names);
    return last && [`otherwise, ${last.lead}`];
  }
  const when = express(logic.condition, names);
  const yes = inline(logic.yes, names);
  const rest = choiceSteps(logic.no, names);
  return when && yes && rest && [`when ${when.says}, ${yes.lead}`, ...rest];
}

function after(start: string, { lead, items }: Demand): Demand {
  return { lead: `${start}${lead}`, items };
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
