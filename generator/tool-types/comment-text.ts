/** Nothing in a comment may end it, or look like an instruction to a compiler. */
export function commentText(text: string): string {
  return text.replaceAll("*/", "* /").replaceAll("@ts-", "@ ts-");
}
