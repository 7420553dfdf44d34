interface Bounds {
  names: number;
  values: number;
  depth: number;
}

const quote = 0x22;
const backslash = 0x5c;

/** One behind the closing quote, or the end. */
function endOfString(bytes: Uint8Array, start: number) {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at + 1;
}

/**
 * Which bound a JSON text breaks, if any: counted over its bytes in one pass, before anybody builds an object of it. What is no JSON is
 * for the parser to refuse.
 */
export function exceeds(bytes: Uint8Array, most: Bounds): keyof Bounds | undefined {
  let names = 0;
  let values = 1;
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    switch (String.fromCharCode(bytes[at]!)) {
      case '"':
        at = endOfString(bytes, at) - 1;
        break;
      case ':':
        names++;
        break;
      case ',':
        values++;
        break;
      case '{':
      case '[':
        values++;
        depth++;
        break;
      case '}':
      case ']':
        depth--;
    }
    if (depth > most.depth) return 'depth';
    if (names > most.names) return 'names';
    if (values > most.values) return 'values';
  }
  return undefined;
}
