/**
 * The member that an object of this JSON text names twice, if there is one. Parsers disagree which of the two counts, so what was checked and what
 * is used could differ. For text that parses; `same` says how names are compared.
 */
export function repeatedName(text: string, same: (name: string) => string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at];
    if (character === '{') open.push(new Set());
    else if (character === '[') open.push(undefined);
    else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const end = endOfString(text, at);
      const names = open.at(-1);
      if (names && isName(text, end)) {
        const name = same(String(JSON.parse(text.slice(at, end))));
        if (names.has(name)) return name;
        names.add(name);
      }
      at = end;
      continue;
    }
    at++;
  }
  return undefined;
}

/** One behind the closing quote. */
function endOfString(text: string, start: number) {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function isName(text: string, end: number) {
  let at = end;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++;
  return text[at] === ':';
}
