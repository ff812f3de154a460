import { readAsset } from "../asset.ts";

/** Compiles a template; what comes back prints a view. Handlebars is loaded here and nowhere earlier. */
export async function loadTemplate<View>(path: string): Promise<(view: View) => string> {
  const { default: handlebars } = await import("handlebars");
  // The text of a view is Markdown already: escaping it as HTML would show entities in code spans.
  return handlebars.create().compile<View>(readAsset(`templates/${path}`), {
    strict: true,
    noEscape: true,
    knownHelpersOnly: true,
  });
}
