import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.mjs';

/** What exists once per page, brought by the shell alone (shell/src/shared). */
const names = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'antd',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  '@portal/ui',
];

const packageOf = (/** @type {string} */ name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const versionOf = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(join(root, 'node_modules', packageOf(name), 'package.json'), 'utf8')).version;

/** The version of each shared package, for the shell. */
export const sharedVersions = () => Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/** What a remote takes from the shell and never brings itself. */
export const sharedWithRemotes = () =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: version, import: false },
    ]),
  );
