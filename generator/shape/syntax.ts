// Written by generate-syntax.ts from spec.schema.json. Do not edit: change the schema and run the script.

import type { JsonValue } from "../program/json.ts";

/** A type. One key tells its kind: `scalar`, `template`, `enum`, `fields`, `extends`, `subset_of`, `patch_of`, `list`, `map` or `union`. */
export type TypeSyntax =
  | ExtensionSyntax
  | SubsetSyntax
  | PatchSyntax
  | ModelSyntax
  | TemplateSyntax
  | ScalarSyntax
  | EnumSyntax
  | ListSyntax
  | MapSyntax
  | UnionSyntax;

/** A module of a Specwright spec: types, and functions over them. */
export interface ModuleSyntax {
  /** Version of the spec language. The first key of every module. */
  readonly specwright: 1;
  /** Name of the module in kebab-case: the name of its file without `.yaml`. */
  readonly module: string;
  /** Heading of the module's page in the docs. */
  readonly title: string;
  /** What the module is about; the introduction of its page. */
  readonly doc: string;
  /** Modules whose types may be named here. No circles. */
  readonly uses?: readonly string[];
  /** What the models of this module do with keys that they do not declare, unless they say so themselves: `reject` (the default), `ignore` or `keep`. */
  readonly unknown_keys?: "reject" | "ignore" | "keep";
  /** How configuration may be written, for all models of this module. */
  readonly authoring?: {
    /** Other ways to spell the names of fields: `camelCase` takes `mcpServer` for `mcp_server`. */
    readonly spellings?: readonly "camelCase"[];
  };
  /** Types by name, in the order in which they are to be read. Names are PascalCase and unique in the whole spec. */
  readonly types: {
    readonly [name: string]: TypeSyntax;
  };
  /** Functions by name, in snake_case. */
  readonly functions?: {
    readonly [name: string]: FunctionSyntax;
  };
}

/** A model that has all fields, rules, derived properties, methods and views of another one. Its values are values of that model too. */
export interface ExtensionSyntax {
  /** The model to build on. */
  readonly extends: string;
  /** Fields that are new, or that differ from the model built on. A name with a dot (`capability.read_only`) reaches into a nested model. */
  readonly fields?: {
    readonly [name: string]: FieldChangeSyntax;
  };
  /** What the type stands for. */
  readonly doc: string;
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** Keeps it out of the exports and the index of the docs. */
  readonly internal?: true;
  /** The field by which others refer to an instance. */
  readonly key?: string;
  readonly catalog?: CatalogSyntax;
  /** Name of a class of errors that carry an instance of the model. Their message is the instance's field `message`. */
  readonly thrown_as?: string;
  /** What happens to keys that no field has: `reject` them, `ignore` them, or `keep` them in `extra`. */
  readonly unknown_keys?: "reject" | "ignore" | "keep";
  readonly authoring?: AuthoringSyntax;
  /** Rules by id, in snake_case. */
  readonly rules?: {
    readonly [name: string]: RuleSyntax;
  };
  /** Derived properties by name, in snake_case. */
  readonly derived?: {
    readonly [name: string]: DerivedSyntax;
  };
  /** Methods by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly methods?: {
    readonly [name: string]: MethodSyntax;
  };
  /** Constructors by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly constructors?: {
    readonly [name: string]: ConstructorSyntax;
  };
  /** Views by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly views?: {
    readonly [name: string]: ViewSyntax;
  };
  /** Values that the type accepts, by name. They are tried when generating. */
  readonly examples?: {
    readonly [name: string]: ExampleSyntax;
  };
  /** Values that the type refuses, by name, with every reason. They are tried when generating. */
  readonly counterexamples?: {
    readonly [name: string]: CounterexampleSyntax;
  };
}

/** A field of a model that builds on another one. Where that one has the field, say only what changes; where it has not, `type` and `doc` are needed. */
export interface FieldChangeSyntax {
  /** A base type, a declared type, `list<T>` or `map<T>`. With `?` behind it, null is a value too, and absent reads as null. */
  readonly type?: string;
  /** What the field holds. */
  readonly doc?: string;
  /** The field may be absent, and stays so. It is never null, unless its type says so. */
  readonly optional?: true;
  /** The value that an absent field reads as. */
  readonly default?: JsonValue;
  /** The only value that is allowed, and the one that an absent field reads as. */
  readonly fixed?: string | number | boolean;
  /** Every text in the field is a key of this key space. In a catalog, something with that key has to be there. */
  readonly refers_to?: string;
  /** What the field refers to never leads back, by the same field, to where it stands. */
  readonly acyclic?: true;
  /** How many references of the field may follow one another. */
  readonly max_depth?: number;
  /** The value never reaches a message, a log or a doc. */
  readonly secret?: true;
  /** Name in code, where the name in JSON cannot be used. */
  readonly as?: string;
  /** Other keys that configuration may write this field under. `a.b` is the key `b` of an object under the key `a`. */
  readonly aliases?: readonly string[];
  readonly keyed?: KeyedSyntax;
  /** What configuration means that leaves the field out: from the name of another field to the value that follows where that field is there and none of the others named here is. */
  readonly inferred?: {
    readonly [name: string]: string | number | boolean;
  };
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** The smallest number allowed. */
  readonly min?: number;
  /** The largest number allowed. */
  readonly max?: number;
  /** Numbers must be larger than this. */
  readonly exclusive_min?: number;
  /** Numbers must be smaller than this. */
  readonly exclusive_max?: number;
  /** Numbers must be a multiple of this, in exact decimal arithmetic. */
  readonly multiple_of?: number;
  /** The fewest characters (code points) a text may have. */
  readonly min_length?: number;
  /** The most characters (code points) a text may have. */
  readonly max_length?: number;
  /** A regular expression for the whole text, without `^` and `$`, from the portable subset. */
  readonly pattern?: string;
  /** Only these values are allowed. */
  readonly in?: readonly (string | number | boolean)[];
  /** These values are not allowed. */
  readonly not_in?: readonly (string | number | boolean)[];
  /** The fewest elements a list may have. */
  readonly min_items?: number;
  /** The most elements a list may have. */
  readonly max_items?: number;
  /** No two elements of the list are equal. */
  readonly unique?: true;
  /** No two elements of the list have equal values in this field. */
  readonly unique_by?: string;
  /** The fewest keys a map may have. */
  readonly min_entries?: number;
  /** The most keys a map may have. */
  readonly max_entries?: number;
}

/** A list that may be written as a map. */
export interface KeyedSyntax {
  /** The key that the map stands under. */
  readonly under: string;
  /** The field of the elements that the keys of the map give. */
  readonly by: string;
}

/** Makes the model a catalog: what it holds is found by key, and whatever refers to something in it is checked. */
export interface CatalogSyntax {
  /** Key spaces by the name that `refers_to` calls them. */
  readonly key_spaces: {
    readonly [name: string]: KeySpaceSyntax;
  };
  /** Functions that work out what a member comes to, by name, in snake_case. */
  readonly resolutions?: {
    readonly [name: string]: ResolutionSyntax;
  };
}

/** Things that share their keys: each key is there once. */
export interface KeySpaceSyntax {
  /** Fields that hold the things: lists of models with a `key`, or maps, whose keys are theirs. */
  readonly of: readonly string[];
  /** What has keys here. */
  readonly doc: string;
}

/** Works out what a member of a key space comes to: entries made of what it lists itself, then those of the members that it leads to. */
export interface ResolutionSyntax {
  /** What it works out. */
  readonly doc: string;
  /** Key space of the members; the function takes a key of it. */
  readonly start: string;
  /** List field of the members. Its elements lead to other members by a field with `refers_to` and `acyclic`. */
  readonly follow: string;
  /** Model of the entries. */
  readonly gives: string;
  /** Field of entries. Of those that agree in it the first stays. */
  readonly unique_by: string;
  readonly unknown: UnknownKeySyntax;
  /** What each field becomes, in order: a text is a CEL expression, anything else is that constant. Fields left out take their default. */
  readonly always?: {
    /** Any value. */
    readonly [name: string]: JsonValue;
  };
  /** What the lists of a member become, in this order. */
  readonly take: readonly TakeSyntax[];
  /** What each field becomes, in order: a text is a CEL expression, anything else is that constant. Fields left out take their default. */
  readonly through?: {
    /** Any value. */
    readonly [name: string]: JsonValue;
  };
  readonly changes?: ChangesSyntax;
  /** What each field becomes, in order: a text is a CEL expression, anything else is that constant. Fields left out take their default. */
  readonly changed?: {
    /** Any value. */
    readonly [name: string]: JsonValue;
  };
  /** What members of examples of the catalog come to. */
  readonly examples?: {
    readonly [name: string]: ResolutionExampleSyntax;
  };
}

/** What is thrown for a key that nothing has. */
export interface UnknownKeySyntax {
  /** What a model is `thrown_as`. */
  readonly throws: string;
  /** What each field becomes, in order: a text is a CEL expression, anything else is that constant. Fields left out take their default. */
  readonly set: {
    /** Any value. */
    readonly [name: string]: JsonValue;
  };
}

/** How the elements of a list become entries. Expressions read `owner`, `item`, `position` and `target`. */
export interface TakeSyntax {
  /** List field of the members. */
  readonly from: string;
  /** Field of the elements with `refers_to`. What it names is the `target`; of a map that refers in its turn, each of what it names there. */
  readonly find?: string;
  readonly match?: MatchSyntax;
  /** What each field becomes, in order: a text is a CEL expression, anything else is that constant. Fields left out take their default. */
  readonly set: {
    /** Any value. */
    readonly [name: string]: JsonValue;
  };
  /** What each field becomes, in order: a text is a CEL expression, anything else is that constant. Fields left out take their default. */
  readonly none?: {
    /** Any value. */
    readonly [name: string]: JsonValue;
  };
  /** Field of the elements that may hold a change of the entry. */
  readonly change?: string;
  readonly changes?: ChangesSyntax;
}

/** Everything in a list of the catalog that has one value in one field. */
export interface MatchSyntax {
  /** List field of the catalog. */
  readonly in: string;
  /** A field of the elements, and the text that it has: a CEL expression over `owner` and `item`. */
  readonly where: {
    readonly [name: string]: string;
  };
  /** Which of them count. A CEL expression that reads `target` too. */
  readonly when?: string;
}

/** A list of changes, each with the name of what it is for. */
export interface ChangesSyntax {
  /** List field with the changes. */
  readonly from: string;
  /** Field of a change that names what it is for. */
  readonly for: string;
  /** What it names: a text of the `target`, a CEL expression; without it, what `unique_by` is in the entry. */
  readonly by?: string;
  /** Field that holds what changes. */
  readonly change: string;
  /** `allow`: a change may be for something that is not there. */
  readonly unmatched?: "allow";
}

/** What one member comes to. */
export interface ResolutionExampleSyntax {
  /** What the example shows. */
  readonly doc?: string;
  /** Name of an example of the catalog. */
  readonly of: string;
  /** Key of the member. */
  readonly key: string;
  /**
   * The entries in order; of each, the fields that matter.
   *
   * Items: Any value.
   */
  readonly gives: readonly JsonValue[];
}

/** Other ways to write the values of this model in configuration. `fromConfig` and the config schema take them; `parse` does not. */
export interface AuthoringSyntax {
  /** The whole document may stand under this key, if nothing but the header stands beside it. */
  readonly wrapper?: string;
  readonly header?: HeaderSyntax;
  /** A bare text stands for an object with only this field. */
  readonly shorthand?: string;
  /** Fields that hold a model whose own fields may stand beside them instead. */
  readonly hoists?: readonly string[];
}

/** A key at the top of a document, and the model of what stands under it. */
export interface HeaderSyntax {
  /** The key. */
  readonly key: string;
  /** The model that the header is checked against. */
  readonly type: string;
}

/** A law across fields: where `when` holds, `must` holds. */
export interface RuleSyntax {
  /** Condition under which the rule applies; without it, always. A CEL expression. */
  readonly when?: string;
  /** A list field, reached from this by names and dots. The rule then holds for every element, which expressions read as `item`. */
  readonly each?: string;
  /** What has to be true. A CEL expression. */
  readonly must: string;
  /** Where a fault is reported, by names and dots. Without it: the field that `must` reads, where it reads exactly one; else the object. */
  readonly at?: string;
  /** What a user reads when the rule is broken. One sentence without values. */
  readonly message: string;
  /** Why the rule is there. */
  readonly doc?: string;
}

/** A property that is worked out from others and is not part of the JSON. */
export interface DerivedSyntax {
  /** Type of the value. */
  readonly type: string;
  /** How to work it out. A CEL expression that reads `this`. */
  readonly value: string;
  /** What it tells. */
  readonly doc: string;
}

/** A function of an instance. */
export interface MethodSyntax {
  /** What it answers. */
  readonly doc: string;
  /** Parameters by name, in snake_case: a type, or more. */
  readonly params?: {
    readonly [name: string]: string | ParameterSyntax;
  };
  /** Type of the result. */
  readonly returns: string;
  /** The result. A CEL expression that reads `this` and the parameters. */
  readonly value: string;
}

/** A parameter about which there is more to say than its type. */
export interface ParameterSyntax {
  /** Type of the argument. */
  readonly type: string;
  /** Value where the argument is left out. */
  readonly default?: JsonValue;
  /** What the argument is for. */
  readonly doc?: string;
}

/** Makes an instance from parameters. */
export interface ConstructorSyntax {
  /** What it makes an instance from. */
  readonly doc: string;
  /** Parameters by name, in snake_case: a type, or more. */
  readonly params?: {
    readonly [name: string]: string | ParameterSyntax;
  };
  /** What each field becomes, in order: a text is a CEL expression, anything else is that constant. Fields left out take their default. */
  readonly set: {
    /** Any value. */
    readonly [name: string]: JsonValue;
  };
}

/** A plain object made from an instance, with its keys in a stated order. Every field and derived property is shown or omitted. */
export interface ViewSyntax {
  /** What the view is for. */
  readonly doc?: string;
  /** What is shown, in this order. */
  readonly shows?: readonly (string | ViewEntrySyntax)[];
  /** What is appended to the view of the same name that the model inherits. */
  readonly adds?: readonly (string | ViewEntrySyntax)[];
  /** Fields and derived properties that are left out on purpose. */
  readonly omits?: readonly string[];
}

/** An entry that shows something else than a field as it is. */
export interface ViewEntrySyntax {
  /** Key in the view; without `value`, the field or derived property of this name. */
  readonly show: string;
  /** What to show: a text is a CEL expression, anything else is that constant. */
  readonly value?: JsonValue;
  /** Condition under which the entry is there. A CEL expression. */
  readonly when?: string;
}

/** A value that the type accepts. */
export interface ExampleSyntax {
  /** What the example shows. */
  readonly doc?: string;
  /** The value as it stands in a document. */
  readonly value: JsonValue;
  /** What configuration may write for the value. */
  readonly config?: JsonValue;
}

/** A value that the type refuses, or configuration that is refused, and why. */
export interface CounterexampleSyntax {
  /** What the counterexample shows. */
  readonly doc?: string;
  /** The value as it stands in a document. */
  readonly value?: JsonValue;
  /** Configuration that is refused; paths are those in what is written here. */
  readonly config?: JsonValue;
  /** Every fault of the value: from its path (`a.b[0]`, or `.` for the value itself) to an issue code or the id of a rule. */
  readonly because: {
    readonly [name: string]: string;
  };
}

/** A model with some fields of another one, and the rules that read nothing else. */
export interface SubsetSyntax {
  /** The model to take fields from. */
  readonly subset_of: string;
  /** The fields to take, in the order in which they are to stand here. */
  readonly only: readonly string[];
  /** Fields that are new, or that differ from the model built on. A name with a dot (`capability.read_only`) reaches into a nested model. */
  readonly fields?: {
    readonly [name: string]: FieldChangeSyntax;
  };
  /** What the type stands for. */
  readonly doc: string;
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** Keeps it out of the exports and the index of the docs. */
  readonly internal?: true;
  /** The field by which others refer to an instance. */
  readonly key?: string;
  /** What happens to keys that no field has: `reject` them, `ignore` them, or `keep` them in `extra`. */
  readonly unknown_keys?: "reject" | "ignore" | "keep";
  readonly authoring?: AuthoringSyntax;
  /** Rules by id, in snake_case. */
  readonly rules?: {
    readonly [name: string]: RuleSyntax;
  };
  /** Derived properties by name, in snake_case. */
  readonly derived?: {
    readonly [name: string]: DerivedSyntax;
  };
  /** Methods by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly methods?: {
    readonly [name: string]: MethodSyntax;
  };
  /** Constructors by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly constructors?: {
    readonly [name: string]: ConstructorSyntax;
  };
  /** Views by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly views?: {
    readonly [name: string]: ViewSyntax;
  };
  /** Values that the type accepts, by name. They are tried when generating. */
  readonly examples?: {
    readonly [name: string]: ExampleSyntax;
  };
  /** Values that the type refuses, by name, with every reason. They are tried when generating. */
  readonly counterexamples?: {
    readonly [name: string]: CounterexampleSyntax;
  };
}

/** A model that holds changes to another one: the same fields, all optional, without defaults and rules. Expressions apply it with `x.patched(p)`. */
export interface PatchSyntax {
  /** The model to be changed. */
  readonly patch_of: string;
  /** The fields that may be changed; all, where it is left out. */
  readonly only?: readonly string[];
  /** Fields that are new, or that differ from the model built on. A name with a dot (`capability.read_only`) reaches into a nested model. */
  readonly fields?: {
    readonly [name: string]: FieldChangeSyntax;
  };
  /** What the type stands for. */
  readonly doc: string;
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** Keeps it out of the exports and the index of the docs. */
  readonly internal?: true;
  /** The field by which others refer to an instance. */
  readonly key?: string;
  /** What happens to keys that no field has: `reject` them, `ignore` them, or `keep` them in `extra`. */
  readonly unknown_keys?: "reject" | "ignore" | "keep";
  readonly authoring?: AuthoringSyntax;
  /** Rules by id, in snake_case. */
  readonly rules?: {
    readonly [name: string]: RuleSyntax;
  };
  /** Derived properties by name, in snake_case. */
  readonly derived?: {
    readonly [name: string]: DerivedSyntax;
  };
  /** Methods by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly methods?: {
    readonly [name: string]: MethodSyntax;
  };
  /** Constructors by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly constructors?: {
    readonly [name: string]: ConstructorSyntax;
  };
  /** Views by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly views?: {
    readonly [name: string]: ViewSyntax;
  };
  /** Values that the type accepts, by name. They are tried when generating. */
  readonly examples?: {
    readonly [name: string]: ExampleSyntax;
  };
  /** Values that the type refuses, by name, with every reason. They are tried when generating. */
  readonly counterexamples?: {
    readonly [name: string]: CounterexampleSyntax;
  };
}

/** An object with fields and with rules across them. */
export interface ModelSyntax {
  /** Fields by their name in JSON, in the order in which they are to be read and written. */
  readonly fields: {
    readonly [name: string]: FieldSyntax;
  };
  /** What the type stands for. */
  readonly doc: string;
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** Keeps it out of the exports and the index of the docs. */
  readonly internal?: true;
  /** The field by which others refer to an instance. */
  readonly key?: string;
  readonly catalog?: CatalogSyntax;
  /** Name of a class of errors that carry an instance of the model. Their message is the instance's field `message`. */
  readonly thrown_as?: string;
  /** What happens to keys that no field has: `reject` them, `ignore` them, or `keep` them in `extra`. */
  readonly unknown_keys?: "reject" | "ignore" | "keep";
  readonly authoring?: AuthoringSyntax;
  /** Rules by id, in snake_case. */
  readonly rules?: {
    readonly [name: string]: RuleSyntax;
  };
  /** Derived properties by name, in snake_case. */
  readonly derived?: {
    readonly [name: string]: DerivedSyntax;
  };
  /** Methods by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly methods?: {
    readonly [name: string]: MethodSyntax;
  };
  /** Constructors by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly constructors?: {
    readonly [name: string]: ConstructorSyntax;
  };
  /** Views by name, in snake_case; code in TypeScript calls them in camelCase. */
  readonly views?: {
    readonly [name: string]: ViewSyntax;
  };
  /** Values that the type accepts, by name. They are tried when generating. */
  readonly examples?: {
    readonly [name: string]: ExampleSyntax;
  };
  /** Values that the type refuses, by name, with every reason. They are tried when generating. */
  readonly counterexamples?: {
    readonly [name: string]: CounterexampleSyntax;
  };
}

/** A field of a model. Without `default`, `optional` and `?` it must be there. */
export interface FieldSyntax {
  /** A base type, a declared type, `list<T>` or `map<T>`. With `?` behind it, null is a value too, and absent reads as null. */
  readonly type: string;
  /** What the field holds. */
  readonly doc: string;
  /** The field may be absent, and stays so. It is never null, unless its type says so. */
  readonly optional?: true;
  /** The value that an absent field reads as. */
  readonly default?: JsonValue;
  /** The only value that is allowed, and the one that an absent field reads as. */
  readonly fixed?: string | number | boolean;
  /** Every text in the field is a key of this key space. In a catalog, something with that key has to be there. */
  readonly refers_to?: string;
  /** What the field refers to never leads back, by the same field, to where it stands. */
  readonly acyclic?: true;
  /** How many references of the field may follow one another. */
  readonly max_depth?: number;
  /** The value never reaches a message, a log or a doc. */
  readonly secret?: true;
  /** Name in code, where the name in JSON cannot be used. */
  readonly as?: string;
  /** Other keys that configuration may write this field under. `a.b` is the key `b` of an object under the key `a`. */
  readonly aliases?: readonly string[];
  readonly keyed?: KeyedSyntax;
  /** What configuration means that leaves the field out: from the name of another field to the value that follows where that field is there and none of the others named here is. */
  readonly inferred?: {
    readonly [name: string]: string | number | boolean;
  };
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** The smallest number allowed. */
  readonly min?: number;
  /** The largest number allowed. */
  readonly max?: number;
  /** Numbers must be larger than this. */
  readonly exclusive_min?: number;
  /** Numbers must be smaller than this. */
  readonly exclusive_max?: number;
  /** Numbers must be a multiple of this, in exact decimal arithmetic. */
  readonly multiple_of?: number;
  /** The fewest characters (code points) a text may have. */
  readonly min_length?: number;
  /** The most characters (code points) a text may have. */
  readonly max_length?: number;
  /** A regular expression for the whole text, without `^` and `$`, from the portable subset. */
  readonly pattern?: string;
  /** Only these values are allowed. */
  readonly in?: readonly (string | number | boolean)[];
  /** These values are not allowed. */
  readonly not_in?: readonly (string | number | boolean)[];
  /** The fewest elements a list may have. */
  readonly min_items?: number;
  /** The most elements a list may have. */
  readonly max_items?: number;
  /** No two elements of the list are equal. */
  readonly unique?: true;
  /** No two elements of the list have equal values in this field. */
  readonly unique_by?: string;
  /** The fewest keys a map may have. */
  readonly min_entries?: number;
  /** The most keys a map may have. */
  readonly max_entries?: number;
}

/** A text that falls into named parts, each of which expressions can read. */
export interface TemplateSyntax {
  /** Always a text; may be left out. */
  readonly scalar?: "string";
  /** The text with its parts in braces. What stands in square brackets may be missing; brackets may nest. */
  readonly template: string;
  /** Type and meaning of each part. */
  readonly parts: {
    readonly [name: string]: PartSyntax;
  };
  /** What the type stands for. */
  readonly doc: string;
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** Keeps it out of the exports and the index of the docs. */
  readonly internal?: true;
  /** The fewest characters (code points) a text may have. */
  readonly min_length?: number;
  /** The most characters (code points) a text may have. */
  readonly max_length?: number;
  /** Only these values are allowed. */
  readonly in?: readonly (string | number | boolean)[];
  /** These values are not allowed. */
  readonly not_in?: readonly (string | number | boolean)[];
  /**
   * Values that the type accepts. They are tried when generating.
   *
   * Items: Any value.
   */
  readonly examples?: readonly JsonValue[];
  /**
   * Values that the type refuses. They are tried when generating.
   *
   * Items: Any value.
   */
  readonly counterexamples?: readonly JsonValue[];
}

/** One part of a template. */
export interface PartSyntax {
  /** A scalar made of text; its pattern is the pattern of the part. */
  readonly type: string;
  /** What the part stands for. */
  readonly doc: string;
}

/** A text or number with constraints, under a name. */
export interface ScalarSyntax {
  /** What the type is made of: `string`, `int` (a whole number) or `number`. */
  readonly scalar: "string" | "int" | "number";
  /** What the type stands for. */
  readonly doc: string;
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** Keeps it out of the exports and the index of the docs. */
  readonly internal?: true;
  /** The smallest number allowed. */
  readonly min?: number;
  /** The largest number allowed. */
  readonly max?: number;
  /** Numbers must be larger than this. */
  readonly exclusive_min?: number;
  /** Numbers must be smaller than this. */
  readonly exclusive_max?: number;
  /** Numbers must be a multiple of this, in exact decimal arithmetic. */
  readonly multiple_of?: number;
  /** The fewest characters (code points) a text may have. */
  readonly min_length?: number;
  /** The most characters (code points) a text may have. */
  readonly max_length?: number;
  /** A regular expression for the whole text, without `^` and `$`, from the portable subset. */
  readonly pattern?: string;
  /** Only these values are allowed. */
  readonly in?: readonly (string | number | boolean)[];
  /** These values are not allowed. */
  readonly not_in?: readonly (string | number | boolean)[];
  /**
   * Values that the type accepts. They are tried when generating.
   *
   * Items: Any value.
   */
  readonly examples?: readonly JsonValue[];
  /**
   * Values that the type refuses. They are tried when generating.
   *
   * Items: Any value.
   */
  readonly counterexamples?: readonly JsonValue[];
}

/** A choice between texts. */
export interface EnumSyntax {
  /** The values, each with what it stands for. */
  readonly enum: {
    readonly [name: string]: string | EnumMemberSyntax;
  };
  /** What the type stands for. */
  readonly doc: string;
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** Keeps it out of the exports and the index of the docs. */
  readonly internal?: true;
  /**
   * Values that the type accepts. They are tried when generating.
   *
   * Items: Any value.
   */
  readonly examples?: readonly JsonValue[];
  /**
   * Values that the type refuses. They are tried when generating.
   *
   * Items: Any value.
   */
  readonly counterexamples?: readonly JsonValue[];
}

/** A value of an enum about which there is more to say than what it stands for. */
export interface EnumMemberSyntax {
  /** What the value stands for. */
  readonly doc: string;
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
}

/** A list under a name. */
export interface ListSyntax {
  /** Type of the elements. */
  readonly list: string;
  /** What the type stands for. */
  readonly doc: string;
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** Keeps it out of the exports and the index of the docs. */
  readonly internal?: true;
  /** The fewest elements a list may have. */
  readonly min_items?: number;
  /** The most elements a list may have. */
  readonly max_items?: number;
  /** No two elements of the list are equal. */
  readonly unique?: true;
  /** No two elements of the list have equal values in this field. */
  readonly unique_by?: string;
  /** Values that the type accepts, by name. They are tried when generating. */
  readonly examples?: {
    readonly [name: string]: ExampleSyntax;
  };
  /** Values that the type refuses, by name, with every reason. They are tried when generating. */
  readonly counterexamples?: {
    readonly [name: string]: CounterexampleSyntax;
  };
}

/** An object under a name, whose keys are data. */
export interface MapSyntax {
  /** Type of the values. */
  readonly map: string;
  /** What the type stands for. */
  readonly doc: string;
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** Keeps it out of the exports and the index of the docs. */
  readonly internal?: true;
  /** The fewest keys a map may have. */
  readonly min_entries?: number;
  /** The most keys a map may have. */
  readonly max_entries?: number;
  /** Values that the type accepts, by name. They are tried when generating. */
  readonly examples?: {
    readonly [name: string]: ExampleSyntax;
  };
  /** Values that the type refuses, by name, with every reason. They are tried when generating. */
  readonly counterexamples?: {
    readonly [name: string]: CounterexampleSyntax;
  };
}

/** One of several types. */
export interface UnionSyntax {
  /** The types. With `tag` all are models; without it, no two have the same kind of JSON. */
  readonly union: readonly string[];
  /** Field that tells which model it is. Every model has it with a `fixed` text of its own, and documents must write it. */
  readonly tag?: string;
  /** What the type stands for. */
  readonly doc: string;
  /** Marks it as deprecated, and says what to use instead. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. In quotes. */
  readonly since?: string;
  /** Keeps it out of the exports and the index of the docs. */
  readonly internal?: true;
  /** Values that the type accepts, by name. They are tried when generating. */
  readonly examples?: {
    readonly [name: string]: ExampleSyntax;
  };
  /** Values that the type refuses, by name, with every reason. They are tried when generating. */
  readonly counterexamples?: {
    readonly [name: string]: CounterexampleSyntax;
  };
}

/** A function: an expression (`value`), a decision table (`table`) or the making of a model (`set`). */
export interface FunctionSyntax {
  /** What it answers. */
  readonly doc: string;
  /** Keeps it out of the exports and the index of the docs. */
  readonly internal?: true;
  /** Parameters by name, in snake_case: a type, or more. */
  readonly params?: {
    readonly [name: string]: string | ParameterSyntax;
  };
  /** Type of the result. */
  readonly returns: string;
  /** The result. A CEL expression that reads the parameters. */
  readonly value?: string;
  readonly table?: TableSyntax;
  /** What each field becomes, in order: a text is a CEL expression, anything else is that constant. Fields left out take their default. */
  readonly set?: {
    /** Any value. */
    readonly [name: string]: JsonValue;
  };
  /** Parameter of type `thrown`. Where it carries an instance of the returned model, which is `thrown_as` an error, that is the result. */
  readonly unwraps?: string;
  /** Calls and their results by name; they are tried when generating. */
  readonly examples?: {
    readonly [name: string]: FunctionExampleSyntax;
  };
}

/** The first row whose cells all hold gives the result. */
export interface TableSyntax {
  /** What a cell of each column means: a CEL expression that is true or false, and that reads the cell as `cell`. */
  readonly columns: {
    readonly [name: string]: string;
  };
  /** The rows, in the order in which they are tried. The last one has `give` alone. */
  readonly rows: readonly RowSyntax[];
}

/** Cells by column, and the result. A column that is left out does not matter. */
export interface RowSyntax {
  /** The result where the row applies. */
  readonly give: JsonValue;
  /** Any value. */
  readonly [name: string]: JsonValue;
}

/** A call and its result. */
export interface FunctionExampleSyntax {
  /** What the example shows. */
  readonly doc?: string;
  /** Arguments by parameter. */
  readonly given: {
    /** Any value. */
    readonly [name: string]: JsonValue;
  };
  /** The result; of a model, the fields that matter. */
  readonly gives: JsonValue;
}
