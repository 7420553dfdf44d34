import { operations } from '@portal/contracts';
import { actorOf, isSearched, startTestService, type TestService, trySearches } from '@portal/service-kit/testing';
import { definition } from './definition.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(definition);
  // Lists of one record are searched in this one.
  await service.kit.database
    .collection<{ _id: string; organizationId: string; number: string }>('campaigns')
    .insertOne({ _id: 'some-record', organizationId: actorOf('Buyer').organizationId, number: 'PV-1' });
});
afterAll(() => service.stop());

it('searches every list for whatever text, and never fails', async () => {
  const searched = operations.filter((one) => one.subject.startsWith('asset.') && isSearched(one));
  expect(searched.length).toBeGreaterThan(0);
  expect(await trySearches(service, searched, service.tokenFor)).toEqual([]);
});
