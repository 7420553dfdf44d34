import { headers } from '@nats-io/transport-node';
import { assets, type Operation, type Role, tickets, users } from '@portal/contracts';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';

let service: TestService;
const office = actorOf('Buyer').organizationId;
const seller = { id: actorOf('Seller').organizationId, name: 'Seller organization' };
const uid = '263260000035';
const found = {
  ...{ id: 'a1', assetUid: uid, name: 'Test Laptop', serialNumber: 'SN-1', category: 'Laptop' },
  ...{ sellerOrganizationId: seller.id, sellerName: seller.name, status: 'Active' },
};
const complaint = {
  title: 'The hinge broke',
  description: 'The hinge broke after two weeks of careful use.',
  assetUid: uid,
};

/** Answers for a neighbour service, by the organisation that asks. */
const standIn = ({ nats }: TestService, { subject }: Operation, itemsFor: (organization: string) => object[]) =>
  nats.subscribe(subject, {
    callback: (_, message) => {
      const [, claims = ''] = (message.headers?.get('authorization') ?? '').split('.');
      const { org } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { org: string };
      const head = headers();
      head.set('status', '200');
      message.respond(JSON.stringify({ items: itemsFor(org) }), { headers: head });
    },
  });

beforeAll(async () => {
  service = await startTestService(definition);
  // The register gives an office its own assets alone.
  standIn(service, assets.search, (organization) => (organization === office ? [found] : []));
  standIn(service, users.sellers, () => [{ ...seller, userId: 'seller-1' }]);
});
afterAll(() => service.stop());

type Who = Parameters<TestService['tokenFor']>[1];
const ask = async (operation: Operation, role: Role, options: object = {}, who?: Who) =>
  service.call(operation, { token: await service.tokenFor(role, who), ...options });
const raise = (changes: object = {}, who?: Who) =>
  ask(tickets.create, 'Buyer', { body: { ...complaint, ...changes } }, who);
const colleague = { id: 'buyer-2' };
const neighbour = { id: 'neighbour', organizationId: 'other-office' };
const rival = { id: 'rival', organizationId: 'rival-company' };

async function resolved() {
  const { body } = await raise();
  const params = { id: body.id };
  await ask(tickets.assign, 'Support Agent', { params, body: { sellerOrganizationId: seller.id } });
  await ask(tickets.setStatus, 'Seller', { params, body: { status: 'Resolved', resolution: 'Hinge exchanged' } });
  return params;
}

it('is raised by a buyer about an asset of the office, and assigned as every ticket', async () => {
  const { status, body } = await raise();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ status: 'Open', organizationId: office, createdByRole: 'Buyer', deviceId: 'a1', serialNumber: 'SN-1' },
  });
  const params = { id: body.id };
  const see = async (role: Role, who?: Who) => (await ask(tickets.get, role, { params }, who)).status;
  expect([await see('Seller'), await see('Buyer', colleague), await see('Buyer', neighbour)]).toEqual([404, 200, 404]);
  await ask(tickets.assign, 'Support Agent', { params, body: { sellerOrganizationId: seller.id } });
  expect([await see('Seller'), await see('Seller', rival)]).toEqual([200, 404]);
});

it.each([
  ['without an asset', { assetUid: undefined }, undefined, 'Please enter the Asset UID'],
  ['about an asset of another office', {}, neighbour, 'Asset UID not found in the system'],
  ['about no asset', { assetUid: '000000000000' }, undefined, 'Asset UID not found in the system'],
] as const)('is refused %s', async (_, changes, who, message) => {
  const { status, body } = await raise(changes, who);
  expect([status, body.fields]).toEqual([422, { assetUid: message }]);
});

it.each(['Seller', 'OEM'] as const)('is not raised by a %s, who complains by escalations', async (role) => {
  expect((await ask(tickets.create, role, { body: complaint })).status).toBe(403);
  const params = { id: (await raise()).body.id };
  expect((await ask(tickets.update, role, { params, body: complaint })).status).toBe(403);
});

it('is corrected by who raised it and no colleague', async () => {
  const params = { id: (await raise()).body.id };
  const body = { ...complaint, title: 'Both hinges broke', category: 'Hardware Issue', priority: 'High' };
  expect((await ask(tickets.update, 'Buyer', { params, body }, colleague)).status).toBe(404);
  expect((await ask(tickets.update, 'Buyer', { params, body })).body).toMatchObject({ title: 'Both hinges broke' });
});

it.each([
  ['opens a resolved complaint again', { status: 'In Progress', reason: 'It broke again' }],
  ['closes a resolved complaint', { status: 'Closed' }],
] as const)('%s for who raised it, not for a colleague or a neighbour', async (_, body) => {
  const params = await resolved();
  expect((await ask(tickets.setStatus, 'Buyer', { params, body }, colleague)).status).toBe(403);
  expect((await ask(tickets.setStatus, 'Buyer', { params, body }, neighbour)).status).toBe(404);
  expect((await ask(tickets.setStatus, 'Buyer', { params, body })).body).toMatchObject({ status: body.status });
});

it('is resolved by its seller and by no other, nor by the office', async () => {
  const { body } = await raise();
  const params = { id: body.id };
  await ask(tickets.assign, 'Support Agent', { params, body: { sellerOrganizationId: seller.id } });
  const move = { params, body: { status: 'Resolved', resolution: 'Hinge exchanged' } };
  expect((await ask(tickets.setStatus, 'Seller', move, rival)).status).toBe(404);
  expect((await ask(tickets.setStatus, 'Buyer', move)).status).toBe(403);
  expect((await ask(tickets.setStatus, 'Seller', move)).body).toMatchObject({ status: 'Resolved' });
});
