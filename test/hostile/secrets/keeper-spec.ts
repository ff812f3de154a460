import { shop } from "../../typescript/build-model.ts";

/** Secrets of every make, in every place that a type has. */
export const keeperSpec: Readonly<Record<string, string>> = shop(`types:
  Way: { doc: Ways., enum: { door: Door., window: Window. } }
  Card: { doc: A card., fields: { kind: { type: string, fixed: card, doc: Kind }, number: { type: string, pattern: "[0-9]+", secret: true, doc: Number } } }
  Word: { doc: A word., fields: { kind: { type: string, fixed: word, doc: Kind }, word: { type: string, min_length: 5, secret: true, doc: Word } } }
  Key: { doc: A key., union: [Card, Word], tag: kind }
  Inner:
    doc: What is inside.
    fields:
      text: { type: string?, max_length: 30, doc: Text }
      few: { type: list<string>?, max_items: 2, unique: true, doc: Few }
    rules:
      both: { must: has(this.text) || has(this.few), message: Give one of both. }
  Login:
    doc: A login.
    authoring: { wrapper: login }
    fields:
      user: { type: string, min_length: 2, aliases: [name], doc: User }
      way: { type: Way, default: door, doc: Way }
      password: { type: string?, min_length: 7, max_length: 60, aliases: [pass, "credentials.password"], secret: true, doc: Password }
      token: { type: string?, pattern: "[a-z0-9]+", secret: true, as: token_text, doc: Token }
      headers: { type: map<string>, default: {}, max_entries: 2, secret: true, doc: Headers }
      codes: { type: list<string>, default: [], unique: true, secret: true, doc: Codes }
      anything: { type: json, optional: true, secret: true, doc: Anything }
      inner: { type: Inner?, secret: true, doc: All of it }
      key: { type: Key?, doc: Key }
    rules:
      not_same: { when: has(this.password), must: this.password != this.user, message: The password is no name. }
  Kept: { doc: Keeps more., unknown_keys: keep, fields: { word: { type: string, secret: true, doc: Word } } }
  Site: { doc: A site., fields: { logins: { type: list<Login>, default: [], doc: Logins }, by_name: { type: map<Login>, default: {}, doc: By name } } }
  Member: { doc: A member., key: name, fields: { name: { type: string, doc: Name }, word: { type: string, secret: true, doc: Word }, next: { type: string?, refers_to: member, doc: Next } } }
  Club:
    doc: A club.
    fields: { members: { type: list<Member>, default: [], doc: Members } }
    catalog: { key_spaces: { member: { of: [members], doc: Members } } }
`);
