import { randomBytes } from 'node:crypto';
import { Ticket } from '@portal/contracts';
import { demoAssets, type RunningService, startService } from '@portal/service-kit';
import { definition } from '../definition.js';
import { TicketRepository } from '../tickets/ticket.repository.js';
import type { TicketRecord } from '../tickets/ticket.schema.js';
import { ticketView } from '../tickets/ticket.view.js';

const DATABASE_PREFIX = `test_${randomBytes(5).toString('hex')}_`;
let service: RunningService;
beforeAll(async () => {
  service = await startService(definition, { ...process.env, PORTAL_DEMO: '1', DEMO_HISTORY: '1', DATABASE_PREFIX });
});
afterAll(async () => {
  await service.kit.database.dropDatabase();
  await service.stop();
});

it('has tickets about devices of those who raised them, as the contract shows them', async () => {
  const holders = new Map(demoAssets().map(({ id, holder }) => [id, holder?.person.id]));
  const tickets: TicketRecord[] = [];
  for await (const ticket of service.get(TicketRepository).each({})) tickets.push(ticket);
  for (const ticket of tickets) Ticket.parse(ticketView(ticket));
  expect(tickets.filter(({ status }) => status === 'Closed').length).toBeGreaterThan(50);
  expect(tickets.filter(({ deviceId = '', createdById }) => holders.get(deviceId) !== createdById)).toEqual([]);
});
