import { randomUUID } from 'node:crypto';
import { type PortalEvent, type ServiceDue, type Ticket, tickets } from '@portal/contracts';
import {
  actorOf,
  bringOn,
  eventually,
  publishEvents,
  startTestService,
  type TestService,
} from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { TicketRepository } from './ticket.repository.js';

let service: TestService;
beforeAll(async () => void (service = await startTestService(definition)));
afterAll(() => service.stop());

const office = actorOf('Buyer').organizationId;
const provider = actorOf('Seller').organizationId;
const dueOf = (amcId: string, changes: Partial<ServiceDue> = {}): ServiceDue => ({
  ...{ amcId, contractNumber: 'AMC-2026-000001', provider: 'Care', serviceDate: '2026-12-01' },
  ...{ assetName: 'Test Laptop', assets: 3, department: 'District Office' },
  ...{ sellerOrganizationId: provider, buyerOrganizationId: office },
  ...changes,
});
const eventOf = (data: ServiceDue): PortalEvent => ({
  ...{ id: `amc_contracts:${data.amcId}:1:${randomUUID()}`, subject: 'asset.amc.service-due' },
  ...{ at: new Date().toISOString(), revision: 1, changes: {}, data, organizations: [office] },
  by: { id: 'portal', name: 'Portal', role: 'Super Admin', organizationId: 'portal' },
  record: { type: 'AmcContract', id: data.amcId, label: data.contractNumber },
});
const cause = { number: 'AMC-2026-000001', provider: 'Care', day: '2026-12-01', asset: 'Test Laptop', others: 2 };
const readBy = async (role: 'Buyer' | 'Seller' | 'Support Agent', organizationId?: string) => {
  const token = await service.tokenFor(role, organizationId ? { organizationId } : {});
  const query = { pageSize: '100', sort: 'number' };
  return ((await service.call(tickets.list, { token, query })).body as { items: Ticket[] }).items;
};

it('is opened for a preventive service that is due: of the office, assigned to the provider, once for each day', async () => {
  const amcId = `amc${Date.now()}`;
  await publishEvents(service.nats, eventOf(dueOf(amcId)));
  await publishEvents(service.nats, eventOf(dueOf(amcId)));
  await publishEvents(service.nats, eventOf(dueOf(amcId, { serviceDate: '2027-03-01' })));
  const found = await eventually(async () => {
    const items = await readBy('Buyer');
    if (items.length < 2) throw new Error('not opened yet');
    return items;
  });
  expect(found).toMatchObject([
    {
      title: 'Preventive service under AMC-2026-000001 on 01-12-2026',
      ...{ status: 'In Progress', assignedToOrganizationId: provider, assignedTo: 'Care' },
      description:
        'The preventive service under AMC contract AMC-2026-000001 of Care is due on 01-12-2026: Test Laptop and 2 more.',
      cause,
      ...{ organizationId: office, department: 'District Office', createdBy: 'Portal' },
    },
    { title: 'Preventive service under AMC-2026-000001 on 01-03-2027' },
  ]);
  expect(found).toHaveLength(2);
  expect((await readBy('Seller')).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  expect([await readBy('Buyer', 'elsewhere'), await readBy('Seller', 'rival')]).toEqual([[], []]);
});

it('is resolved by its provider', async () => {
  const [ticket] = await readBy('Seller');
  const token = await service.tokenFor('Seller');
  const body = { status: 'Resolved', resolution: 'Cleaned and checked' };
  const answer = await service.call(tickets.setStatus, { token, params: { id: ticket?.id ?? '' }, body });
  expect([answer.status, answer.body.status]).toEqual([200, 'Resolved']);
});

it('keeps its cause until somebody writes other words, and gets it where the version before stored none', async () => {
  const [ticket] = await readBy('Seller');
  const params = { id: ticket?.id ?? '' };
  const { title = '', description = '' } = ticket ?? {};
  const token = await service.tokenFor('Support Agent');
  const change = async (body: object) => {
    const asked = { title, description, category: 'Other', priority: 'High', ...body };
    return (await service.call(tickets.update, { token, params, body: asked })).body as Ticket;
  };
  expect(await change({})).toMatchObject({ priority: 'High', cause });
  await service.get(TicketRepository).updateMany({ _id: params.id }, { $unset: { cause: 1 } });
  await bringOn(service);
  expect((await service.call(tickets.get, { token, params })).body).toMatchObject({ cause });
  expect(await change({ title: 'Service, but on Tuesday' })).not.toHaveProperty('cause');
  await bringOn(service);
  expect((await service.call(tickets.get, { token, params })).body).not.toHaveProperty('cause');
});
