import { operations, type Role } from '@portal/contracts';
import { isSearched, trySearches } from '@portal/service-kit/testing';
import { type Identity, startIdentity } from './testing/start-identity.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const accounts: Record<Role, string> = {
  'Super Admin': 'admin',
  Buyer: 'buyer',
  Seller: 'seller',
  OEM: 'oem',
  'End User': 'enduser',
  'Support Agent': 'support',
};

it('searches every list for whatever text, and never fails', async () => {
  const searched = operations.filter((one) => one.subject.startsWith('identity.') && isSearched(one));
  expect(searched.length).toBeGreaterThan(0);
  expect(await trySearches(identity, searched, (role) => identity.tokenOf(accounts[role]))).toEqual([]);
});
