import { cover, serviceRecords } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { addDays, today } from '../days.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';
import { ServicesDue } from './services-due.js';

let bench: AssetBench;
let order: AnnouncedOrder;
let seller = '';

beforeAll(async () => {
  bench = await startAssetBench();
  order = await bench.tell({ quantities: { Laptop: 500 } });
  seller = await bench.tokenFor('Seller');
});
afterAll(() => bench.stop());

const inDays = (days: number) => addDays(today(), days);
async function contract(changes: object = {}) {
  const { id } = await bench.register(order);
  const contact = { contactPerson: 'A Person', contactPhone: '18001234', contactEmail: 'care@example.com' };
  const term = { startDate: inDays(-100), endDate: inDays(200) };
  const body = { assetIds: [id], provider: 'Care', value: 1, ...term, ...contact, ...changes };
  return (await bench.call(cover.addAmcContract, { token: seller, body })).body;
}
const plan = (id: unknown, serviceDate: string, serviceType = 'Preventive') =>
  bench.call(serviceRecords.create, {
    ...{ token: seller, params: { id: id as string } },
    body: { serviceDate, serviceType, description: 'Cleaning', status: 'Scheduled' },
  });
const sweep = () => bench.get(ServicesDue).sweep();
const told = (subject: string, id: unknown) =>
  bench.events.filter((event) => event.subject === `asset.amc.${subject}` && event.record.id === id);

it('are told of once a week before a preventive one is due, also in two instances', async () => {
  const [due, far, other, corrective] = [await contract(), await contract(), await contract(), await contract()];
  await plan(due.id, inDays(7));
  await plan(far.id, inDays(8));
  await plan(corrective.id, inDays(3), 'Corrective');
  const byDay = await contract({ nextServiceDate: inDays(2) });
  const correctiveByDay = await contract({ nextServiceDate: inDays(2), serviceType: 'Corrective' });
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const { data } = await bench.heard('asset.amc.service-due', due.id as string);
  expect(data).toMatchObject({
    ...{ amcId: due.id, contractNumber: due.contractNumber, provider: 'Care', serviceDate: inDays(7), assets: 1 },
    ...{ sellerOrganizationId: order.sellerOrganizationId, buyerOrganizationId: buyerOrganization },
    ...{ department: 'District Office', assetName: 'Dell Latitude 5450' },
  });
  await bench.heard('asset.amc.service-due', byDay.id as string);
  expect(told('service-due', due.id)).toHaveLength(1);
  for (const { id } of [far, other, corrective, correctiveByDay]) expect(told('service-due', id)).toEqual([]);
  const read = await bench.call(cover.amcContract, { token: seller, params: { id: due.id as string } });
  expect('dueFor' in read.body).toBe(false);
});

it('that are overdue are marked, and told to both sides once', async () => {
  const [late, ended] = [await contract(), await contract({ startDate: inDays(-100), endDate: inDays(-10) })];
  await plan(late.id, inDays(-1));
  await plan(ended.id, inDays(-20));
  await sweep();
  await sweep();
  const { notice } = await bench.heard('asset.amc.service-overdue', late.id as string);
  expect(notice).toMatchObject({
    organizations: [order.sellerOrganizationId, buyerOrganization],
    values: { day: inDays(-1), number: late.contractNumber },
  });
  expect([told('service-overdue', late.id).length, told('service-overdue', ended.id).length]).toEqual([1, 0]);
  const listed = async () =>
    (await bench.call(serviceRecords.list, { token: seller, query: { contractId: late.id as string } })).body as {
      items: { id: string; overdue?: boolean }[];
    };
  const [service] = (await listed()).items;
  expect(service?.overdue).toBe(true);
  const body = { serviceDate: inDays(-1), serviceType: 'Preventive', description: 'Cleaned', status: 'Completed' };
  await bench.call(serviceRecords.change, {
    ...{ token: seller, params: { id: service?.id ?? '' }, body: { ...body, technician: 'A Technician' } },
  });
  expect((await listed()).items[0]).not.toHaveProperty('overdue');
});
