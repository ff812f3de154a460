import { readBlock } from "./decode-block.ts";
import { doubleQuoted, noEscapes, readFlow, singleQuoted } from "./decode-flow.ts";
import type { Origin, Reading } from "./reading.ts";
import type { YamlScalar } from "./yaml-node.ts";

/**
 * For each unit of the scalar's value, where it comes from in `source`, the scalar as it stands in the file. Undefined where
 * reading the source again does not give the value: better no place than a wrong one.
 */
export function decodeScalar(source: string, scalar: YamlScalar): readonly Origin[] | undefined {
  for (const reading of readings(source, scalar.style)) {
    if (reading.text === scalar.value) return reading.origins;
  }
  return undefined;
}

function* readings(source: string, style: YamlScalar["style"]): Generator<Reading> {
  switch (style) {
    case "plain":
      yield readFlow(source, 0, source.length, noEscapes);
      return;
    case "single":
      yield readFlow(source, 1, source.length - 1, singleQuoted);
      return;
    case "double":
      yield readFlow(source, 1, source.length - 1, doubleQuoted);
      return;
    case "literal":
    case "folded":
      yield* readBlock(source, style);
  }
}
