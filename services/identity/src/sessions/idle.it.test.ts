// ASVS 7.3.2
import { audit, sessions } from '@portal/contracts';
import { eventually } from '@portal/service-kit/testing';
import { type Identity, password, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
beforeAll(async () => {
  process.env['IDLE_MINUTES'] = '10';
  identity = await startIdentity();
});
afterAll(async () => {
  delete process.env['IDLE_MINUTES'];
  await identity.stop();
});

const minute = 60_000;
const stored = () => identity.kit.database.collection<{ _id: string; lastUsedAt: Date }>('sessions');

async function entered() {
  const { email } = await identity.account('Buyer', 'Quiet Office');
  const answer = await identity.call(sessions.create, { body: { email, password } });
  return { cookie: answer.header('set-refresh-cookie')!, user: answer.body.user as { sessionId: string } };
}

const refreshAfter = async (minutes: number) => {
  const { cookie, user } = await entered();
  const lastUsedAt = new Date(Date.now() - minutes * minute);
  await stored().updateOne({ _id: user.sessionId }, { $set: { lastUsedAt } });
  const refresh = () => identity.call(sessions.refresh, { body: { refreshCookie: cookie } });
  return { user, refresh };
};

it('a session goes on while somebody may still have been there', async () => {
  const { refresh } = await refreshAfter(24);
  expect((await refresh()).status).toBe(200);
});

it('it ends for good when nobody renewed it for the idle time and the life of a token', async () => {
  const { user, refresh } = await refreshAfter(26);
  expect((await refresh()).status).toBe(401);
  await stored().updateOne({ _id: user.sessionId }, { $set: { lastUsedAt: new Date() } });
  expect((await refresh()).status).toBe(401);
  await eventually(async () => {
    const token = await identity.tokenOf('admin');
    const query = { q: 'Nobody was there for too long' };
    expect((await identity.call(audit.list, { token, query })).body.total).toBe(1);
  });
});

it('the time is shorter for super admins, and told to the browser', async () => {
  const { email } = await identity.account('Super Admin', 'Operators');
  const { body } = await identity.call(sessions.create, { body: { email, password } });
  expect(body.user).toMatchObject({ idleMinutes: 15 });
  expect((await entered()).user).toMatchObject({ idleMinutes: 10 });
});
