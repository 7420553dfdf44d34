import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/contributing.md'), 'utf8');

/** The walks of the page: what each is called, how many files it may touch, and its lines. */
const walks = page
  .split(/^### /m)
  .slice(1)
  .map((walk) => ({
    title: walk.slice(0, walk.indexOf('\n')),
    most: Number(/At most (\d+) files/.exec(walk)?.[1]),
    lines: [...walk.matchAll(/^- `([^`]+)`(.*(?:\n {2}.*)*)/gm)].map(([, file = '', words = '']) => ({
      file,
      named: [...words.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    })),
  }));

it('walks through the four tasks of a newcomer', () => {
  expect(walks.map(({ title, most }) => [title, most])).toEqual([
    ['A field of the asset', 6],
    ['A status of an order', 8],
    ['A list screen in an existing area', 5],
    ['An operation of a service', 6],
  ]);
});

it.each(walks)('$title touches as many files as it says, none twice', ({ most, lines }) => {
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(most);
  expect(new Set(lines.map(({ file }) => file)).size).toBe(lines.length);
});

const named = walks.flatMap(({ title, lines }) => lines.map((line) => ({ title, ...line })));
it.each(named)('$title: $file is there and has what the page says', ({ file, named: names }) => {
  const path = join(root, file);
  expect(existsSync(path)).toBe(true);
  const content = readFileSync(path, 'utf8');
  expect(names.filter((name) => !content.includes(name))).toEqual([]);
});
