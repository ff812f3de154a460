import { assertNever } from "../../program/assert-never.ts";
import type { InvokeExpr } from "../../program/expression.ts";
import type { FunctionBody, Parameter } from "../../program/member.ts";
import { keyOf, known, opaque, type Value } from "../term.ts";
import type { Judge } from "./judge.ts";

/** What a spec declares is worked out with its arguments in place; an instance that is made is unknown, but valid. */
export function invocation(expr: InvokeExpr, receiver: Value | undefined, args: readonly Value[], judge: Judge): Value {
  const { tools } = judge.world;
  const made = (): Value => {
    const operands = [...(receiver === undefined ? [] : [receiver]), ...args].map(keyOf).join();
    return opaque(`${expr.target} ${expr.model ?? ""}.${expr.name}(${operands})`, expr.type, tools, true);
  };
  switch (expr.target) {
    case "function": {
      const declared = tools.functions.get(expr.name);
      return declared === undefined
        ? made()
        : (bodyValue(declared.body, bind(declared.parameters, args), judge) ?? made());
    }
    case "method": {
      const owner = tools.declarations[expr.model ?? ""];
      const method = owner?.kind === "model" ? owner.methods.find(({ name }) => name === expr.name) : undefined;
      if (method === undefined || receiver === undefined) return made();
      return judge.value(method.value, { variables: bind(method.parameters, args).set("this", receiver) });
    }
    case "constructor":
    case "patched":
      return made();
    default:
      return assertNever(expr.target);
  }
}

function bind(parameters: readonly Parameter[], args: readonly Value[]): Map<string, Value> {
  return new Map(parameters.map(({ name }, index) => [name, args[index] ?? known(null)]));
}

/** Undefined for a body that makes an instance. */
function bodyValue(body: FunctionBody, variables: ReadonlyMap<string, Value>, judge: Judge): Value | undefined {
  switch (body.kind) {
    case "expression":
      return judge.value(body.value, { variables });
    case "table": {
      const row = body.rows.find(({ when }) => when === undefined || judge.isTrue(when, { variables }));
      return row === undefined ? known(null) : judge.value(row.give, { variables });
    }
    case "record":
      return undefined;
    default:
      return assertNever(body);
  }
}
