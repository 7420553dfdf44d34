import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.mjs';

/** What exists once per page, brought by the shell alone. antd is the shell's list of components, so that only those are shipped. */
const once = {
  react: 'react',
  'react/jsx-runtime': 'react/jsx-runtime',
  'react-dom': 'react-dom',
  'react-router': 'react-router',
  antd: './src/antd.ts',
  i18next: 'i18next',
  'react-i18next': 'react-i18next',
  '@tanstack/react-query': '@tanstack/react-query',
  '@portal/contracts': '@portal/contracts',
  '@portal/ui': '@portal/ui',
};

const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const versionOf = (name) =>
  JSON.parse(readFileSync(join(root, 'node_modules', packageOf(name), 'package.json'), 'utf8')).version;

export const shared = (host) =>
  Object.fromEntries(
    Object.entries(once).map(([name, from]) => {
      const version = versionOf(name);
      return [name, { singleton: true, version, requiredVersion: version, import: host && from }];
    }),
  );
