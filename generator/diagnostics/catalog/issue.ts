import type { Catalog } from "../catalog-entry.ts";

/** Every issue says in its own words what is wrong; the code says what kind of fault it is. */
interface IssueParams {
  readonly message: string;
}

/** The issues of generated validators, under the same codes, for documents that are validated from the command line. */
export interface IssueCodes {
  missing: IssueParams;
  unknown_key: IssueParams;
  wrong_type: IssueParams;
  not_in_enum: IssueParams;
  not_allowed: IssueParams;
  unknown_variant: IssueParams;
  pattern: IssueParams;
  too_short: IssueParams;
  too_long: IssueParams;
  too_small: IssueParams;
  too_big: IssueParams;
  not_multiple: IssueParams;
  too_few: IssueParams;
  too_many: IssueParams;
  conflict: IssueParams;
  duplicate: IssueParams;
  rule: IssueParams;
  unknown_reference: IssueParams;
  cycle: IssueParams;
  chain_too_long: IssueParams;
  too_deep: IssueParams;
  unreadable: IssueParams;
  too_many_issues: IssueParams;
}

export const issueCodes: Catalog<IssueCodes> = {
  missing:
    issue(`A property that has no default is not in the object. Absent and null are two things: null does not stand for a
value that is left out, unless the type ends in a question mark.

Add the key that the message names. The path of the issue ends with that key.`),
  unknown_key:
    issue(`The object has a key that its type does not. Keys are refused rather than dropped, so that a slip of the pen
("read_onyl: true") cannot lose what someone meant to say.

Correct the spelling, or take the key out. A type whose objects may carry more says so in the spec with
"unknown_keys: ignore" or "unknown_keys: keep".`),
  wrong_type:
    issue(`The value is of another kind than the type asks for: a text where a number belongs, an object where a list
belongs. Nothing is converted on the way, so "3" is no number and 1 is not true.

In YAML, quotes make a text of anything, and their absence makes a number of 3 and a boolean of true:

    timeout: 30        # not: "30"
    version: "1.0"     # not: 1.0`),
  not_in_enum:
    issue(`The text is not one of the values that the type lists. Capitals and hyphens count: "Read_Only" is not "read_only".

Write one of the values that the message names; the docs of the type say what each of them means.`),
  not_allowed:
    issue(`The value is of the right kind, but this place takes fewer values: one fixed value, or those that the spec leaves
after "in" and "not_in".

Write the value that the message names. A property with a fixed value may also be left out, which means the same.`),
  unknown_variant:
    issue(`The object may be one of several types, and the property that tells which one holds no name of any of them. Nothing
else in the object is looked at until that is known.

Write one of the names that the message lists.`),
  pattern:
    issue(`The text does not have the form that the type asks for. The whole text has to match, not a part of it; a space or a
line end at the edge is part of the text.

The docs of the type show the pattern and examples that match it.`),
  too_short:
    issue(`The text has fewer characters than the type asks for. Characters are counted as Unicode code points, so an emoji is
one. The commonest case is an empty text where something has to stand.

Write a longer text, or leave the key out where that is allowed.`),
  too_long: issue(`The text has more characters than the type allows. Characters are counted as Unicode code points.

Shorten the text. While it is too long, its pattern is not tried.`),
  too_small:
    issue(`The number lies below the least value that the type allows. Whole numbers also have a natural limit: beyond 2^53 - 1,
up or down, a number is not held exactly by every reader of JSON.

Write a number within the limits that the message names.`),
  too_big:
    issue(`The number lies above the greatest value that the type allows. Whole numbers also have a natural limit: beyond
2^53 - 1, up or down, a number is not held exactly by every reader of JSON.

Write a number within the limits that the message names.`),
  not_multiple:
    issue(`The number is not a whole multiple of the step that the type asks for. The check is exact in decimal: 0.3 is a
multiple of 0.1.

Round the number to the step that the message names.`),
  too_few:
    issue(`The list or map has fewer entries than the type asks for. The commonest case is an empty list where at least one
entry has to stand.

Add entries, or leave the key out where that is allowed.`),
  too_many: issue(`The list or map has more entries than the type allows.

Take entries out, or spread them over several objects.`),
  duplicate:
    issue(`Two elements of the list are the same, or agree in the property that has to tell them apart. The issue is reported at
the later one. Objects are the same when they hold the same, whatever the order of their keys. In a catalog, two things may
also have one key although they stand in different lists, as far as the spec says that these share their keys; the message
says where the first one is.

Take one of them out, or give it another name.`),
  rule: issue(`The values are fine one by one, but not together: a rule of the spec is broken. The message is the rule's own, and its
id is in the issue. A rule is tried when all properties that it reads are well-formed, whatever else is wrong.

Change one of the properties that the rule speaks about. The docs of the type explain every rule.`),
  unknown_reference:
    issue(`A text names something that should be in the same catalog, by its key, and nothing there has that key. References are
looked up when everything that they could lead to is well-formed: as long as one tool is broken, nobody says that tools are
missing.

Correct the spelling, or add what is missing to the catalog.`),
  cycle:
    issue(`References that must come to an end lead in a circle: the message follows them from the first member, by the alphabet,
until they are back. Of members that lie on several circles through each other, one circle is told.

Take one of the references on the way out.`),
  chain_too_long:
    issue(`More references follow one another than the spec allows: the message names the members from this one on. The issue
stands at the reference with which there is one too many.

Refer to something that is nearer to the end of the chain.`),
  conflict:
    issue(`Configuration may write a field in several ways: under its own name, an alias, another spelling, or beside the
object that it belongs into. Here it is written in two of them at once. That is refused even where both say the same, since
one of the two would silently win as soon as somebody changes the other.

Keep one of the two that the message names.`),
  too_deep:
    issue(`Lists and objects lie inside each other more than 64 deep. Real documents are nowhere near that; a limit keeps a
hostile one from using up the stack of whoever reads it.

Flatten the document, or split it.`),
  unreadable:
    issue(`A value could not be read at all: reading a property of it threw an error. This happens to objects in a program, with
getters or proxies, never to a document in a file.

Pass plain data: objects, lists, texts, numbers, booleans and null.`),
  too_many_issues:
    issue(`Validation stops at 100 issues. What is listed is the first hundred in the order of the document; there may be more.

Mend these and validate again. So many issues at once often have one cause, such as a wrong type name.`),
};

function issue(explain: string): Catalog<{ one: IssueParams }>["one"] {
  return { severity: "error", message: ({ message }) => message, explain };
}
