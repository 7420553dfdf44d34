// ASVS 16.3.1
import { audit, ownSessions, sessions } from '@portal/contracts';
import { eventually } from '@portal/service-kit/testing';
import { type Identity, password, someEmail, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

const agents = {
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
};
const enter = (email: string, agent: string, address = '203.0.113.7') =>
  identity.call(sessions.create, {
    body: { email, password },
    head: { 'user-agent': agent, 'client-address': address },
  });
const list = (token: string) => identity.call(ownSessions.list, { token });
const verify = (token: string) => identity.call(sessions.verify, { token });

it('shows device, browser, address and which one asks', async () => {
  const { email } = await identity.account('Buyer', 'Many Devices');
  const [desk, phone] = [await enter(email, agents.firefox), await enter(email, agents.iphone, '203.0.113.8')];
  const { items } = (await list(phone.body.token)).body;
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({
    browser: 'Safari 17',
    device: 'mobile',
    address: '203.0.113.8',
    current: true,
  });
  expect(items[1]).toMatchObject({ browser: 'Firefox 128', system: 'Linux', device: 'desktop', current: false });
  expect(items.map(({ id }: { id: string }) => id)).toContain(desk.body.user.sessionId);
  expect(JSON.stringify(items)).not.toMatch(/token|secret/i);
});

it('ends one at once, everywhere, and only one of the own', async () => {
  const { email } = await identity.account('Buyer', 'Ended Devices');
  const other = await identity.account('Buyer', 'Foreign Devices');
  const [desk, phone] = [await enter(email, agents.firefox), await enter(email, agents.iphone)];
  const foreign = await identity.signIn(other.email, password);
  const end = (id: string) => identity.call(ownSessions.end, { token: desk.body.token, params: { id } });
  expect((await end(foreign.cookie.split('.')[0]!)).status).toBe(404);
  expect((await end(phone.body.user.sessionId)).status).toBe(200);
  await eventually(async () => expect((await verify(phone.body.token)).status).toBe(401), 1_000);
  const refreshCookie = phone.header('set-refresh-cookie');
  expect((await identity.call(sessions.refresh, { body: { refreshCookie } })).status).toBe(401);
  expect((await verify(foreign.token)).status).toBe(200);
  expect((await end(phone.body.user.sessionId)).status).toBe(404);
});

it('ends all others and leaves the one that asks', async () => {
  const { email } = await identity.account('Buyer', 'Only One');
  const [desk, phone] = [await enter(email, agents.firefox), await enter(email, agents.iphone)];
  const endMany = (which: string) => identity.call(ownSessions.endMany, { token: desk.body.token, body: { which } });
  expect((await endMany('all of them')).status).toBe(422);
  expect((await endMany('others')).body).toEqual({ success: true, ended: 2 });
  await eventually(async () => expect((await verify(phone.body.token)).status).toBe(401), 1_000);
  expect((await list(desk.body.token)).body.items).toHaveLength(1);
});

it('says what remains of a lock, from the try that sets it', async () => {
  const email = someEmail();
  const attempt = () => identity.call(sessions.create, { body: { email, password: 'wrong-password' } });
  for (let n = 0; n < 4; n++) expect((await attempt()).body.retryAfter).toBeUndefined();
  expect((await attempt()).body).toMatchObject({ status: 401, retryAfter: 900 });
  const locked = await attempt();
  expect(locked.status).toBe(429);
  expect(locked.body.retryAfter).toBe(Number(locked.header('retry-after')));
  expect(locked.body.retryAfter).toBeGreaterThan(800);
});

it('writes refused sign-ins into the audit log: whose, and from where', async () => {
  const email = someEmail();
  await identity.call(sessions.create, {
    body: { email, password: 'wrong-password' },
    head: { 'user-agent': agents.firefox, 'client-address': '203.0.113.9' },
  });
  await eventually(async () => {
    const query = { action: 'identity.sign-in.refused', q: email };
    const { items } = (await identity.call(audit.list, { token: await identity.tokenOf('admin'), query })).body;
    expect(items).toMatchObject([
      { record: { label: email }, details: { address: '203.0.113.9', browser: 'Firefox 128', step: 'password' } },
    ]);
  });
});
