import { readdirSync, readFileSync } from 'node:fs';
import { contractTexts, mappingMoves } from '@portal/contracts';

const sources = new URL('..', import.meta.url);

/** What this service writes into the history in its own words. */
function written() {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, sources), 'utf8').matchAll(/historyOf\(\w+, '([^']+)'/g)])
    .map(([, action]) => action ?? '');
}

it.each(['hi', 'ur'])('every line of the history has its words in %s', async (language) => {
  const texts = await contractTexts(language);
  const moves = mappingMoves.filter(({ effect }) => !effect);
  const actions = [...written(), ...moves.map(({ action }) => action)];
  expect(actions).toContain('Mapping requested');
  expect(actions.filter((action) => !texts[action])).toEqual([]);
});
