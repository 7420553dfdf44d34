import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const foldersOf = (/** @type {string} */ parent) =>
  existsSync(join(root, parent))
    ? readdirSync(join(root, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${parent}/${entry.name}`)
    : [];

const written = (/** @type {string[]} */ folders) => folders.filter((folder) => existsSync(join(root, folder, 'src')));

/** Folders of everything that is built: pages for browsers and programs for Node. */
export const remotes = () =>
  written(
    readdirSync(root)
      .filter((name) => name.startsWith('mfe-'))
      .sort(),
  );
export const features = () => written(foldersOf('packages/features'));
export const servers = () =>
  written(['packages/contracts', 'packages/service-kit', ...foldersOf('services'), 'gateway']);

export const manifestOf = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
