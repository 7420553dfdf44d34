import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSharedLists } from './shared-lists.mjs';
import { sharedWithRemotes } from './shared.mjs';
import { root } from './workspaces.mjs';

const area = '.cache/shared-lists-test';
const write = (source: string) => {
  mkdirSync(join(root, area, 'src'), { recursive: true });
  writeFileSync(join(root, area, 'src/page.tsx'), source);
};
afterEach(() => rmSync(join(root, area), { recursive: true }));

it('lets an area use what the lists name, and any type', () => {
  write(`import { Button, type ButtonProps } from 'antd';
import {
  Link,
  useParams as parameters,
} from 'react-router';
import type { RouteObject } from 'react-router';
import { useTranslation } from 'react-i18next';`);
  expect(() => checkSharedLists([area])).not.toThrow();
});

it.each([
  ["import { Button, Calendar } from 'antd';", 'Calendar of antd, which shell/src/shared/antd.ts'],
  ["import { useFetcher } from 'react-router';", 'useFetcher of react-router, which shell/src/shared/react-router.ts'],
  ["import { Trans } from 'react-i18next';", 'Trans of react-i18next, which shell/src/shared/react-i18next.ts'],
  ["import * as antd from 'antd';", '* as antd of antd'],
  ["export { Calendar } from 'antd';", 'Calendar of antd'],
])('stops the build of an area at %s', (source, words) => {
  write(source);
  expect(() => checkSharedLists([area])).toThrow(`${area}/src/page.tsx uses ${words}`);
});

it('knows of exactly what the shell brings', () => {
  write('');
  const brought = readFileSync(join(root, 'shell/src/shared/shared.ts'), 'utf8');
  const names = [...brought.matchAll(/^ {2}'?([\w@/-]+)'?: \(\) =>/gm)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(sharedWithRemotes()));
});
