// ASVS 15.3.5
import { delegations, operations, sessions } from '@portal/contracts';
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

// Nobody hands the approvals of others over, not even a Super Admin.
const buyersOwn = asked.filter(({ subject }) => subject === delegations.create.subject);
const administrators = asked.filter((operation) => !buyersOwn.includes(operation));

it.each([
  ['admin', administrators, 300],
  ['buyer', buyersOwn, 20],
] as const)(
  'refuses every kind of wrong value of a %s at its field, and changes nothing',
  async (key, tries, least) => {
    const { tried, ...found } = await tryBadInputs(identity, tries, {
      token: await identity.tokenOf(key),
      params: { id: 'demo-buyer', list: 'orders' },
      besides: ['attempts', 'sessions', 'audit', 'audit_head', 'fs.files'],
    });
    expect(found).toEqual({ wrong: [], changed: false });
    expect(tried).toBeGreaterThan(least);
  },
  240_000,
);
