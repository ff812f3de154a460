import { report } from "../../diagnostics/diagnostic.ts";
import type { Context } from "../context.ts";
import type { ModelDraft } from "../model/model-draft.ts";
import type { Said } from "./authoring.ts";
import { type Way, waysOf } from "./ways.ts";

/** Reports keys that would mean two things. A key of its own object (`mode` in `validation.mode`) is told apart by both. */
export function checkWays(draft: ModelDraft, context: Context): void {
  const { properties, authoring, symbol } = draft;
  const taken = new Map(properties.map(({ name }) => [name, `the field "${name}"`]));
  const groups = new Map<string, string>();
  const take = (key: string, meaning: string, said: Said<unknown> | undefined): void => {
    const before = taken.get(key);
    if (before === undefined) taken.set(key, meaning);
    else if (before !== meaning) {
      const span = said?.isOwn === true ? said.span : symbol.place.key;
      report(context.sink, "layout-key-taken", span, { key, first: before, second: meaning });
    }
  };
  for (const way of waysOf(draft, context)) {
    const [first, second] = way.key.path;
    take(way.key.path.join("\n"), meaningOf(way), way.said);
    if (second !== undefined) groups.set(first, `an object with "${second}" in it`);
  }
  for (const [key, meaning] of groups) take(key, meaning, undefined);
  const { header, wrapper } = authoring;
  if (header !== undefined) take(header.key.value, "the header", header.key);
  // A wrapper stands alone, so that it cannot be mistaken for an object with one field of the model in it.
  if (wrapper !== undefined && !groups.has(wrapper.value)) take(wrapper.value, "the whole document", wrapper);
}

function meaningOf({ key }: Way): string {
  const target = key.target.join(".");
  return key.keyedBy === undefined ? `the field "${target}"` : `the field "${target}" as a map`;
}
