import type { Area } from '@portal/contracts';
import { menuTexts } from './registry.js';

const area = (name: string, texts?: Area['texts']): Area => ({
  name,
  version: '1',
  apiVersion: 1,
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
