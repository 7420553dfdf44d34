import { cover, reachedReminder } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { addDays, today } from '../days.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';
import { CoverReminders } from './cover-reminders.js';

let bench: AssetBench;
let order: AnnouncedOrder;
let seller = '';

beforeAll(async () => {
  bench = await startAssetBench();
  order = await bench.tell({ quantities: { Laptop: 500 } });
  seller = await bench.tokenFor('Seller');
});
afterAll(() => bench.stop());

const contact = { contactPerson: 'A Person', contactPhone: '18001234', contactEmail: 'care@example.com' };
async function contract(daysLeft: number) {
  const { id } = await bench.register(order);
  const term = { startDate: addDays(today(), -100), endDate: addDays(today(), daysLeft) };
  const body = { assetIds: [id], provider: 'Care', value: 1, ...term, ...contact };
  return (await bench.call(cover.addAmcContract, { token: seller, body })).body;
}
async function warranty() {
  const { id } = await bench.register(order);
  const customer = { customerName: 'Office', customerEmail: 'office@example.gov.in', customerPhone: '0201234567' };
  const body = { assetId: id, ...customer, ...contact, warrantyStartDate: addDays(today(), -340) };
  return (await bench.call(cover.addWarranty, { token: seller, body })).body;
}
const sweep = () => bench.get(CoverReminders).sweep();
const told = (subject: string, id: unknown) =>
  bench.events.filter((event) => event.subject === subject && event.record.id === id);
/** Everything that was told before has come once this has. */
async function settled() {
  const { id } = await contract(300);
  await bench.heard('asset.amc.created', id as string);
}

it.each([
  [91, undefined],
  [90, 90],
  [31, 90],
  [30, 30],
  [8, 30],
  [7, 7],
  [0, 7],
  [-1, undefined],
])('%d days before the end the reminder is that of %s', (left, days) => {
  expect(reachedReminder(left)).toBe(days);
});

it('tells both sides once at each step, however often it is swept, also in two instances', async () => {
  const { id, contractNumber, version } = await contract(30);
  const far = await contract(91);
  const registered = await warranty();
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const event = await bench.heard('asset.amc.reminded', id as string);
  expect(event.notice).toMatchObject({
    organizations: [order.sellerOrganizationId, buyerOrganization],
    values: { number: contractNumber, day: addDays(today(), 30), days: '30' },
    record: { type: 'amcContract', id },
  });
  await bench.heard('asset.warranty.reminded', registered.id as string);
  await settled();
  expect([told('asset.amc.reminded', id).length, told('asset.warranty.reminded', registered.id).length]).toEqual([
    ...[1, 1],
  ]);
  expect(told('asset.amc.reminded', far.id)).toEqual([]);
  const read = await bench.call(cover.amcContract, { token: seller, params: { id: id as string } });
  expect([read.body.version, 'remindedFor' in read.body]).toEqual([version, false]);
});

it('tells again of another end, and of none that was cancelled', async () => {
  const { id, version: _, ...kept } = await contract(7);
  await sweep();
  await bench.heard('asset.amc.reminded', id as string);
  const body = { ...kept, endDate: addDays(today(), 6), value: 1 };
  await bench.call(cover.changeAmcContract, { token: seller, params: { id: id as string }, body });
  const gone = await contract(5);
  await bench.call(cover.cancelAmcContract, {
    token: seller,
    params: { id: gone.id as string },
    body: { reason: 'Over' },
  });
  await sweep();
  await settled();
  expect([told('asset.amc.reminded', id).length, told('asset.amc.reminded', gone.id).length]).toEqual([2, 0]);
});

it('lists what ends within so many days', async () => {
  const [soon, later] = [await contract(20), await contract(60)];
  const found = async (endsWithin: string) => {
    const query = { endsWithin, pageSize: '100' };
    const { body } = await bench.call(cover.amcContracts, { token: seller, query });
    return (body as { items: { id: string }[] }).items.map(({ id }) => id);
  };
  expect(await found('30')).toContain(soon.id);
  expect(await found('30')).not.toContain(later.id);
  expect(await found('90')).toContain(later.id);
});
