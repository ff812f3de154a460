import type { Random } from "../../support/random.ts";

const encoder = new TextEncoder();

/** What readers of JSON stumble over. */
const pieces: readonly Uint8Array[] = [
  ...[
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    '"',
    "\\",
    "-",
    "0",
    "1",
    ".",
    "e",
    "E+1",
    " ",
    "\t",
    "\n",
    "\r",
    "\f",
    "\0",
    "\u{7f}",
    "\u{FEFF}",
  ],
  ...[
    "\u{e9}",
    "\u{20ac}",
    "\u{1F600}",
    "\\n",
    "\\/",
    "\\x",
    "\\u0041",
    "\\u00",
    "\\ud83d",
    "\\ude00",
    "\\ud83d\\ude00",
    "\\u0000",
  ],
  ...[
    "null",
    "true",
    "false",
    "nulL",
    "falze",
    "NaN",
    "1e9",
    "1e999",
    "-0",
    "-0.0",
    "00",
    "0.1",
    "1.",
    ".5",
    "-",
    "--1",
  ],
  ...[
    "9007199254740991",
    "9007199254740992",
    "-9007199254740993",
    "123456789012345",
    "1234567890123456",
    "0.1234567890123456789",
  ],
  ...[
    '""',
    "{}",
    "[]",
    '"a":1,',
    ',"a":1',
    '"__proto__":{},',
    '"constructor":1,',
    "[".repeat(70),
    "]".repeat(70),
    "/**/",
    "'",
  ],
].map((text) => encoder.encode(text));

const plain: Uint8Array = encoder.encode("abcxyzABCXYZ0129_ ");

const raw: readonly Uint8Array[] = [
  [0x80],
  [0xff],
  [0xc0, 0xaf],
  [0xe2, 0x82],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xc3, 0xa9],
].map((bytes) => Uint8Array.from(bytes));

/** The bytes with something changed, in one place most often: what is done is up to the dice, `other` is where parts come from. */
export function mutatedBytes(random: Random, bytes: Uint8Array, other: Uint8Array): Uint8Array {
  let changed = mutated(random, bytes, other);
  while (random.chance(0.2)) changed = mutated(random, changed, other);
  return changed;
}

function mutated(random: Random, bytes: Uint8Array, other: Uint8Array): Uint8Array {
  const at = random.below(bytes.length + 1);
  const length = random.chance(0.7) ? 1 : random.below(24);
  const rest = bytes.subarray(Math.min(at + length, bytes.length));
  const before = bytes.subarray(0, at);
  switch (random.below(10)) {
    case 0:
      return joined(before, Uint8Array.of(random.below(256)), bytes.subarray(Math.min(at + 1, bytes.length)));
    case 1:
      return joined(
        before,
        Uint8Array.of((bytes[at] ?? 0) ^ (1 << random.below(8))),
        bytes.subarray(Math.min(at + 1, bytes.length)),
      );
    case 2:
      return joined(before, rest);
    case 3:
      return joined(before, Uint8Array.of(random.below(128)), bytes.subarray(at));
    case 4:
      return joined(before, pieceOf(random), random.chance(0.5) ? rest : bytes.subarray(at));
    case 5:
      return joined(before, raw[random.below(raw.length)] ?? before, bytes.subarray(at));
    case 6:
    case 7:
      return joined(
        before,
        plain.subarray(random.below(plain.length)).subarray(0, 1),
        bytes.subarray(Math.min(at + 1, bytes.length)),
      );
    case 8:
      return withMember(random, bytes, random.chance(0.7) ? bytes : other);
    default: {
      const start = random.below(other.length);
      return joined(before, other.subarray(start, start + random.below(40)), rest);
    }
  }
}

function pieceOf(random: Random): Uint8Array {
  return pieces[random.below(pieces.length)] ?? new Uint8Array();
}

/** With one more key in some object: one that stands there already, most often. */
function withMember(random: Random, bytes: Uint8Array, other: Uint8Array): Uint8Array {
  const quotes = placesOf(0x22, other);
  const from = quotes[random.below(quotes.length)] ?? 0;
  const to = quotes[random.below(quotes.length)] ?? 0;
  const places = placesOf(random.chance(0.5) ? 0x2c : 0x7b, bytes);
  const at = (places[random.below(places.length)] ?? 0) + 1;
  const member = other.subarray(Math.min(from, to), Math.max(from, to));
  return joined(bytes.subarray(0, at), member, encoder.encode(random.chance(0.5) ? "," : '",'), bytes.subarray(at));
}

function placesOf(byte: number, bytes: Uint8Array): readonly number[] {
  return [...bytes.keys()].filter((index) => bytes[index] === byte);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts));
}
