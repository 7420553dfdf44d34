import { dayInIndia, sessions, systemReports } from '@portal/contracts';
import { eventually } from '@portal/service-kit/testing';
import { type Identity, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.tokenOf('admin');
});
afterAll(() => identity.stop());

const report = async (period = 'week') =>
  (await identity.call(systemReports.userActivity, { token: admin, query: { period } })).body;
const entries = () => identity.kit.database.collection<{ _id: number; action: string; at: string }>('audit');

it('tells who is here, who came and who was refused, by role and by day', async () => {
  const before = await report();
  // The administrator signs in to add the seller, who signs in too and has a new session with a password of their own.
  await identity.account('Seller', 'Reported Office');
  await identity.tokenOf('buyer');
  await identity.tokenOf('buyer');
  await identity.call(sessions.create, { body: { email: 'seller@demo.gov.in', password: 'not the one' } });
  const after = await eventually(async () => {
    const found = await report();
    expect(found).toMatchObject({ signIns: 6, refusedSignIns: 1, activeUsers: 3 });
    return found;
  }, 20_000);
  expect([after.users - before.users, after.newUsers - before.newUsers]).toEqual([1, 1]);
  const of = ({ byRole }: typeof after, role: string) => byRole.find((row: { role: string }) => row.role === role);
  expect(of(after, 'Super Admin')).toMatchObject({ activeUsers: 1, signIns: 2 });
  expect(of(after, 'Buyer')).toMatchObject({ activeUsers: 1, signIns: 2 });
  expect(of(after, 'Seller')).toMatchObject({ users: of(before, 'Seller').users + 1, signIns: 2 });
  expect(after.trend).toHaveLength(8);
  expect(after.trend.at(-1)).toEqual({ from: dayInIndia(), signIns: 6, refusedSignIns: 1 });
});

it('compares with the period before, and knows nothing of what is older than both', async () => {
  const { signIns } = await report();
  const aged = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const signIn = { action: 'identity.session.started', by: { id: 'x', name: 'X', role: 'Buyer' } };
  const old = [aged(9), aged(10), aged(40)].map((at, index) => ({ ...signIn, _id: 900_000 + index, eventId: at, at }));
  await entries().insertMany(old);
  expect(await report()).toMatchObject({ signIns, signInsChange: Math.round(((signIns - 2) / 2) * 100) });
});

it.each(['buyer', 'seller', 'oem', 'enduser', 'support'] as const)('is nothing for a %s', async (who) => {
  const token = await identity.tokenOf(who);
  expect((await identity.call(systemReports.userActivity, { token })).status).toBe(403);
});

it('takes no other period', async () => {
  expect((await identity.call(systemReports.userActivity, { token: admin, query: { period: 'century' } })).status).toBe(
    422,
  );
});
