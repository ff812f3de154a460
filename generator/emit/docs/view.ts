/** What `index.hbs` prints. All text is Markdown already. */
export interface IndexView {
  readonly packageName: string;
  readonly description: string;
  readonly baseTypes: string;
  readonly modules: readonly {
    readonly title: string;
    readonly href: string;
    readonly doc: string;
    readonly table: string;
  }[];
}

/** What `module.hbs` prints: one page. */
export interface ModuleView {
  readonly title: string;
  /** File that the page is made from; absent where it ships with the language. */
  readonly source?: string;
  readonly doc: string;
  readonly contents: readonly LinkView[];
  readonly sections: readonly SectionView[];
}

export interface LinkView {
  readonly text: string;
  readonly href: string;
  readonly summary: string;
}

/** A type or a function: its sentences, its tables, its rules and its examples, in this order; any may be empty. */
export interface SectionView {
  readonly name: string;
  /** `model`, `enum`, …, for people. */
  readonly kind: string;
  readonly notes: readonly string[];
  readonly doc: string;
  /** Facts that are no rows of a table, one sentence each. */
  readonly facts: readonly string[];
  readonly tables: readonly TableView[];
  readonly rules: readonly RuleView[];
  readonly inherited: readonly InheritedRulesView[];
  readonly valid: readonly ExampleView[];
  readonly invalid: readonly ExampleView[];
}

export interface TableView {
  readonly title: string;
  /** A sentence or two between the title and the table; may be empty. */
  readonly intro: string;
  /** Empty where there is nothing to list. */
  readonly table: string;
}

/** A rule in a sentence, with what belongs to it: a list of conditions, facts of a line each, and a truth table. */
export interface RuleView {
  readonly id: string;
  readonly sentence: string;
  readonly items: readonly string[];
  readonly doc: string;
  readonly facts: readonly string[];
  readonly table: string;
}

export interface InheritedRulesView {
  readonly owner: string;
  readonly rules: readonly Pick<RuleView, "id" | "sentence" | "items">[];
}

export interface ExampleView {
  readonly title: string;
  readonly block: string;
  /** The exact issues of an invalid example: code, place and message. */
  readonly issues: readonly string[];
}
