/**
 * Bytes of the escape in a JSON text that begins with the backslash at a place, or of the two that are one character together; 0 for
 * one that there is not, or that is half of a pair.
 */
export function escapeLength(bytes: Uint8Array, at: number): number {
  switch (bytes[at + 1]) {
    case 0x22:
    case 0x5c:
    case 0x2f:
    case 0x62:
    case 0x66:
    case 0x6e:
    case 0x72:
    case 0x74:
      return 2;
    case 0x75:
      break;
    default:
      return 0;
  }
  const unit = unitAt(bytes, at);
  if (unit < 0xd800 || unit > 0xdfff) return unit < 0 ? 0 : 6;
  const next = unit < 0xdc00 && bytes[at + 6] === 0x5c && bytes[at + 7] === 0x75 ? unitAt(bytes, at + 6) : -1;
  return next >= 0xdc00 && next <= 0xdfff ? 12 : 0;
}

/** What the four digits behind `\\u` stand for; below 0 where they are none. */
function unitAt(bytes: Uint8Array, at: number): number {
  let unit = 0;
  for (let index = at + 2; index < at + 6; index += 1) {
    const byte = bytes[index] ?? 0;
    const letter = byte | 0x20;
    if (byte >= 0x30 && byte <= 0x39) unit = unit * 16 + byte - 0x30;
    else if (letter >= 0x61 && letter <= 0x66) unit = unit * 16 + letter - 0x61 + 10;
    else return -1;
  }
  return unit;
}
