// Controls, line separators and changes of direction: a terminal obeys them, and a log reader is misled by them.
const unseen: RegExp =
  /[\p{Cc}\u{2028}\u{2029}\u{200E}\u{200F}\u{061C}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}\p{Surrogate}]/gu;

/** A text of several lines, each as by `visibleProse`. JSON stays JSON with the same meaning. */
export function visibleLines(text: string): string {
  return text.split("\n").map(visibleProse).join("\n");
}

/** Like `visible`, for texts of authors: what takes no room is escaped too, but for what letters and emoji are made up of. */
export function visibleProse(text: string): string {
  return text.replace(withoutRoom, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(""),
  );
}

/** The text on one line, with everything escaped that cannot be seen. */
export function visible(text: string): string {
  return text.replace(unseen, (character) => escapeUnit(character.charCodeAt(0)));
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}

/** Like `visible`, but one UTF-16 unit for one, for texts under which carets stand. A tab becomes a space. */
export function aligned(text: string): string {
  return text.replaceAll("\t", " ").replace(withoutRoom, (character) => "\u{FFFD}".repeat(character.length));
}

/** Joiners and selectors stay, since they make up what is seen. */
const withoutRoom: RegExp = new RegExp(
  `${unseen.source}|(?![\\u{200C}\\u{200D}\\p{Variation_Selector}])\\p{Default_Ignorable_Code_Point}`,
  "gu",
);

const wide: RegExp =
  /\p{Emoji_Presentation}|[\u{1100}-\u{115F}\u{2E80}-\u{A4CF}\u{AC00}-\u{D7A3}\u{F900}-\u{FAFF}\u{FE30}-\u{FE6F}\u{FF00}-\u{FF60}\u{FFE0}-\u{FFE6}\u{20000}-\u{3FFFD}]/u;
const narrow: RegExp = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Columns that a terminal takes for the text. */
export function width(text: string): number {
  let columns = 0;
  for (const character of text) columns += narrow.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return columns;
}
