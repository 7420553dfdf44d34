import { plannedMaintenance as contract } from '@portal/contracts';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { MaintenanceService } from './maintenance.service.js';

let service: TestService;
let admin: string;
beforeAll(async () => {
  service = await startTestService(definition);
  admin = await service.tokenFor('Super Admin');
});
afterAll(() => service.stop());

const hour = 3_600_000;
const planned = (from: number, to: number, text = 'The portal moves to new machines.') => ({
  ...{
    from: new Date(Date.now() + from * hour).toISOString(),
    to: new Date(Date.now() + to * hour).toISOString(),
    text,
  },
});
const news = () => service.get(MaintenanceService).news();

it('is announced to everybody until it is over, changed and taken back', async () => {
  const body = planned(1, 3);
  const made = await service.call(contract.create, { token: admin, body, key: 'maintenance-once' });
  const again = await service.call(contract.create, { token: admin, body, key: 'maintenance-once' });
  expect([made.status, again.body.id]).toEqual([201, made.body.id]);
  await service.call(contract.create, { token: admin, body: planned(-3, -1, 'Over.') });
  expect(await news()).toEqual([{ id: made.body.id, ...body }]);
  const params = { id: made.body.id as string };
  const later = planned(2, 4);
  expect((await service.call(contract.update, { token: admin, params, body: later, ifMatch: 1 })).status).toBe(200);
  expect((await service.call(contract.update, { token: admin, params, body: later, ifMatch: 1 })).status).toBe(412);
  expect(await news()).toMatchObject([later]);
  expect((await service.call(contract.delete, { token: admin, params })).status).toBe(200);
  expect(await news()).toEqual([]);
});

it('ends after it begins, and says what will be away', async () => {
  const send = (body: object) => service.call(contract.create, { token: admin, body });
  expect((await send(planned(3, 1))).body.fields).toEqual({ to: 'The end must be after the beginning' });
  expect((await send(planned(1, 3, ' '))).body.fields).toEqual({ text: 'Please enter what will be away' });
});

it.each(['Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)(
  'is not for a %s to announce',
  async (role) => {
    const token = await service.tokenFor(role);
    expect((await service.call(contract.create, { token, body: planned(1, 2) })).status).toBe(403);
  },
);
