import { supportContacts } from '@portal/contracts';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';

let bench: AssetBench;
let [admin, buyer, holder, elsewhere] = ['', '', '', ''];
beforeAll(async () => {
  bench = await startAssetBench();
  [admin, buyer, holder, elsewhere] = await Promise.all([
    bench.tokenFor('Super Admin'),
    bench.tokenFor('Buyer'),
    bench.tokenFor('End User', { organizationId: buyerOrganization }),
    bench.tokenFor('End User', { organizationId: 'other' }),
  ]);
});
afterAll(() => bench.stop());

const portal = { phone: '1800 11 0001', email: 'support@example.gov.in', hours: '24/7' };
const office = { phone: '022-1234567', email: 'desk@example.gov.in' };
const seenBy = async (token: string) => (await bench.call(supportContacts.get, { token })).body as object;
const set = (token: string, body: object, ifMatch?: number) =>
  bench.call(supportContacts.set, { token, body, ifMatch });

it('are none until somebody sets them, then those of the portal, and those of the office where it has its own', async () => {
  expect(await seenBy(holder)).toEqual({ of: 'portal', version: 1 });
  expect((await set(admin, portal, 1)).body).toMatchObject({ ...portal, of: 'portal' });
  expect(await seenBy(holder)).toMatchObject({ ...portal, of: 'portal' });
  // An office begins with its own first version.
  expect(await seenBy(buyer)).toMatchObject({ ...portal, of: 'portal', version: 1 });
  expect((await set(buyer, office, 1)).body).toMatchObject({ ...office, of: 'office' });
  expect(await seenBy(holder)).toEqual({ ...office, of: 'office', version: 2 });
  expect(await seenBy(elsewhere)).toMatchObject({ ...portal, of: 'portal' });
  expect(await seenBy(admin)).toMatchObject(portal);
  await bench.heard('asset.support-contacts.changed', buyerOrganization);
});

it('need a number and a mailbox, and are not set by who saw earlier ones', async () => {
  const { body } = await set(buyer, { phone: 'call us', email: 'nobody' });
  expect(body.fields).toEqual({
    phone: 'Please enter a valid phone number',
    email: 'Please enter a valid email address',
  });
  expect(Object.keys((await set(buyer, {})).body.fields as object).toSorted()).toEqual(['email', 'phone']);
  const { version } = (await set(buyer, { ...office, hours: '9-17' })).body as { version: number };
  expect((await set(buyer, office, version - 1)).status).toBe(412);
  expect((await set(buyer, office, version)).body).not.toHaveProperty('hours');
});

it('are set by nobody else', async () => {
  expect((await set(holder, office)).status).toBe(403);
  for (const role of ['Seller', 'OEM', 'Support Agent'] as const) {
    const token = await bench.tokenFor(role);
    expect((await set(token, office)).status).toBe(403);
    expect((await bench.call(supportContacts.get, { token })).status).toBe(403);
  }
});
