// ASVS 8.2.2, 2.4.1
import { assets } from '@portal/contracts';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';

let bench: AssetBench;
let buyer: string;
let seller: string;

beforeAll(async () => {
  bench = await startAssetBench();
  [buyer, seller] = await Promise.all([bench.tokenFor('Buyer'), bench.tokenFor('Seller')]);
});
afterAll(() => bench.stop());

const asked = async (token: string, query: Record<string, string>) =>
  (await bench.call(assets.serialStanding, { token, query })).body;
const lineOf = (manufacturer: string) => ({
  ...{ lineId: `l-${manufacturer}`, name: `${manufacturer} Laptop`, category: 'Laptop', manufacturer, model: 'M1' },
  ...{ quantity: 5, value: 52_000, warrantyYears: 3 },
});

it('says that a serial number of its maker is registered, in small or large letters', async () => {
  const { serialNumber } = await bench.register(await bench.tell(), { manufacturer: 'Dell' });
  const lower = serialNumber.toLowerCase();
  expect(await asked(buyer, { serialNumber: lower, manufacturer: 'DELL' })).toEqual({ registered: true });
  expect(await asked(seller, { serialNumber, brand: 'Dell' })).toEqual({ registered: true });
  expect(await asked(buyer, { serialNumber, manufacturer: 'HP' })).toEqual({ registered: false });
});

it('takes the maker of the contract where none is typed, and says nothing where there are several', async () => {
  const one = await bench.tell({ lines: [lineOf('Dell')] });
  const several = await bench.tell({ lines: [lineOf('Dell'), lineOf('HP')] });
  const { serialNumber } = await bench.register(one, { manufacturer: 'Dell' });
  const of = ({ gemContractNumber }: typeof one) => ({ serialNumber, gemContractNumber, category: 'Laptop' });
  expect(await asked(buyer, of(one))).toEqual({ registered: true });
  expect(await asked(buyer, of(several))).toEqual({});
  expect(await asked(buyer, { serialNumber })).toEqual({});
});

it('does not count the asset that is changed', async () => {
  const order = await bench.tell();
  const { id, serialNumber } = await bench.register(order, { manufacturer: 'Dell' });
  const query = { serialNumber, manufacturer: 'Dell' };
  expect(await asked(buyer, { ...query, except: id })).toEqual({ registered: false });
  await bench.register(order, { manufacturer: 'HP', serialNumber });
  expect(await asked(buyer, { serialNumber, manufacturer: 'HP', except: id })).toEqual({ registered: true });
});

it('tells nobody what another office or seller has, nor by a contract of theirs', async () => {
  const foreign = await bench.tell({
    ...{ buyerOrganizationId: 'other-office', sellerOrganizationId: 'other-seller', lines: [lineOf('Dell')] },
  });
  const { serialNumber } = await bench.register(foreign, { manufacturer: 'Dell' });
  for (const token of [buyer, seller]) {
    expect(await asked(token, { serialNumber, manufacturer: 'Dell' })).toEqual({ registered: false });
    const { gemContractNumber } = foreign;
    expect(await asked(token, { serialNumber, gemContractNumber, category: 'Laptop' })).toEqual({});
  }
  const admin = await bench.tokenFor('Super Admin');
  expect(await asked(admin, { serialNumber, manufacturer: 'Dell' })).toEqual({ registered: true });
});

it('answers so often in an hour, and no more', async () => {
  const token = await bench.tokenFor('Buyer', { id: 'busy' });
  const query = { serialNumber: 'SN-1', manufacturer: 'Dell' };
  const ask = () => bench.call(assets.serialStanding, { token, query });
  for (let part = 0; part < 30; part++) {
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
});
