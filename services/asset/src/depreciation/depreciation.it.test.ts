import { assetCategories, assets, depreciation, type DepreciationPolicy } from '@portal/contracts';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';

let bench: AssetBench;
let admin = '';
beforeAll(async () => {
  bench = await startAssetBench();
  admin = await bench.tokenFor('Super Admin');
});
afterAll(() => bench.stop());

const usual = { method: 'Straight line', yearlyPercent: 20, salvagePercent: 0, version: 1 };
const policies = async () =>
  ((await bench.call(depreciation.list, { token: admin })).body as { items: DepreciationPolicy[] }).items;
const set = (category: string, body: object, ifMatch?: number) =>
  bench.call(depreciation.set, { token: admin, params: { category }, body, ifMatch });

it('is 20 percent a year for each category until somebody sets another, for that category alone', async () => {
  expect(await policies()).toEqual(assetCategories.map((category) => ({ category, ...usual })));
  const body = { method: 'Written down value', yearlyPercent: 40, salvagePercent: 5 };
  expect((await set('Network Equipment', body, 1)).body).toMatchObject({ category: 'Network Equipment', ...body });
  const now = await policies();
  expect(now.find(({ category }) => category === 'Network Equipment')).toMatchObject(body);
  expect(now.filter((one) => one.method === 'Straight line')).toHaveLength(assetCategories.length - 1);
});

it('names at its field what is no percentage or no method, and changes nothing', async () => {
  const { body } = await set('Laptop', { method: 'Guess', yearlyPercent: 0, salvagePercent: 100 });
  expect(body.fields).toEqual({
    method: 'Method is required',
    yearlyPercent: 'Please enter a percentage between 1 and 100',
    salvagePercent: 'Please enter a percentage between 0 and 99',
  });
  expect((await policies())[0]).toEqual({ category: 'Laptop', ...usual });
  expect((await set('Spaceship', { ...usual })).status).toBe(422);
});

it('is not set by who saw an earlier one', async () => {
  const body = { method: 'Straight line', yearlyPercent: 25, salvagePercent: 0 };
  const { version } = (await set('Printer', body)).body as DepreciationPolicy;
  expect((await set('Printer', body, version - 1)).status).toBe(412);
});

it('moves the figures of an asset of its category at once', async () => {
  const { id } = await bench.register(await bench.tell());
  const health = async () => (await bench.call(assets.events, { token: admin, params: { id } })).body.health as object;
  expect(await health()).toMatchObject({ policy: { method: 'Straight line', yearlyPercent: 20 } });
  await set('Laptop', { method: 'Straight line', yearlyPercent: 100, salvagePercent: 90 });
  expect(await health()).toMatchObject({ policy: { yearlyPercent: 100, salvagePercent: 90 } });
});

it.each(['Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)('is not set by a %s', async (role) => {
  const token = await bench.tokenFor(role);
  expect((await bench.call(depreciation.list, { token })).status).toBe(403);
  expect((await bench.call(depreciation.set, { token, params: { category: 'Laptop' }, body: usual })).status).toBe(403);
});
