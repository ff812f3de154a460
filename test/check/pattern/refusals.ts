/** What is refused: the pattern, the code with the guilty stretch, and what is wrong; all with one advice, or none. */
export const refusals: readonly (readonly [
  advice: string | undefined,
  rows: readonly (readonly [pattern: string, fault: string, problem: string])[],
])[] = [
  ["Write \\) for the character itself.", [["a)b", "pattern-syntax 1-2", '")" closes no group']]],
  [
    "Write \\( for the character itself.",
    [
      ["(a", "pattern-syntax 0-1", '"(" opens a group that is never closed'],
      ["(a|b", "pattern-syntax 0-1", '"(" opens a group that is never closed'],
    ],
  ],
  [
    "Write \\[ for the character itself.",
    [
      ["[a-", "pattern-syntax 0-1", '"[" opens a class that is never closed'],
      ["[a", "pattern-syntax 0-1", '"[" opens a class that is never closed'],
      ["[a[b]", "pattern-not-portable 2-3", '"[" inside a class is read differently'],
    ],
  ],
  [
    "Name at least one character.",
    [
      ["[]", "pattern-not-portable 0-2", '"[]" is not understood everywhere'],
      ["[^]", "pattern-not-portable 0-3", '"[^]" is not understood everywhere'],
    ],
  ],
  [
    undefined,
    [
      ["a**", "pattern-syntax 2-3", '"*" repeats a repetition'],
      ["a++", "pattern-syntax 2-3", '"+" repeats a repetition'],
      ["a?*", "pattern-syntax 2-3", '"*" repeats a repetition'],
      ["a{2}{3}", "pattern-syntax 4-5", '"{" repeats a repetition'],
      ["a{2}{,3}", "pattern-syntax 4-5", '"{" repeats a repetition'],
      ["a{3,2}", "pattern-syntax 1-6", '"{3,2}" counts backwards'],
      ["|*", "pattern-syntax 1-2", '"*" has nothing to repeat'],
      ["*a", "pattern-syntax 0-1", '"*" has nothing to repeat'],
      ["(?:+)", "pattern-syntax 3-4", '"+" has nothing to repeat'],
      ["\\", "pattern-syntax 0-1", '"\\\\" stands at the end and escapes nothing'],
      ["\\x4", "pattern-syntax 0-2", '"\\\\x" needs 2 hexadecimal digits'],
      ["\\x{61}", "pattern-syntax 0-2", '"\\\\x" needs 2 hexadecimal digits'],
      ["\\xg1", "pattern-syntax 0-2", '"\\\\x" needs 2 hexadecimal digits'],
      ["\\u12", "pattern-syntax 0-2", '"\\\\u" needs 4 hexadecimal digits'],
      ["[^\\x00-\u{10ffff}]", "pattern-syntax 0-10", 'no character is in "[^\\\\x00-\u{10ffff}]"'],
      ["[b-a]", "pattern-syntax 1-4", 'the range "b-a" goes backwards'],
    ],
  ],
  [
    "Write {2}, {2,} or {2,5}.",
    [
      ["a{,2}", "pattern-syntax 1-5", '"{,2}" is no count'],
      ["a{}", "pattern-syntax 1-3", '"{}" is no count'],
    ],
  ],
  [
    "Write \\{ for the character itself.",
    [
      ["a{1", "pattern-syntax 1-2", '"{" has no meaning here'],
      ["{a", "pattern-syntax 0-1", '"{" has no meaning here'],
    ],
  ],
  ["Write \\] for the character itself.", [["]", "pattern-syntax 0-1", '"]" has no meaning here']]],
  ["Write \\} for the character itself.", [["}a", "pattern-syntax 0-1", '"}" has no meaning here']]],
  [
    "Write the character itself.",
    [
      ["\\u{61}", "pattern-not-portable 0-3", '"\\\\u{" is not understood everywhere'],
      ["\\ud83d\\ude00", "pattern-not-portable 0-6", '"\\\\ud83d" is half a character'],
      ["\\ud800", "pattern-not-portable 0-6", '"\\\\ud800" is half a character'],
      ["\\udfff", "pattern-not-portable 0-6", '"\\\\udfff" is half a character'],
    ],
  ],
  ['Write "c" without the backslash.', [["\\cA", "pattern-syntax 0-2", '"\\\\c" is no escape']]],
  [
    "Write the part again: not every engine can look back at a group.",
    [
      ["\\0", "pattern-not-portable 0-2", '"\\\\0" refers back to a group'],
      ["\\1", "pattern-not-portable 0-2", '"\\\\1" refers back to a group'],
      ["\\k<n>", "pattern-not-portable 0-2", '"\\\\k" does not mean the same everywhere'],
    ],
  ],
  ['Write "-" without the backslash.', [["\\-", "pattern-syntax 0-2", '"\\\\-" is no escape']]],
  ['Write "é" without the backslash.', [["\\é", "pattern-syntax 0-2", '"\\\\é" is no escape']]],
  [
    "Write [0-9]: engines disagree on other digits.",
    [["[\\d]", "pattern-not-portable 1-3", '"\\\\d" does not mean the same everywhere']],
  ],
  [
    "Say what stands beside the word: a pattern describes the whole text.",
    [
      ["[\\b]", "pattern-not-portable 1-3", '"\\\\b" does not mean the same everywhere'],
      ["\\ba", "pattern-not-portable 0-2", '"\\\\b" does not mean the same everywhere'],
    ],
  ],
  ["Write [^0-9].", [["\\D", "pattern-not-portable 0-2", '"\\\\D" does not mean the same everywhere']]],
  [
    "Write [A-Za-z0-9_]: engines disagree on other letters.",
    [["\\w", "pattern-not-portable 0-2", '"\\\\w" does not mean the same everywhere']],
  ],
  ["Write [^A-Za-z0-9_].", [["\\W", "pattern-not-portable 0-2", '"\\\\W" does not mean the same everywhere']]],
  [
    "Write the white space you mean, as in [ \\t\\n]: engines disagree on the rest.",
    [["\\s", "pattern-not-portable 0-2", '"\\\\s" does not mean the same everywhere']],
  ],
  [
    "Write the white space you do not mean, as in [^ \\t\\n].",
    [["\\S", "pattern-not-portable 0-2", '"\\\\S" does not mean the same everywhere']],
  ],
  [
    "Say what stands beside it: a pattern describes the whole text.",
    [["\\B", "pattern-not-portable 0-2", '"\\\\B" does not mean the same everywhere']],
  ],
  [
    "Write the ranges you mean: engines know different properties.",
    [
      ["\\p{L}", "pattern-not-portable 0-2", '"\\\\p" does not mean the same everywhere'],
      ["\\P{L}", "pattern-not-portable 0-2", '"\\\\P" does not mean the same everywhere'],
    ],
  ],
  ["Put the hyphen last, or write \\-.", [["[a-b-c]", "pattern-syntax 4-5", '"-" stands between two ranges']]],
  [
    "Name the character once, and a hyphen last.",
    [
      ["[--a]", "pattern-not-portable 1-3", '"--" inside a class is an operator for some engines'],
      ["[a&&b]", "pattern-not-portable 2-4", '"&&" inside a class is an operator for some engines'],
      ["[a||b]", "pattern-not-portable 2-4", '"||" inside a class is an operator for some engines'],
      ["[a~~b]", "pattern-not-portable 2-4", '"~~" inside a class is an operator for some engines'],
      ["[a--b]", "pattern-not-portable 2-4", '"--" inside a class is an operator for some engines'],
      ["[+--]", "pattern-not-portable 2-4", '"--" inside a class is an operator for some engines'],
    ],
  ],
  [
    "Write [^\\n], or \\. for the character itself.",
    [[".", "pattern-not-portable 0-1", '"." leaves out other line ends in each engine']],
  ],
  [
    "Say it with `not_in`, or with a rule.",
    [
      ["(?=a)", "pattern-not-portable 0-3", '"(?=" looks ahead or behind, which RE2 cannot do'],
      ["(?!a)", "pattern-not-portable 0-3", '"(?!" looks ahead or behind, which RE2 cannot do'],
      ["(?<=a)", "pattern-not-portable 0-4", '"(?<=" looks ahead or behind, which RE2 cannot do'],
      ["(?<!a)", "pattern-not-portable 0-4", '"(?<!" looks ahead or behind, which RE2 cannot do'],
    ],
  ],
  [
    "Write ( ), or use a `template` with named parts.",
    [
      ["(?<n>a)", "pattern-not-portable 0-3", '"(?<" names a group, which engines write differently'],
      ["(?P<n>a)", "pattern-not-portable 0-4", '"(?P<" names a group, which engines write differently'],
      ["(?'n'a)", "pattern-not-portable 0-3", '"(?\'" names a group, which engines write differently'],
      ["(?P=n)", "pattern-not-portable 0-4", '"(?P=" names a group, which engines write differently'],
    ],
  ],
  [
    "Write (?: ) or ( ).",
    [
      ["(?>a)", "pattern-not-portable 0-3", '"(?>" is not understood everywhere'],
      ["(?#a)", "pattern-not-portable 0-3", '"(?#" is not understood everywhere'],
      ["(?|a)", "pattern-not-portable 0-3", '"(?|" is not understood everywhere'],
      ["(?", "pattern-not-portable 0-2", '"(?" is not understood everywhere'],
    ],
  ],
  [
    "Write both cases, as in [Aa].",
    [
      ["(?i:a)", "pattern-not-portable 0-3", '"(?i" sets a flag, which JavaScript cannot do inside a pattern'],
      ["(?-i)", "pattern-not-portable 0-3", '"(?-" sets a flag, which JavaScript cannot do inside a pattern'],
    ],
  ],
  [
    "Leave it out: a pattern describes the whole text.",
    [
      ["\\Aa\\z", "pattern-anchored 0-2", '"\\\\A" is an anchor'],
      ["a\\Z", "pattern-anchored 1-3", '"\\\\Z" is an anchor'],
      ["\\Ga", "pattern-anchored 0-2", '"\\\\G" is an anchor'],
      ["a|^b", "pattern-anchored 2-3", '"^" is an anchor'],
      ["a$", "pattern-anchored 1-2", '"$" is an anchor'],
    ],
  ],
  [
    "RE2 stops at 1000 as well. Say the length with `max_length`.",
    [
      ["a{1001}", "pattern-too-large 0-7", '"a{1001}" repeats more than 1000 times'],
      ["(a{10}|b){101}", "pattern-too-large 0-14", '"(a{10}|b){101}" repeats more than 1000 times'],
      ["((a{10}){11}){10}", "pattern-too-large 0-17", '"((a{10}){11}){10}" repeats more than 1000 times'],
    ],
  ],
];
