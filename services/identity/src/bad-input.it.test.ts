// ASVS 15.3.5
import { operations, sessions } from '@portal/contracts';
import { tryBadInputs } from '@portal/service-kit/testing';
import { type Identity, startIdentity } from './testing/start-identity.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

// What its cookie holds is no field of a form: a wrong one is no session.
const asked = operations.filter(
  ({ subject, body }) =>
    subject.startsWith('identity.') &&
    subject !== sessions.refresh.subject &&
    body.type !== 'undefined' &&
    !subject.endsWith('.file.upload'),
);

it('refuses every kind of wrong value at its field, and changes nothing', async () => {
  const { tried, ...found } = await tryBadInputs(identity, asked, {
    token: await identity.tokenOf('admin'),
    params: { id: 'demo-buyer' },
    besides: ['attempts', 'sessions', 'audit', 'audit_head', 'fs.files'],
  });
  expect(found).toEqual({ wrong: [], changed: false });
  expect(tried).toBeGreaterThan(300);
}, 240_000);
