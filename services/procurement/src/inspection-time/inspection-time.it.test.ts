import { dayInIndia, inspectionDays, inspectionTime, nextDay } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import { announce, due, get, partlyRejected, receive, startReceipts, token } from '../testing/receipt-bench.js';

let service: TestService;
const today = dayInIndia();
const read = async () => (await service.call(inspectionTime.get, { token: token('admin') })).body;
const set = (days: unknown, ifMatch?: number) =>
  service.call(inspectionTime.set, { token: token('admin'), body: { days }, ifMatch });

beforeAll(async () => void (service = await startReceipts()));
afterAll(() => service.stop());

it('is ten days until somebody sets it, and holds for receipts that are opened afterwards', async () => {
  expect(await read()).toEqual({ days: inspectionDays, version: 1 });
  const [before, rejected] = [await due(), await partlyRejected()];
  expect((await set(15, 1)).body).toMatchObject({ days: 15 });
  expect(await read()).toMatchObject({ days: 15 });
  const after = await due();
  await announce(rejected, [1, 0]);
  const replacement = (await receive(rejected.id)).body;
  expect([after.dueOn, replacement.dueOn]).toEqual([nextDay(today, 15), nextDay(today, 15)]);
  expect((await get(before.id, 'buyer')).body.dueOn).toBe(nextDay(today, inspectionDays));
});

it('is a number of days from 1 to 60', async () => {
  for (const days of [0, 61, 1.5, '5', undefined])
    expect((await set(days)).body.fields).toEqual({ days: 'Please enter a number of days between 1 and 60' });
  for (const days of [1, 60]) expect((await set(days)).body.days).toBe(days);
});

it('is not set by who saw an earlier one', async () => {
  const { version } = (await set(7)).body as { version: number };
  expect((await set(8, version - 1)).status).toBe(412);
  expect(await read()).toEqual({ days: 7, version });
});

it.each(['buyer', 'seller', 'oem', 'user', 'support'] as const)('is neither read nor set by a %s', async (person) => {
  const asked = { token: token(person) };
  expect((await service.call(inspectionTime.get, asked)).status).toBe(403);
  expect((await service.call(inspectionTime.set, { ...asked, body: { days: 5 } })).status).toBe(403);
});
