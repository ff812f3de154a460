/** Comments, texts, and names in backticks: nothing inside them has a meaning of its own. */
export const opaqueTokens: RegExp =
  /\/\/[^\n]*|[rR](?:'''[\s\S]*?'''|"""[\s\S]*?"""|'[^'\n]*'|"[^"\n]*")|'''(?:\\[\s\S]|[^\\])*?'''|"""(?:\\[\s\S]|[^\\])*?"""|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`[\w.\-/ ]+`/gu;
