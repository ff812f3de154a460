import { assertNever } from "../../program/assert-never.ts";
import { admitsLineEnd, literalPattern } from "../pattern.ts";
import type { Schema, SchemaObject } from "../schema.ts";
import type { FoldedQuestion, Sides, TextFunction } from "./question.ts";
import { all, any } from "./simplify.ts";

const text: Schema = { type: "string" };

/** What a function of the language says about texts. */
export function textSides(name: TextFunction, argument: string): Sides {
  const literal = literalPattern(argument);
  // Every text contains the empty one, starts with it and ends with it.
  if (argument === "" && name !== "matches") return { holds: text, fails: false };
  switch (name) {
    case "startsWith":
      return sides({ pattern: `^${literal}` });
    case "contains":
      return sides({ pattern: literal });
    case "endsWith":
      return argument.endsWith("\n")
        ? sides({ pattern: `${literal}$` })
        : guarded({ pattern: `${literal}$` }, { pattern: `${literal}\\n$` });
    case "matches":
      return hasNoLineEnd(argument) ? guarded({ pattern: argument }, { pattern: "\\n" }) : sides({ pattern: argument });
    default:
      return assertNever(name);
  }
}

/** Python lets `$` stand before a final line end too: texts that only it would let through are kept out by name. */
function guarded(test: SchemaObject, astray: SchemaObject): Sides {
  return {
    holds: { type: "string", ...test, not: astray },
    fails: all({ type: "string" }, any({ not: test }, astray)),
  };
}

/** Whether a pattern describes whole texts, none of which has a line end. */
function hasNoLineEnd(pattern: string): boolean {
  const inner = /^\^([^|]*)(?<!\\)\$$/u.exec(pattern)?.[1];
  return inner !== undefined && !admitsLineEnd(inner);
}

/** What is said about texts without regard to capitals, as a pattern with both forms of every letter. */
export function foldedSides({ by, test, texts }: FoldedQuestion): Sides {
  const possible = texts.filter((wanted) => !(by === "lowerAscii" ? /[A-Z]/u : /[a-z]/u).test(wanted));
  if (possible.length === 0) return { holds: false, fails: text };
  const pattern = possible.map((wanted) => literalPattern(wanted).replace(/[A-Za-z]/gu, bothForms)).join("|");
  const isOpen = possible.some((wanted) => wanted.includes("\n"));
  switch (test) {
    case "equals":
      return isOpen
        ? sides({ pattern: `^(?:${pattern})$` })
        : guarded({ pattern: `^(?:${pattern})$` }, { pattern: "\\n" });
    case "endsWith":
      return isOpen
        ? sides({ pattern: `(?:${pattern})$` })
        : guarded({ pattern: `(?:${pattern})$` }, { pattern: `(?:${pattern})\\n$` });
    case "startsWith":
      return sides({ pattern: `^(?:${pattern})` });
    case "contains":
      return sides({ pattern });
    default:
      return assertNever(test);
  }
}

function bothForms(letter: string): string {
  return `[${letter.toUpperCase()}${letter.toLowerCase()}]`;
}

function sides(test: SchemaObject): Sides {
  return { holds: all(text, test), fails: all(text, { not: test }) };
}
