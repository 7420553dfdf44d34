import { randomUUID } from 'node:crypto';
import { people, profiles, users } from '@portal/contracts';
import { type Identity, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.tokenOf('admin');
});
afterAll(() => identity.stop());

const form = (email: string, organizationName: string, changes: object) => ({
  organizationName,
  ministryDepartment: 'Department of Records',
  buyerDesignation: 'Clerk',
  contactPersonName: 'Test Officer',
  emailId: email,
  contactNumber: '9000000001',
  officeAddress: { zone: 'West', city: 'Pune', state: 'Maharashtra', pin: '411001', fullAddress: 'First Street 1' },
  paymentMode: 'CGDA',
  ...changes,
});

/** A buyer of the office as an administrator wrote them down. */
async function officer(office: string, changes: object) {
  const { id, email, password } = await identity.account('Buyer', office);
  const body = form(email, office, changes);
  const { status } = await identity.call(people.updateBuyer, { token: admin, params: { id }, body });
  expect(status).toBe(200);
  return { id, email, token: (await identity.signIn(email, password)).token };
}
const decides = async (token: string) =>
  (await identity.call(users.authority, { token })).body.approvesOrders as boolean;

describe('the authority to decide about purchase orders', () => {
  it('is that of an authorized designation of the own office', async () => {
    const office = `Deciding Office ${randomUUID()}`;
    const [clerk, director, unlisted] = [
      await officer(office, { authorizedDesignations: ['  DIRECTOR '] }),
      await officer(office, { buyerDesignation: 'Director' }),
      await officer(`Other Office ${randomUUID()}`, { buyerDesignation: 'Director' }),
    ];
    expect(await decides(director.token)).toBe(true);
    expect(await decides(clerk.token)).toBe(false);
    expect(await decides(unlisted.token)).toBe(false);
    expect((await identity.call(users.authority, { token: admin })).status).toBe(403);
  });

  it('comes from no designation that its owner gave themselves', async () => {
    const office = `Climbing Office ${randomUUID()}`;
    const { token, id, email } = await officer(office, { authorizedDesignations: ['Director'] });
    const body = { name: 'Test Officer', designation: 'Director' };
    expect((await identity.call(profiles.update, { token, body })).status).toBe(200);
    expect(await decides(token)).toBe(false);
    expect((await identity.call(profiles.update, { token, body: { ...body, name: 'Again' } })).status).toBe(200);
    expect(await decides(token)).toBe(false);
    const written = form(email, office, { buyerDesignation: 'Director', authorizedDesignations: ['Director'] });
    await identity.call(people.updateBuyer, { token: admin, params: { id }, body: written });
    expect(await decides(token)).toBe(true);
  });

  it('ends when whose form lists it is suspended', async () => {
    const office = `Ending Office ${randomUUID()}`;
    const { token } = await officer(office, { buyerDesignation: 'Director' });
    const clerk = await officer(office, { authorizedDesignations: ['Director'] });
    expect(await decides(token)).toBe(true);
    const suspended = { token: admin, params: { id: clerk.id }, body: { status: 'suspended' } };
    expect((await identity.call(users.setStatus, suspended)).status).toBe(200);
    expect(await decides(token)).toBe(false);
  });
});

describe('the buyers of a purchase order', () => {
  const buyers = async (token: string, query: Record<string, string>) =>
    (await identity.call(users.buyers, { token, query })).body.items as { id: string }[];

  it('are all for a Super Admin, those of the own office for a buyer, and nobody’s else', async () => {
    const office = `Buying Office ${randomUUID()}`;
    const [one, colleague] = [await officer(office, {}), await officer(office, {})];
    const stranger = await officer(`Other Office ${randomUUID()}`, {});
    const found = await buyers(admin, { id: one.id });
    expect(found).toEqual([
      {
        id: one.id,
        name: 'Test Officer',
        email: one.email,
        designation: 'Clerk',
        contactNumber: expect.stringMatching(/^\+?\d{10,}$/),
        department: 'Department of Records',
        organizationId: expect.any(String),
        organizationName: office,
      },
    ]);
    const ids = (await buyers(one.token, {})).map(({ id }) => id).sort();
    expect(ids).toEqual([one.id, colleague.id].sort());
    expect(await buyers(one.token, { id: stranger.id })).toEqual([]);
    expect(await buyers(admin, { q: stranger.email })).toHaveLength(1);
    for (const key of ['seller', 'oem', 'enduser', 'support'])
      expect((await identity.call(users.buyers, { token: await identity.tokenOf(key) })).status).toBe(403);
  });

  it('leave out who is suspended', async () => {
    const office = `Buying Office ${randomUUID()}`;
    await officer(office, {});
    const { id } = await officer(office, {});
    expect(await buyers(admin, { id })).toHaveLength(1);
    await identity.call(users.setStatus, { token: admin, params: { id }, body: { status: 'suspended' } });
    expect(await buyers(admin, { id })).toEqual([]);
  });
});

it('tells an office, and nobody else, whom to write to at a seller', async () => {
  const organizationName = `Selling Company ${randomUUID()}`;
  const { email } = await identity.account('Seller', organizationName);
  const ask = async (key: string) => {
    const token = await identity.tokenOf(key);
    return (await identity.call(users.sellers, { token, query: { q: organizationName } })).body.items[0];
  };
  expect((await ask('buyer')).contact).toMatchObject({ officerName: 'Test Person', email });
  for (const key of ['seller', 'oem', 'support']) expect(await ask(key)).not.toHaveProperty('contact');
});
