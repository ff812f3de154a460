/** Whether to colour, by https://no-color.org and the habits of terminals. */
export function wantsColor(isTerminal: boolean, environment: Readonly<Record<string, string | undefined>>): boolean {
  const { NO_COLOR: off, FORCE_COLOR: on, TERM: terminal } = environment;
  if (off !== undefined && off !== "") return false;
  if (on !== undefined && on !== "" && on !== "0") return true;
  return isTerminal && terminal !== "dumb";
}
