import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { Span } from "../diagnostics/span.ts";
import type { Path } from "../program/example.ts";

/**
 * Reads a path such as `a.b[0]["c.d"]`; `.` and the empty text are the value itself. A key with other characters than letters,
 * digits, `_`, `$` and `-` stands in brackets and quotes. Undefined after a fault.
 */
export function readPath(text: string, span: Span, sink: DiagnosticSink): Path | undefined {
  if (text === "" || text === ".") return [];
  const path: (string | number)[] = [];
  const step = /(?:^|\.)([A-Za-z0-9_$-]+)|\[([0-9]+)\]|\[("(?:[^"\\]|\\.)*")\]/uy;
  while (step.lastIndex < text.length) {
    const found = step.exec(text);
    if (found === null) {
      const hint = 'Write names, dots and brackets, as in `items[0].name`; put other keys in quotes, as in `["a b"]`.';
      report(sink, "path-syntax", span, { path: text }, { hint });
      return undefined;
    }
    const [, name, index, quoted] = found;
    path.push(name ?? (index === undefined ? unquote(quoted ?? '""') : Number(index)));
  }
  return path;
}

function unquote(text: string): string {
  return text.slice(1, -1).replace(/\\(.)/gu, "$1");
}
