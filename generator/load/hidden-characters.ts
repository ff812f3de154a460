/** A character that nobody sees, or that makes a text look other than it is. */
export interface HiddenCharacter {
  readonly character: string;
  /** UTF-16 offset in the text. */
  readonly index: number;
}

/**
 * In every file: controls but tab and line ends; line separators, which editors and languages see differently; direction
 * overrides, which make a text look like another one; a byte order mark further on; annotations; non-characters; halves of
 * surrogate pairs.
 */
const everywhere =
  "\\p{Cc}\\u{2028}\\u{2029}\\u{202A}-\\u{202E}\\u{2066}-\\u{2069}\\u{FEFF}\\u{FFF9}-\\u{FFFB}\\u{FFFE}\\u{FFFF}\\p{Surrogate}";
/** In specs, everything besides that takes no room: soft hyphens, zero-width blanks, marks of direction, tags. */
const inSpecs = `${everywhere}\\p{Default_Ignorable_Code_Point}`;
/** Emoji are put together with joiners and selectors, which are no fault there. */
const emoji =
  "\\p{Extended_Pictographic}[\\u{FE0E}\\u{FE0F}]?\\p{Emoji_Modifier}?(?:\\u{200D}\\p{Extended_Pictographic}\\u{FE0F}?\\p{Emoji_Modifier}?)*|[0-9#*]\\u{FE0F}\\u{20E3}";

const searches: Readonly<Record<"spec" | "document", RegExp>> = {
  spec: new RegExp(`${emoji}|(?<hidden>[${inSpecs}])`, "gu"),
  document: new RegExp(`(?<hidden>[${everywhere}])`, "gu"),
};

const ordinary: ReadonlySet<string> = new Set(["\t", "\n", "\r"]);

/** The hidden characters of a file in order. A spec is read by people before it is trusted, so less may hide in it. */
export function* hiddenCharacters(text: string, kind: "spec" | "document"): Generator<HiddenCharacter> {
  for (const { index, groups } of text.matchAll(searches[kind])) {
    const character = groups?.["hidden"];
    if (character === undefined || ordinary.has(character) || (character === "\u{FEFF}" && index === 0)) continue;
    if (kind === "document" || !isWritten(text, index, character)) yield { character, index };
  }
}

/** Whether a script writes the character so: joiners behind letters that join, selectors behind what has variants. */
function isWritten(text: string, index: number, character: string): boolean {
  const before = text.slice(Math.max(index - 2, 0), index);
  return scripts.some(({ characters, behind }) => characters.test(character) && behind.test(before));
}

const scripts: readonly { readonly characters: RegExp; readonly behind: RegExp }[] = [
  {
    characters: /[\u{200C}\u{200D}]/u,
    behind:
      /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}\p{Script=Hangul}\p{Ideographic}])[\p{L}\p{M}]$/u,
  },
  { characters: /[\u{FE00}-\u{FE02}\u{E0100}-\u{E01EF}]/u, behind: /\p{Ideographic}$/u },
  { characters: /[\u{180B}-\u{180D}\u{180F}]/u, behind: /\p{Script=Mongolian}$/u },
];
