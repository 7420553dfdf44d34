import { people, secondFactor, sessions } from '@portal/contracts';
import { generateSync } from 'otplib';
import { type Identity, password, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
beforeAll(async () => {
  process.env['SECOND_FACTOR_ROLES'] = 'Seller, OEM';
  identity = await startIdentity();
});
afterAll(async () => {
  delete process.env['SECOND_FACTOR_ROLES'];
  await identity.stop();
});

const enter = async (email: string) => (await identity.call(sessions.create, { body: { email, password } })).body;

it('a role that needs a second factor can do nothing before it is set up, and cannot switch it off', async () => {
  const { email } = await identity.account('Seller', 'Guarded Company');
  const { token, user } = await enter(email);
  expect(user).toMatchObject({ mustSetUpSecondFactor: true });
  const refused = await identity.call(people.filters, { token });
  expect(refused).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
  const begun = await identity.call(secondFactor.begin, { token, body: { currentPassword: password } });
  const code = generateSync({ secret: begun.body.secret as string });
  const { body } = await identity.call(secondFactor.confirm, { token, body: { code } });
  const step = await enter(email);
  const entered = await identity.call(sessions.secondStep, {
    body: { challenge: step.secondFactor.challenge, code: body.recoveryCodes[0] },
  });
  expect(entered.body.user).toMatchObject({ mustSetUpSecondFactor: false });
  const own = { token: entered.body.token as string };
  expect((await identity.call(secondFactor.get, own)).body).toMatchObject({ enabled: true, required: true });
  const off = { currentPassword: password, code: body.recoveryCodes[1] };
  expect(await identity.call(secondFactor.disable, { ...own, body: off })).toMatchObject({
    status: 409,
    body: { error: 'Your role needs the second step: it cannot be switched off' },
  });
});

it('a role that does not need one works without', async () => {
  const { email } = await identity.account('Buyer', 'Open Office');
  expect((await enter(email)).user).toMatchObject({ mustSetUpSecondFactor: false });
});
