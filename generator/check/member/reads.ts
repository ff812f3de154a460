import type { Expr } from "../../program/expression.ts";
import { children } from "../../program/expression-walk.ts";

/** What the derived properties and methods of a model are made of, by name. */
export interface Bodies {
  readonly derived: ReadonlyMap<string, Expr>;
  readonly methods: ReadonlyMap<string, Expr>;
}

/**
 * Names of the properties of `this` that the expression needs, also by way of derived properties and methods of `this`; `all`
 * where `this` is handed on as a whole.
 */
export function propertiesRead(exprs: readonly (Expr | undefined)[], bodies: Bodies): ReadonlySet<string> | "all" {
  const reader = new Reader(bodies);
  for (const expr of exprs) if (expr !== undefined) reader.read(expr);
  return reader.all ? "all" : reader.names;
}

class Reader {
  all = false;
  readonly names: Set<string> = new Set();
  private readonly bodies: Bodies;
  private readonly entered = new Set<Expr>();

  constructor(bodies: Bodies) {
    this.bodies = bodies;
  }

  read(expr: Expr): void {
    if (isThis(expr)) this.all = true;
    else if (expr.kind === "select" && isThis(expr.object)) this.member(expr.of, expr.member);
    else if (
      expr.kind === "invoke" &&
      expr.target === "method" &&
      expr.receiver !== undefined &&
      isThis(expr.receiver)
    ) {
      this.body(this.bodies.methods.get(expr.name));
      for (const arg of expr.args) this.read(arg);
    } else for (const part of children(expr)) this.read(part);
  }

  private member(of: string, name: string): void {
    if (of === "derived") this.body(this.bodies.derived.get(name));
    else this.names.add(name);
  }

  private body(expr: Expr | undefined): void {
    if (expr === undefined || this.entered.has(expr)) return;
    this.entered.add(expr);
    this.read(expr);
  }
}

function isThis(expr: Expr): boolean {
  return expr.kind === "variable" && expr.name === "this";
}
