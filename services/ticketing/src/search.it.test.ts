import { operations, tickets } from '@portal/contracts';
import { isSearched, startTestService, type TestService, trySearches } from '@portal/service-kit/testing';
import { definition } from './definition.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(definition);
});
afterAll(() => service.stop());

it('searches every list for whatever text, and never fails', async () => {
  // Which sellers a ticket may go to is searched by the service that knows them.
  const searched = operations.filter(
    (one) => one.subject.startsWith('ticketing.') && one.subject !== tickets.sellers.subject && isSearched(one),
  );
  expect(searched.length).toBeGreaterThan(0);
  expect(await trySearches(service, searched, service.tokenFor)).toEqual([]);
});
