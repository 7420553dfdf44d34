import type { RouteObject } from 'react-router';
import { doorRoutes } from '../door/door.js';
import { routes } from '../routes.js';
import { homes } from './home.js';
import { own } from './own-addresses.js';

const pathsIn = (all: RouteObject[], above = ''): string[] =>
  all.flatMap(({ path = '', children = [] }) => {
    const here = `${above}/${path}`.replaceAll(/\/+/g, '/').replace(/\/$/, '');
    return [here, ...pathsIn(children, here)];
  });

it('knows every address of the pages of the shell', () => {
  const firsts = new Set(pathsIn(doorRoutes(routes([], []))).map((path) => `/${path.split('/')[1] ?? ''}`));
  expect(firsts).toContain('/login');
  expect(firsts).toContain('/settings');
  const areas = Object.values(homes);
  expect([...firsts].filter((path) => path !== '/' && !own.includes(path) && !areas.includes(path))).toEqual([]);
});

it('leaves the areas theirs', () => {
  for (const home of Object.values(homes)) expect(own).not.toContain(home);
});
