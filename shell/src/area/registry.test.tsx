import { remoteApiVersion, type Area } from '@portal/contracts';
import { jest } from '@jest/globals';
import { menuTexts, readRegistry } from './registry.js';

const area = (name: string, texts?: Area['texts']): Area => ({
  name,
  version: '1',
  apiVersion: remoteApiVersion,
  entry: '/e.js',
  integrity: 'sha384-x',
  basePaths: [`/${name}`],
  nav: [],
  texts,
});

it('brings the words of all menus before any area is fetched', async () => {
  const source = menuTexts([
    area('a', { hi: { Orders: 'आदेश' } }),
    area('b', { hi: { Assets: 'परिसंपत्तियाँ' } }),
    area('c'),
  ]);
  expect(await source('hi')).toEqual({ Orders: 'आदेश', Assets: 'परिसंपत्तियाँ' });
  expect(await source('ur')).toEqual({});
});

it('asks again for a registry that did not come, and reads the one that came as often as it is wanted', async () => {
  const areas = [area('a')];
  const asked: unknown[] = [];
  globalThis.fetch = async (address) => {
    asked.push(address);
    if (asked.length === 1) throw new TypeError('no network');
    return new Response(JSON.stringify({ areas }));
  };
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await readRegistry()).toEqual([]);
  expect(told).toHaveBeenCalled();
  told.mockRestore();
  expect(await readRegistry()).toEqual(areas);
  expect(await readRegistry()).toEqual(areas);
  expect(asked).toEqual(['/registry.json', '/registry.json']);
});

it('leaves out a line that cannot be read, says which, and keeps all others', async () => {
  jest.resetModules();
  const { readRegistry: readAnew } = await import('./registry.js');
  const areas = [area('a'), { name: 'mfe-broken', nav: 'none' }, 7, area('b')];
  globalThis.fetch = async () => new Response(JSON.stringify({ areas }));
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await readAnew()).toEqual([area('a'), area('b')]);
  expect(told.mock.calls).toEqual([
    ["The registry's line of mfe-broken cannot be read"],
    ["The registry's line of without a name cannot be read"],
  ]);
  told.mockRestore();
});
