// ASVS 2.2.2
import { operations } from '@portal/contracts';
import { startTestService, tryBadInputs, type TestService } from '@portal/service-kit/testing';
import { definition } from './definition.js';

let registration: TestService;
beforeAll(async () => {
  registration = await startTestService(definition);
});
afterAll(() => registration.stop());

const asked = operations.filter(
  ({ subject, body }) =>
    subject.startsWith('registration.') && body.type !== 'undefined' && !subject.endsWith('.file.upload'),
);

it('refuses every kind of wrong value at its field, and changes nothing', async () => {
  const { tried, ...found } = await tryBadInputs(registration, asked, {
    token: await registration.tokenFor('Super Admin'),
    params: { id: 'nobody' },
    besides: ['attempts'],
  });
  expect(found).toEqual({ wrong: [], changed: false });
  expect(tried).toBeGreaterThan(300);
}, 240_000);
