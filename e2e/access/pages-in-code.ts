import { readFile } from 'node:fs/promises';
import type { Visit } from '../accessibility/visit.js';
import { portal } from '../support/api.js';

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}

interface Area {
  name: string;
  basePaths: string[];
  nav: { to: string }[];
}

/** One way to write an address: ids alike, without what may follow. */
export const kindOf = (path: string) => path.replace(/\/(\*|:\w+\?)$/, '').replaceAll(/:\w+/g, ':id') || '/';

const below = (base: string, { path = '', children = [] }: Route): string[] => {
  const full = path ? `${base}/${path}` : base;
  return [full, ...children.flatMap((child) => below(full, child))];
};

/** The pages of the areas as the browser gets them, with what their menus lead to. */
async function ofAreas(visit: Visit): Promise<string[]> {
  const { areas } = (await (await fetch(`${portal}/registry.json`)).json()) as { areas: Area[] };
  const found: string[] = [];
  for (const { name, basePaths, nav } of areas) {
    const main = basePaths[0] ?? '';
    await visit.goes(main);
    const routes = await visit.page.evaluate<Route[]>(
      `${name.replaceAll('-', '_')}.get('./module').then((module) => {
        const bare = ({ path, children = [] }) => ({ path, children: children.map(bare) });
        return module().default.routes.map(bare);
      })`,
    );
    if (routes.length === 0) throw new Error(`${name} offers no page`);
    found.push(...basePaths, ...nav.map(({ to }) => to), ...routes.flatMap((route) => below(main, route)));
  }
  return found;
}

/** The pages of the shell, as its table of routes names them. */
async function ofShell(): Promise<string[]> {
  const table = await readFile('shell/src/routes.tsx', 'utf8');
  const found = [...table.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) =>
    path.startsWith('/') ? path : `/${path}`,
  );
  if (found.length < 10) throw new Error('the table of routes is not where it was');
  return found;
}

/** Every kind of page that there is. */
export const pagesInCode = async (visit: Visit) =>
  [...new Set([...(await ofShell()), ...(await ofAreas(visit))].map(kindOf))].sort();
