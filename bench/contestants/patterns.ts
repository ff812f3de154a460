/** Patterns of texts, as peers take them: each describes a whole text. */

export const fullName = "^(?:[A-Za-z][A-Za-z0-9_-]*:)?[A-Za-z][A-Za-z0-9_-]*/[A-Za-z][A-Za-z0-9_-]*$";
export const inlineName = "^(?:(?:[A-Za-z][A-Za-z0-9_-]*:)?[A-Za-z][A-Za-z0-9_-]*/)?[A-Za-z][A-Za-z0-9_-]*$";
export const resolvedName =
  "^(?:([A-Za-z][A-Za-z0-9_-]*:)?[A-Za-z][A-Za-z0-9_-]*(/[A-Za-z][A-Za-z0-9_-]*){1,2}|[A-Za-z][A-Za-z0-9_-]*|(mcp|agent_skill):(\\n|[^\\n])+)$";
export const semver =
  "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$";
/** A word that Python takes for a name, and none of its keywords. */
export const identifier =
  "^(?!(?:False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield)$)[A-Za-z_][A-Za-z0-9_]*$";
export const eventId = "^ev_[0-9a-z]{8}$";
export const calledTool = "^[a-z]+/[a-z-]+$";
