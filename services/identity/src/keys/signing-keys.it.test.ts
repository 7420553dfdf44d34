import { randomBytes } from 'node:crypto';
import { sessions, trust } from '@portal/contracts';
import { startService } from '@portal/service-kit';
import { decodeProtectedHeader } from 'jose';
import { definition } from '../definition.js';
import { type Identity, sameDatabase, startIdentity } from '../testing/start-identity.js';
import { SigningKeys } from './signing-keys.js';

interface Row {
  _id: number;
  kid: string;
  signsFrom: Date;
}

let identity: Identity;
beforeAll(async () => {
  process.env['SECRET_KEY'] = randomBytes(32).toString('base64');
  identity = await startIdentity();
});
afterAll(async () => {
  await identity.stop();
  delete process.env['SECRET_KEY'];
});

const tend = () => identity.get(SigningKeys).tend();
const collection = () => identity.kit.database.collection<Row>('signing_keys');
const rows = () =>
  collection()
    .find({}, { sort: { _id: 1 } })
    .toArray();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const signs = async () => decodeProtectedHeader((await identity.signIn('buyer@demo.gov.in')).token).kid;
const verify = async (token: string) => (await identity.call(sessions.verify, { token })).status;

/** A second instance on the same data looks after the keys when it starts. */
async function startAnother() {
  const other = await startService(definition, { ...process.env, ...sameDatabase(identity) });
  await other.stop();
}
const published = async () => {
  const { keys } = (await identity.nats.request(trust.keys, '')).json<{ keys: { kid: string }[] }>();
  return keys.map(({ kid }) => kid);
};

it('keeps the private key sealed', async () => {
  await identity.signIn('buyer@demo.gov.in');
  const [row] = await collection().find().toArray();
  expect(row).toMatchObject({ sealed: { nonce: expect.any(String), text: expect.any(String) } });
  expect(row).not.toHaveProperty('privateJwk');
  expect(JSON.stringify(row)).not.toContain('"d"');
});

it('replaces a key that an earlier version left in clear', async () => {
  const clear = { _id: 'access-tokens', kid: 'clear', publicJwk: { kty: 'OKP' }, privateJwk: { d: 'secret' } };
  await identity.kit.database.collection<{ _id: string }>('signing_keys').insertOne(clear);
  await startAnother();
  const kids = (await rows()).map(({ kid }) => kid);
  expect(kids).not.toContain('clear');
  expect(kids).toHaveLength(1);
});

it('publishes the next key before it signs, and keeps the old one until its last token is dead', async () => {
  const { token } = await identity.signIn('buyer@demo.gov.in');
  const [old] = await rows();
  await collection().updateOne({ _id: old!._id }, { $set: { signsFrom: minutesAgo(31 * 24 * 60) } });
  await tend();
  const [, next] = await rows();
  expect(next!.signsFrom.getTime()).toBeGreaterThan(Date.now() + 60_000);
  expect(await published()).toEqual([old!.kid, next!.kid]);
  expect(await signs()).toBe(old!.kid);

  await collection().updateOne({ _id: next!._id }, { $set: { signsFrom: minutesAgo(1) } });
  await tend();
  expect(await signs()).toBe(next!.kid);
  expect(await published()).toEqual([old!.kid, next!.kid]);
  expect(await verify(token)).toBe(200);

  await collection().updateOne({ _id: next!._id }, { $set: { signsFrom: minutesAgo(17) } });
  await tend();
  expect(await published()).toEqual([next!.kid]);
  expect((await rows()).map(({ kid }) => kid)).toEqual([next!.kid]);
  await identity.kit.verifier.refresh();
  expect(await verify(token)).toBe(401);
});

it('makes one next key, however many instances look at once', async () => {
  const before = await rows();
  await collection().updateOne({ _id: before.at(-1)!._id }, { $set: { signsFrom: minutesAgo(31 * 24 * 60) } });
  await Promise.all([tend(), startAnother(), startAnother()]);
  expect(await rows()).toHaveLength(before.length + 1);
});

it('signs with a new key at once when an operator has removed the one that got known', async () => {
  const { token } = await identity.signIn('seller@demo.gov.in');
  await collection().deleteMany({});
  await tend();
  await identity.kit.verifier.refresh();
  expect(await verify(token)).toBe(401);
  expect(await verify((await identity.signIn('seller@demo.gov.in')).token)).toBe(200);
});
