import { operations, roleTraits } from '@portal/contracts';
import { isSearched, trySearches } from '@portal/service-kit/testing';
import { type Identity, startIdentity } from './testing/start-identity.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

it('searches every list for whatever text, and never fails', async () => {
  const searched = operations.filter((one) => one.subject.startsWith('identity.') && isSearched(one));
  expect(searched.length).toBeGreaterThan(0);
  expect(await trySearches(identity, searched, (role) => identity.tokenOf(roleTraits[role].demo))).toEqual([]);
});
