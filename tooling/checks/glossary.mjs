// One name a thing: what docs/domain.md says is not to be used stands in no identifier of the code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../runner/folders.mjs';
import { ownFiles } from './files.mjs';

/** The words of the glossary's last column, with the term to use instead: | term | meaning | `not`, `this` | */
export function refusedWords(/** @type {string} */ page) {
  const rows =
    page
      .split('## Glossary')[1]
      ?.split('\n## ')[0]
      ?.match(/^\|.+\|$/gm) ?? [];
  /** @type {Map<string, string>} */
  const refused = new Map();
  for (const row of rows.slice(2)) {
    const [term = '', , others = ''] = row.split('|').slice(1, -1);
    for (const [, word = ''] of others.matchAll(/`([a-z]+)`/g)) refused.set(word, term.trim());
  }
  return refused;
}

/**
 * The identifiers of a source, each with its line and its words: `fooBar` has foo and bar.
 * @param {string} source
 */
export function identifiersOf(source) {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {{ name: string, line: number, words: string[] }[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node)) {
      const words = (node.text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
      found.push({ name: node.text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, words });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @param {string} page */
function check(page) {
  const refused = refusedWords(page);
  let count = refused.size ? 0 : 1;
  if (!refused.size) console.error('  docs/domain.md has no glossary');
  for (const path of ownFiles().filter((each) => /\.(m?ts|tsx|mjs|js)$/.test(each))) {
    for (const { name, line, words } of identifiersOf(readFileSync(join(root, path), 'utf8'))) {
      const word = words.find((each) => refused.has(each));
      if (!word) continue;
      count += 1;
      console.error(`  ${path}:${line} ${name}: the glossary says ${refused.get(word)}, not ${word}`);
    }
  }
  return count;
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = check(readFileSync(join(root, 'docs/domain.md'), 'utf8')) ? 1 : 0;
