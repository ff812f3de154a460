import type { JsonValue } from "../program/json.ts";
import { type Domain, filtered, listed, mayBeNull, withoutNull } from "./domain/domain.ts";
import { answer, countOf, equals, partition, type Question, type Split, split } from "./domain/split.ts";
import { boolType, opaque, type Term } from "./term.ts";
import type { Tools } from "./tools.ts";

/** Steps that are left for something. */
export interface Budget {
  left: number;
}

/** One way in which a choice between several went. */
export interface Choice {
  readonly taken: number;
  readonly of: number;
}

/**
 * One assumption about everything unknown, made bit by bit: where an answer is open, the world chooses one and keeps to it. It
 * begins with the choices of `script` and takes the first way from there on.
 */
export class World {
  readonly tools: Tools;
  readonly choices: Choice[] = [];
  /** Set once there is too much to look at; whatever is found after that means nothing. */
  isGivenUp = false;
  private readonly script: readonly Choice[];
  private readonly budgets: readonly Budget[];
  private readonly domains = new Map<string, Domain>();

  constructor(tools: Tools, script: readonly Choice[], budgets: readonly Budget[]) {
    this.tools = tools;
    this.script = script;
    this.budgets = budgets;
  }

  /** Takes a step; false where there are none left. */
  spend(): boolean {
    for (const budget of this.budgets) {
      budget.left -= 1;
      if (budget.left < 0) this.isGivenUp = true;
    }
    return !this.isGivenUp;
  }

  /** A number from 0, below `count`. */
  choose(count: number): number {
    if (count <= 1) return 0;
    const next = this.script[this.choices.length] ?? { taken: 0, of: count };
    this.choices.push(next);
    return next.taken;
  }

  /** The values that a term can still have. */
  domainOf(term: Term): Domain {
    const own = this.domains.get(term.key) ?? term.initial;
    const source = this.listedSource(term);
    if (term.image === undefined || source === undefined) return own;
    return listed([...new Set(source.map(term.image.map))]);
  }

  /** The answer about a term in this world. An order is asked of what is not null. */
  ask(term: Term, question: Question): boolean {
    if (!this.spend()) return false;
    const { about, parts } = this.partsOf(term, question);
    if (parts === undefined) return this.ask(this.assumption(term, question), equals(true));
    const isYes = parts.yes !== undefined && (parts.no === undefined || this.choose(2) === 0);
    const domain = isYes ? parts.yes : parts.no;
    if (domain !== undefined) this.assume(about, domain);
    return isYes;
  }

  /** Whether the answer can still be yes. */
  mayBe(term: Term, question: Question): boolean {
    const { parts } = this.partsOf(term, question);
    return parts === undefined || parts.yes !== undefined;
  }

  /** Makes the answer yes, where it can be: for what follows from something that the world has chosen. */
  require(term: Term, question: Question): void {
    const { about, parts } = this.partsOf(term, question);
    if (parts?.yes !== undefined) this.assume(about, parts.yes);
  }

  /** Whether a term is null in this world. */
  isNull(term: Term): boolean {
    return mayBeNull(this.domainOf(term)) && this.ask(term, equals(null));
  }

  /** How many values a term can still have, null aside, where they are listed. */
  countOf(term: Term): number | undefined {
    return countOf(this.domainOf(term));
  }

  /** The value of a term whose values are listed; the world chooses one. Undefined where there is none. */
  pick(term: Term): JsonValue | undefined {
    if (!this.spend()) return undefined;
    const domain = this.domainOf(term);
    const values = domain.kind === "listed" ? domain.values : [];
    const value = values[this.choose(values.length)];
    if (value === undefined) return undefined;
    const source = this.listedSource(term);
    const { image } = term;
    if (image === undefined || source === undefined) this.assume(term, listed([value]));
    else this.assume(image.of, listed(source.filter((candidate) => answer(equals(value), image.map(candidate)))));
    return value;
  }

  /** Values of what a term is worked out from, null aside, where they are listed. */
  private listedSource({ image }: Term): readonly JsonValue[] | undefined {
    if (image === undefined) return undefined;
    const source = withoutNull(this.domainOf(image.of));
    return source.kind === "listed" ? source.values : undefined;
  }

  /** The values of a term, or of what it is worked out from, parted by the answer; no parts where nothing is known of it. */
  private partsOf(term: Term, question: Question): { readonly about: Term; readonly parts: Split | undefined } {
    const { image } = term;
    const source = this.listedSource(term);
    if (image !== undefined && source !== undefined) {
      return { about: image.of, parts: partition(source, (value) => answer(question, image.map(value))) };
    }
    const domain = this.domainOf(term);
    return { about: term, parts: split(question.kind === "order" ? withoutNull(domain) : domain, question) };
  }

  private assumption(term: Term, question: Question): Term {
    return opaque(`${JSON.stringify(question)}(${term.key})`, boolType, this.tools);
  }

  private assume(term: Term, domain: Domain): void {
    this.domains.set(term.key, domain);
    const { image } = term;
    if (image === undefined) return;
    // What the other is worked out from has to agree, should its value become known later.
    const before = this.domainOf(image.of);
    this.domains.set(
      image.of.key,
      filtered(before, (value) => isAmong(image.map(value), domain)),
    );
  }
}

function isAmong(value: JsonValue, domain: Domain): boolean {
  const parts = split(domain, equals(value));
  return parts === undefined || parts.yes !== undefined;
}
