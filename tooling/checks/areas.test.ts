import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles } from './files.mjs';

const root = join(import.meta.dirname, '../..');
const areas = readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** What is written for people, what npm writes, and who owns what. */
const mayName = /\.md$|^package-lock\.json$|^CODEOWNERS$|\.(test|e2e)\.|-for-tests\./;
const isText = /\.(ts|tsx|mjs|js|json|ya?ml|conf|css|html)$|(^|\/)Dockerfile$/;

it('lists the areas nowhere: who needs them all looks for their folders, or reads the registry', () => {
  expect(areas.length).toBeGreaterThan(1);
  const lists = ownFiles()
    .filter((file) => isText.test(file) && !mayName.test(file) && !areas.some((area) => file.startsWith(`${area}/`)))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return areas.filter((area) => new RegExp(`${area}\\b`).test(text)).length > 1;
    });
  expect(lists).toEqual([]);
});

it.each(areas)('%s has an owner, and is written down in the lock file', (area) => {
  expect(readFileSync(join(root, 'CODEOWNERS'), 'utf8')).toMatch(new RegExp(`^/${area}/ +@`, 'm'));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  expect(packages).toHaveProperty([area]);
});
