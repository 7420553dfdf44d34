import { expect } from '@playwright/test';
import { type Role, type TicketStatus, ticketMoves, ticketStatuses } from '@portal/contracts';
import { api, newKey, portal } from '../support/api.js';
import { test } from '../support/test.js';

let tokens: Record<Role, string>;
let device: string;
let seller: { id: string; name: string };

const ask = (role: Role, method: string, path: string, body?: unknown, more: object = {}) =>
  api(portal, method, path, { token: tokens[role], ...(body === undefined ? {} : { body }), ...more });
const text = { title: 'Battery does not charge', description: 'It stays at 7 percent although it is plugged in.' };
const raise = (changes: object = {}, key?: string) =>
  ask('End User', 'POST', '/support-tickets', { ...text, deviceId: device, ...changes }, { key });
const setStatus = (role: Role, id: string, status: TicketStatus, more: object = {}) =>
  ask(role, 'PUT', `/support-tickets/${id}/status`, { status, ...more });
const assign = (id: string, sellerOrganizationId: string | null = seller.id) =>
  ask('Support Agent', 'PUT', `/support-tickets/${id}/assignment`, { sellerOrganizationId });

async function inStatus(status: TicketStatus) {
  const { body } = await raise();
  if (status !== 'Open') await assign(body.id);
  if (status === 'Resolved' || status === 'Closed')
    await setStatus('Seller', body.id, 'Resolved', { resolution: 'Battery replaced' });
  if (status === 'Closed') await setStatus('End User', body.id, 'Closed');
  return body.id as string;
}

test.beforeAll(async ({ tokens: all }) => {
  tokens = all;
  device = (await ask('End User', 'GET', '/enduser/devices')).body.items[0].id;
  seller = (await ask('Support Agent', 'GET', '/approved-sellers?q=seller@demo.gov.in')).body.items[0];
});

test.describe('raising a ticket', () => {
  test('starts Open, with device, raiser and number from the portal', async () => {
    const { status, body } = await raise({ createdBy: 'Somebody else', status: 'Closed' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'Open',
      priority: 'Medium',
      category: 'Hardware Issue',
      createdByRole: 'End User',
      deviceId: device,
    });
    expect(body.number).toMatch(/^TKT-\d{4}-\d{6}$/);
    expect(body.createdBy).not.toBe('Somebody else');
  });

  test('is found by the device it is about, by who may see it', async () => {
    const { body } = await raise();
    const about = async (id: string) => (await ask('End User', 'GET', `/support-tickets?deviceId=${id}`)).body.items;
    const found = (await about(device)) as { id: string; deviceId: string }[];
    expect(found.map(({ id }) => id)).toContain(body.id);
    expect(found.every(({ deviceId }) => deviceId === device)).toBe(true);
    expect(await about('nothing')).toEqual([]);
  });

  test('gives the same ticket for the same key', async () => {
    const key = newKey();
    const [first, second] = [await raise({}, key), await raise({}, key)];
    expect(second.body.id).toBe(first.body.id);
  });

  for (const [changes, field, message] of [
    [{ title: '' }, 'title', 'Please enter a title'],
    [{ description: '' }, 'description', 'Please enter a description'],
    [{ description: 'too short' }, 'description', 'Description must be at least 20 characters'],
    [{ description: 'x'.repeat(501) }, 'description', 'At most 500 characters are allowed'],
    [{ deviceId: undefined }, 'deviceId', 'Please select a device'],
    [{ deviceId: 'not-mine' }, 'deviceId', 'Please select a device'],
    [{ contactPreference: 'Phone' }, 'preferredTime', 'Please select a preferred time for contact'],
    [{ attachments: ['not-there'] }, 'attachments', 'Please upload this file again'],
  ] as const)
    test(`refuses ${JSON.stringify(changes)} at ${field}: ${message}`, async () => {
      const { status, body } = await raise(changes);
      expect([status, body.fields[field]]).toEqual([422, message]);
    });

  test("refuses an agent's ticket about an asset that is not there", async () => {
    const { status, body } = await ask('Support Agent', 'POST', '/support-tickets', {
      ...text,
      assetUid: '000000000000',
    });
    expect([status, body.fields]).toEqual([422, { assetUid: 'Asset UID not found in the system' }]);
  });
});

test.describe('the steps of a ticket', () => {
  const roles: Role[] = ['Super Admin', 'Seller', 'End User', 'Support Agent'];
  const asked: TicketStatus[] = ['Resolved', 'Closed', 'In Progress'];
  const cases = ticketStatuses.flatMap((from) => asked.flatMap((to) => roles.map((role) => [from, to, role] as const)));

  for (const [from, to, role] of cases)
    test(`${from} → ${to} by ${role} is as the table says`, async () => {
      const id = await inStatus(from);
      const move = ticketMoves.find((one) => one.from === from && one.to === to && !one.effect);
      const { status } = await setStatus(role, id, to, { resolution: 'Done', reason: 'Again' });
      const hidden = role === 'Seller' && from === 'Open';
      expect(status).toBe(hidden ? 404 : !move ? 409 : move.who.includes(role) ? 200 : 403);
    });

  test('needs a text to resolve, and a reason to reopen', async () => {
    const id = await inStatus('In Progress');
    expect((await setStatus('Seller', id, 'Resolved')).body.fields).toEqual({ resolution: 'Resolution is required' });
    await setStatus('Seller', id, 'Resolved', { resolution: 'Battery replaced' });
    expect((await setStatus('End User', id, 'In Progress')).body.fields).toEqual({ reason: 'Please give a reason' });
  });

  test('moves to In Progress when assigned and back to Open when the assignee is cleared', async () => {
    const { body } = await raise();
    expect((await assign(body.id)).body).toMatchObject({ status: 'In Progress', assignedTo: seller.name });
    const cleared = (await assign(body.id, null)).body;
    expect(cleared.status).toBe('Open');
    expect(cleared.assignedTo).toBeUndefined();
  });

  test('assigns to sellers only', async () => {
    const { body } = await raise();
    expect((await assign(body.id, 'somebody')).body.fields).toEqual({
      sellerOrganizationId: 'Tickets can only be assigned to sellers',
    });
  });

  test('changes nothing on a closed ticket', async () => {
    const id = await inStatus('Closed');
    const change = { ...text, category: 'Other', priority: 'Low' };
    expect((await ask('Support Agent', 'PUT', `/support-tickets/${id}`, change)).status).toBe(409);
    expect((await assign(id)).status).toBe(409);
  });
});

test.describe('who sees a ticket', () => {
  test("shows it to its raiser, the raiser's office, agents and administrators; to a seller once it is assigned", async () => {
    const { body } = await raise();
    const see = async (role: Role) => (await ask(role, 'GET', `/support-tickets/${body.id}`)).status;
    expect(await Promise.all((['End User', 'Buyer', 'Support Agent', 'Super Admin'] as const).map(see))).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await see('Seller')).toBe(404);
    await assign(body.id);
    expect(await see('Seller')).toBe(200);
  });

  test('counts only what the reader may see', async () => {
    const [all, assigned] = [
      await ask('Support Agent', 'GET', '/support-tickets/stats'),
      await ask('Seller', 'GET', '/support-tickets/stats'),
    ];
    expect(all.body.total).toBeGreaterThan(assigned.body.total);
    expect(assigned.body.open).toBe(0);
  });
});

test.describe('the list of tickets', () => {
  test('stands at /complaints too, with the same rows for each role', async () => {
    const { body } = await raise();
    for (const role of ['End User', 'Buyer', 'Seller', 'OEM', 'Support Agent', 'Super Admin'] as const) {
      const [complaints, tickets] = await Promise.all(
        ['/complaints', '/support-tickets'].map((path) => ask(role, 'GET', `${path}?status=Open&q=${body.number}`)),
      );
      expect(complaints?.body.items).toEqual(tickets?.body.items);
      // It is about an asset of the maker's brand; its seller waits until somebody assigns it.
      expect(complaints?.body.total).toBe(role === 'Seller' ? 0 : 1);
    }
  });

  test('is sorted by urgency and by stage, not by letters', async () => {
    const title = `Sorted ${newKey()}`;
    const raised = [];
    for (const priority of ['Low', 'Critical', 'Medium', 'High']) {
      raised.push((await ask('Support Agent', 'POST', '/support-tickets', { ...text, title, priority })).body.id);
    }
    await assign(raised[1]);
    await setStatus('Support Agent', raised[2], 'Closed', { resolution: 'Not needed' });
    const by = async (sort: string, field: string) =>
      (await ask('Support Agent', 'GET', `/support-tickets?q=${title}&sort=${sort}`)).body.items.map(
        (ticket: Record<string, string>) => ticket[field],
      );
    expect(await by('-priority', 'priority')).toEqual(['Critical', 'High', 'Medium', 'Low']);
    expect(await by('status', 'status')).toEqual(['Open', 'Open', 'In Progress', 'Closed']);
  });
});

test.describe('who is told of a step', () => {
  const noticesOf = async (role: Role, id: string) =>
    (await ask(role, 'GET', '/notifications?pageSize=50')).body.items.filter(
      ({ record }: { record: { id?: string } }) => record.id === id,
    );

  test('leads the raiser to where that role reads tickets', async () => {
    const { body } = await ask('Support Agent', 'POST', '/support-tickets', text);
    await assign(body.id);
    await setStatus('Seller', body.id, 'Resolved', { resolution: 'Battery replaced' });
    await expect
      .poll(async () => (await noticesOf('Support Agent', body.id))[0])
      .toMatchObject({ title: 'Ticket {{number}} is resolved', record: { type: 'ticket', id: body.id } });
  });

  test('tells the seller, not the raiser, when the raiser opens it again', async () => {
    const id = await inStatus('Resolved');
    await setStatus('End User', id, 'In Progress', { reason: 'Again' });
    await expect
      .poll(async () => (await noticesOf('Seller', id))[0])
      .toMatchObject({ title: 'Ticket {{number}} is open again', record: { type: 'ticket', id } });
    expect((await noticesOf('End User', id)).map(({ title }: { title: string }) => title)).toEqual([
      'Ticket {{number}} is resolved',
    ]);
  });
});
