import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondFactor, sessions } from '@portal/contracts';
import { nameOfKey } from '@portal/service-kit';
import { generateSync } from 'otplib';
import { type Identity, password, startIdentity } from '../testing/start-identity.js';
import { IdentitySealing } from './identity-sealing.js';

interface Sealed {
  key?: string;
}

const [old, next] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString('base64')) as [string, string];
const folder = mkdtempSync(join(tmpdir(), 'keys-'));
const file = join(folder, 'secret.key');
let identity: Identity;
/** What an operator does while the service works, and what the service does every half minute. */
async function give(keys: string) {
  writeFileSync(file, keys);
  await identity.get(IdentitySealing).sweep();
}
beforeAll(async () => {
  writeFileSync(file, old);
  process.env['SECRET_KEY_FILE'] = file;
  process.env['SECRET_KEY_LEAD'] = '0';
  identity = await startIdentity();
});
afterAll(async () => {
  await identity.stop();
  rmSync(folder, { recursive: true });
  delete process.env['SECRET_KEY_FILE'];
  delete process.env['SECRET_KEY_LEAD'];
});

const rows = (name: string) => identity.kit.database.collection<{ _id: string }>(name);
const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + later * 30 });
const begin = async (organization: string) => {
  const account = await identity.account('Seller', organization);
  const { token } = await identity.signIn(account.email, password);
  const { body } = await identity.call(secondFactor.begin, { token, body: { currentPassword: password } });
  return { ...account, token, secret: body.secret as string };
};
/** The names of the keys with which everything is sealed. */
async function keysInUse() {
  const users = await rows('users').find<{ factor?: { secret: Sealed }; factorToConfirm?: Sealed }>({}).toArray();
  const signing = await rows('signing_keys').find<{ sealed: Sealed }>({}).toArray();
  const all = [
    ...users.flatMap(({ factor, factorToConfirm }) => [factor?.secret, factorToConfirm]),
    ...signing.map(({ sealed }) => sealed),
  ];
  return new Set(all.filter((sealed) => sealed !== undefined).map(({ key }) => key));
}

it('is sealed with a new key while people work, and opens when the old one is gone', async () => {
  const careful = await begin('Careful Company');
  const confirmed = { token: careful.token, body: { code: codeOf(careful.secret) } };
  expect((await identity.call(secondFactor.confirm, confirmed)).status).toBe(200);
  const halfway = await begin('Halfway Company');
  expect(await keysInUse()).toEqual(new Set([nameOfKey(old)]));
  // As before keys had names.
  await rows('users').updateOne({ _id: careful.id }, { $unset: { 'factor.secret.key': 1 } });
  const { token } = await identity.signIn('buyer@demo.gov.in');

  await give(`${next},${old}`);
  expect(await keysInUse()).toEqual(new Set([nameOfKey(next)]));

  await give(next);
  expect((await identity.call(sessions.verify, { token })).status).toBe(200);
  const entered = await identity.call(sessions.create, { body: { email: careful.email, password } });
  const { challenge } = entered.body.secondFactor;
  const code = codeOf(careful.secret, 1);
  expect((await identity.call(sessions.secondStep, { body: { challenge, code } })).status).toBe(200);
  const half = { token: halfway.token, body: { code: codeOf(halfway.secret) } };
  expect((await identity.call(secondFactor.confirm, half)).status).toBe(200);
});
