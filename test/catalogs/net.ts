import { createInterpreter, type Interpreter } from "../../generator/interpret/interpreter.ts";
import { programOf } from "../support/check-spec.ts";

/** A spec of nothing but nodes that name each other, at most four one after the other. */
export const netSpec: string = `types:
  Node:
    doc: A node.
    key: name
    fields:
      name: { type: string, doc: Its key }
      next: { type: list<string>, default: [], refers_to: node, acyclic: true, max_depth: 4, doc: Where it leads }
  Net:
    doc: All nodes.
    fields:
      left: { type: list<Node>, default: [], doc: Some }
      right: { type: list<Node>, default: [], doc: Others }
    catalog:
      key_spaces:
        node: { of: [left, right], doc: Nodes }
`;

/** What the interpreter finds in a net, as `code path`. */
export function faultsOf(interpreter: Interpreter, net: unknown): readonly string[] {
  return interpreter.validate("Net", net).map(({ code, path }) => `${code} ${path.join(".")}`);
}

/** The interpreter of the spec. */
export function netInterpreter(): Interpreter {
  return createInterpreter(programOf(netSpec));
}
