import type { Inference, Layout } from "../../program/layout.ts";
import type { Context } from "../context.ts";
import type { ModelDraft } from "../model/model-draft.ts";
import { waysOf } from "./ways.ts";

/** The ways to write a model in configuration; undefined where there are none beside the one that `parse` takes. */
export function layoutOf(draft: ModelDraft, context: Context): Layout | undefined {
  const { wrapper, header, shorthand } = draft.authoring;
  const keys = waysOf(draft, context).map(({ key }) => key);
  const inferred = inferencesOf(draft);
  const layout: Layout = {
    ...(wrapper === undefined ? {} : { wrapper: wrapper.value }),
    ...(header === undefined ? {} : { header: { key: header.key.value, type: header.type.value } }),
    ...(shorthand === undefined ? {} : { shorthand: shorthand.value }),
    keys,
    inferred,
  };
  const saysMore = wrapper !== undefined || header !== undefined || shorthand !== undefined;
  return saysMore || keys.length > 0 || inferred.length > 0 ? layout : undefined;
}

function inferencesOf({ properties, authoring }: ModelDraft): readonly Inference[] {
  return properties.flatMap(({ name }) =>
    (authoring.fields.get(name)?.inferred ?? []).map(({ from, value }) => ({
      property: name,
      from: from.value,
      value: value.value,
    })),
  );
}
