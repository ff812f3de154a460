/** A small spec that has one of everything that documents can get wrong. */
export const sampleModule = `specwright: 1
module: orders
title: Orders
doc: What customers buy.
types:
  Article:
    doc: The name of an article.
    scalar: string
    pattern: "[a-z]+-[0-9]+"
    max_length: 20
    examples: [cup-7]
  Color:
    doc: What it looks like.
    enum:
      red: Like a rose.
      green: Like grass.
  Card:
    doc: Pays by card.
    fields:
      kind: { type: string, doc: Tells how, fixed: card }
      number: { type: string, doc: The number, secret: true, min_length: 4 }
  Cash:
    doc: Pays in cash.
    fields:
      kind: { type: string, doc: Tells how, fixed: cash }
  Payment:
    doc: How it is paid.
    union: [Card, Cash]
    tag: kind
  Line:
    doc: One article of an order.
    fields:
      article: { type: Article, doc: What }
      count: { type: int, doc: How many, min: 1, max: 100, default: 1 }
      weight: { type: number, doc: In kilograms, multiple_of: 0.5, optional: true }
      color: { type: Color, doc: Which one, default: red }
  Shipping:
    doc: How an order is sent.
    fields:
      express: { type: bool, doc: Whether it is in a hurry, default: false }
  Order:
    doc: What a customer buys at once.
    fields:
      id: { type: string, doc: Its name, min_length: 2 }
      version: { type: int, doc: Of the layout, fixed: 1 }
      lines: { type: list<Line>, doc: What is bought, min_items: 1, max_items: 3, unique_by: article }
      payment: { type: Payment, doc: How it is paid }
      gift: { type: bool, doc: Whether to wrap it, default: false }
      note: { type: string?, doc: What to write on the card, max_length: 5 }
      shipping: { type: Shipping, doc: How it is sent, default: {} }
    rules:
      note_for_gifts:
        must: "!has(this.note) || this.gift"
        at: note
        message: Only a gift has a note.
`;

/** The project file beside it. */
export const sampleProject = `specwright: 1
package:
  name: orders-model
  version: 0.1.0
  license: MIT
  description: Orders and how they are paid.
  schema_base: https://example.com/schemas/
targets: [docs]
out: ../generated
`;

/** Both, in the folder \`spec\`. */
export const sampleSpec: Readonly<Record<string, string>> = Object.freeze({
  "spec/specwright.yaml": sampleProject,
  "spec/orders.yaml": sampleModule,
});

/** A document that is an order. */
export const sampleOrder = `id: o-1
lines:
  - article: cup-7
    count: 2
payment: { kind: cash }
`;
