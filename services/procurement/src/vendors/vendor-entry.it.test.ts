import { type Operation, purchaseOrders, rfqs, vendors } from '@portal/contracts';
import { actorOf, eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let buyer: string;
let admin: string;
const invited = { name: 'New Company', email: 'new@company.example', contactPerson: 'A Person', phone: '9876543210' };
const rival = { name: 'Whatever they are called', email: 'rival@example.com' };

const asks = (
  operation: Operation,
  body: object,
  more: { token?: string; id?: string; key?: string; ifMatch?: number } = {},
) =>
  service.call(operation, {
    token: more.token ?? buyer,
    body,
    ...(more.id ? { params: { id: more.id } } : {}),
    ...(more.key ? { key: more.key } : {}),
    ...(more.ifMatch === undefined ? {} : { ifMatch: more.ifMatch }),
  });
const add = (body: object, more?: Parameters<typeof asks>[2]) => asks(vendors.create, body, more);
const change = (id: string, body: object, more?: Parameters<typeof asks>[2]) =>
  asks(vendors.update, body, { ...more, id });
const names = async (token: string) =>
  (await service.call(vendors.list, { token })).body.items.map(({ name }: { name: string }) => name);
const mailsTo = (to: string) => service.kit.database.collection('mails').countDocuments({ to });

beforeEach(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  [buyer, admin] = [await service.tokenFor('Buyer'), await service.tokenFor('Super Admin')];
});
afterEach(() => service.stop());

it('invites by one mail who has no account, and keeps it as the own office wrote it', async () => {
  const { status, body } = await add(invited, { key: 'first-vendor-01' });
  expect([status, body]).toEqual([201, expect.objectContaining({ ...invited, status: 'Invited', version: 1 })]);
  expect((await add(invited, { key: 'first-vendor-01' })).body.id).toBe(body.id);
  await eventually(async () => expect(await mailsTo(invited.email)).toBe(1));
  expect((await service.call(vendors.get, { token: buyer, params: { id: body.id } })).body.recentOrders).toEqual([]);
  expect((await add({ ...invited, name: 'Again' })).body.fields).toEqual({
    email: 'This seller is among the vendors of your office already',
  });
});

it('writes the invitation in the language of who invites', async () => {
  const token = await service.tokenFor('Buyer', { language: 'ur' });
  const mails = service.kit.database.collection('mails');
  await add(invited, { token });
  await eventually(async () => expect(await mails.findOne({ to: invited.email })).toMatchObject({ language: 'ur' }));
});

it('knows who is registered by the e-mail, without a mail and under the name of its own', async () => {
  const { body } = await add({ ...rival, email: 'Rival@Example.com' });
  expect(body).toMatchObject({ id: 'rival', name: 'Company rival', status: 'Active' });
  expect(body.performance).toMatchObject({ totalOrders: 0, onTimeDelivery: null });
  expect(await mailsTo(rival.email)).toBe(0);
});

it('shows an invited vendor as the seller that has registered since', async () => {
  const { body } = await add(invited);
  const kept = service.kit.database.collection<{ _id: string }>('vendors');
  await kept.updateOne({ _id: body.id }, { $set: { email: 'third@example.com' } });
  const { body: now } = await service.call(vendors.get, { token: buyer, params: { id: body.id } });
  expect(now).toMatchObject({ id: 'third', name: 'Company third', status: 'Active', contactPerson: 'A Person' });
});

it('is the own office’s alone: neither another office nor the Super Admins nor the seller see it', async () => {
  const { body } = await add(invited);
  const others = await service.tokenFor('Buyer', { organizationId: 'other-office' });
  const colleague = await service.tokenFor('Buyer', { id: 'buyer-2' });
  expect(await names(colleague)).toEqual([invited.name]);
  for (const token of [others, admin]) {
    expect(await names(token)).toEqual([]);
    expect((await service.call(vendors.get, { token, params: { id: body.id } })).status).toBe(404);
    expect((await change(body.id, {}, { token })).status).toBe(404);
  }
  await add(rival);
  expect(await names(await service.tokenFor('Seller', { organizationId: 'rival' }))).toEqual([]);
  expect((await add(invited, { token: admin })).status).toBe(201);
});

it.each(['Seller', 'OEM', 'End User', 'Support Agent'] as const)('refuses a %s', async (role) => {
  const token = await service.tokenFor(role);
  expect((await add(invited, { token })).status).toBe(403);
  expect((await change('rival', {}, { token })).status).toBe(403);
});

it.each([
  [{ email: 'a@b.example' }, { name: 'Vendor name is required' }],
  [{ name: 'A' }, { email: 'Email is required' }],
  [{ ...invited, email: 'nobody' }, { email: 'Please enter a valid email address' }],
  [{ ...invited, phone: '12' }, { phone: 'Please enter a valid 10-digit contact number' }],
  [{ ...invited, name: 'Win at www.example.com' }, { name: 'Please enter text without a link' }],
])('refuses %j at its field, and mails nobody', async (body, fields) => {
  const answer = await add(body);
  expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  expect(await names(buyer)).toEqual([]);
});

it('changes what the office keeps, with the version that was read; name and e-mail are the seller’s own', async () => {
  await add({ ...rival, contactPerson: 'Old', address: 'Lane 1' });
  const { body } = await change('rival', { contactPerson: 'New', phone: '9000000001' }, { ifMatch: 1 });
  expect(body).toMatchObject({ version: 2, contactPerson: 'New', phone: '9000000001' });
  expect(body).not.toHaveProperty('address');
  expect((await change('rival', { contactPerson: 'Late' }, { ifMatch: 1 })).status).toBe(412);
  expect((await change('rival', { name: 'Nickname' })).body.fields).toEqual({
    name: 'A registered seller names itself',
  });
  expect((await change('rival', { email: 'x@y.example' })).body.fields).toEqual({
    email: 'The e-mail of a vendor cannot be changed. Please add another vendor.',
  });
  const { body: guest } = await add(invited);
  expect((await change(guest.id, { name: 'Renamed' })).body.name).toBe('Renamed');
});

it('keeps something about a seller of the own orders that was never added; of a stranger’s seller nothing', async () => {
  await service.call(purchaseOrders.create, { token: buyer, body: newPurchaseOrder() });
  const company = actorOf('Seller').organizationId;
  const { body } = await change(company, { contactPerson: 'Our contact' });
  expect(body).toMatchObject({ id: company, version: 1, contactPerson: 'Our contact', phone: '9876543210' });
  expect((await change('third', { contactPerson: 'Probe' })).status).toBe(404);
});

it('gives an inactive one no new order and no request of the office, and other offices theirs', async () => {
  await add(rival);
  expect((await change('rival', { status: 'Inactive' })).body.status).toBe('Inactive');
  const order = newPurchaseOrder({ sellerOrganizationId: 'rival' });
  expect((await service.call(purchaseOrders.create, { token: buyer, body: order })).body.fields).toEqual({
    sellerOrganizationId: 'This seller is inactive for your office',
  });
  const request = {
    ...{
      title: 'Laptops',
      buyerId: actorOf('Buyer').id,
      closesAt: new Date(Date.now() + 86_400_000).toISOString(),
      sellerIds: ['rival', 'third'],
    },
    ...{ expectedDeliveryDate: '2090-03-31', items: [{ assetName: 'Laptop', category: 'Laptop', quantity: 1 }] },
  };
  expect((await service.call(rfqs.create, { token: buyer, body: request })).body.fields).toEqual({
    sellerIds: 'This seller is inactive for your office',
  });
  const theirs = { ...order, buyerId: 'buyer-of-others' };
  expect((await service.call(purchaseOrders.create, { token: admin, body: theirs })).status).toBe(201);
  await change('rival', { status: 'Active' });
  expect((await service.call(purchaseOrders.create, { token: buyer, body: order })).status).toBe(201);
});

/** Puts so many invitations there that nobody has answered. */
async function invites(many: number) {
  const entries = Array.from({ length: many }, (_, n) => ({
    ...{ _id: `guest-${n}`, version: 1, createdAt: new Date(), updatedAt: new Date(), outbox: [] },
    ...{ officeId: actorOf('Buyer').organizationId, email: `guest${n}@x.example`, name: 'Guest', status: 'Active' },
  }));
  await service.kit.database.collection<{ _id: string }>('vendors').insertMany(entries);
}

it('lets one of two win that add the same seller at once, and invites no more than fifty that have not answered', async () => {
  const both = await Promise.all([add(rival), add(rival)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  await invites(50);
  expect((await add(invited)).body.fields).toEqual({
    email: 'Too many invited sellers have not registered yet. Please wait for their answers.',
  });
  expect((await add({ name: 'Third', email: 'third@example.com' })).status).toBe(201);
});

it('invites no more than fifty where many are invited at one moment', async () => {
  await invites(46);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => add({ name: `Company ${n}`, email: `guest${n}@company.example` })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect([statuses.slice(0, 4), statuses.slice(4)].map((half) => [...new Set(half)])).toEqual([[201], [422]]);
});

it('is removed while nobody has answered the invitation, by its office alone, and can be invited again', async () => {
  const { body } = await add(invited);
  const remove = (id: string, token = buyer) => asks(vendors.remove, {}, { id, token });
  const neighbour = await service.tokenFor('Buyer', { id: 'neighbour', organizationId: 'other-office' });
  expect((await remove(body.id, neighbour)).status).toBe(404);
  expect((await remove(body.id, admin)).status).toBe(404);
  expect((await remove(body.id, await service.tokenFor('Seller'))).status).toBe(403);
  expect((await asks(vendors.remove, {}, { id: body.id, ifMatch: 9 })).status).toBe(412);
  await eventually(async () => expect(await mailsTo(invited.email)).toBe(1));
  expect((await remove(body.id)).body).toEqual({ success: true });
  expect(await names(buyer)).not.toContain(invited.name);
  expect((await remove(body.id)).status).toBe(404);
  // Whom it is sent to reads it once a day, however often it is taken back.
  const again = await add(invited);
  expect([again.status, again.body.status]).toEqual([201, 'Invited']);
  await service.carry();
  expect(await mailsTo(invited.email)).toBe(1);
});

it('stays where the seller has registered', async () => {
  await add(rival);
  expect((await asks(vendors.remove, {}, { id: 'rival' })).status).toBe(409);
  expect(await names(buyer)).toContain('Company rival');
});
