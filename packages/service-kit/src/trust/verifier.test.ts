// ASVS 7.2.1, 9.1.1, 9.1.2, 9.2.2
import { trust } from '@portal/contracts';
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, SignJWT } from 'jose';
import { tokenAlgorithm, tokenAudience, tokenIssuer } from './claims.js';
import { Verifier } from './verifier.js';

const whole = {
  sub: 'user',
  sid: 'session',
  name: 'A Person',
  email: 'person@example.gov.in',
  role: 'Buyer',
  org: 'office',
  orgName: 'Office',
  dept: '',
  brands: [],
  pwd: false,
  iss: tokenIssuer,
  aud: tokenAudience,
  iat: Date.now() / 1_000 - 1,
  exp: Math.floor(Date.now() / 1_000) + 600,
};

let pair: GenerateKeyPairResult;
let published: object[];
let ended: object[];
let asked: number;
let at: number | undefined;
const bus = {
  request(subject: string) {
    if (subject === trust.keys) asked++;
    const body = subject === trust.keys ? { keys: published, at } : { items: ended };
    return Promise.resolve({ status: 200, body: new TextEncoder().encode(JSON.stringify(body)) });
  },
};
const publicKey = async (of: GenerateKeyPairResult, kid: string) => ({
  ...(await exportJWK(of.publicKey)),
  kid,
  alg: tokenAlgorithm,
});
const signed = (claims: object, { kid = 'one', typ = 'at+jwt', by = pair } = {}) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: tokenAlgorithm, kid, typ }).sign(by.privateKey);
const without = (name: string) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
const refused = { code: 'UNAUTHENTICATED' };

beforeEach(async () => {
  pair = await generateKeyPair(tokenAlgorithm, { extractable: true });
  published = [await publicKey(pair, 'one')];
  ended = [];
  asked = 0;
  at = undefined;
});

it('says who the token speaks for', async () => {
  const actor = await new Verifier(bus).actorOf(`Bearer ${await signed(whole)}`);
  expect(actor).toMatchObject({ id: 'user', role: 'Buyer', organizationId: 'office', sessionId: 'session' });
});

it.each(['sub', 'sid', 'role', 'org', 'brands', 'pwd', 'iat', 'exp', 'iss', 'aud'])(
  'refuses a token without %s',
  async (name) => {
    await expect(new Verifier(bus).actorOf(await signed(without(name)))).rejects.toMatchObject(refused);
  },
);

it.each([
  ['an empty subject', { sub: '' }],
  ['an empty organisation', { org: '' }],
  ['a role that is none', { role: 'Owner' }],
  ['a role of all objects', { role: 'constructor' }],
  ['another issuer', { iss: 'somebody' }],
  ['another audience', { aud: 'elsewhere' }],
  ['an end in the past', { exp: 1_000 }],
])('refuses a token with %s', async (_, changes) => {
  await expect(new Verifier(bus).actorOf(await signed({ ...whole, ...changes }))).rejects.toMatchObject(refused);
});

it('refuses a token of another type, and one signed by who is not identity', async () => {
  const verifier = new Verifier(bus);
  await expect(verifier.actorOf(await signed(whole, { typ: 'JWT' }))).rejects.toMatchObject(refused);
  const stranger = await generateKeyPair(tokenAlgorithm);
  await expect(verifier.actorOf(await signed(whole, { by: stranger }))).rejects.toMatchObject(refused);
});

it('asks once for keys that nobody knows, however many tokens name one', async () => {
  const verifier = new Verifier(bus);
  await verifier.refresh();
  for (let n = 0; n < 50; n++) {
    await expect(verifier.actorOf(await signed(whole, { kid: `made-up-${n}` }))).rejects.toMatchObject(refused);
  }
  expect(asked).toBe(2);
  await verifier.actorOf(await signed(whole));
});

it('forgets a key that identity withdrew, and what it verified before', async () => {
  const verifier = new Verifier(bus);
  const token = await signed(whole);
  await verifier.actorOf(token);
  const next = await generateKeyPair(tokenAlgorithm, { extractable: true });
  published = [await publicKey(next, 'two')];
  await verifier.refresh();
  await expect(verifier.actorOf(token)).rejects.toMatchObject(refused);
  expect(await verifier.actorOf(await signed(whole, { kid: 'two', by: next }))).toMatchObject({ id: 'user' });
});

it.each([
  ['of an epoch before, whenever it was signed', { epoch: 2, iat: whole.iat + 3_600 }, false],
  ['of the epoch that began then, whenever it was signed', { epoch: 3, iat: whole.iat - 3_600 }, true],
  ['of no epoch that was signed before', {}, false],
  ['of no epoch that was signed after', { iat: whole.iat + 3_600 }, true],
])('takes a token after the end of all sessions by its epoch: one %s', async (_, claims, isTaken) => {
  ended = [{ userId: 'user', epoch: 3, before: whole.iat + 1 }];
  const verifier = new Verifier(bus);
  await verifier.refresh();
  const actor = verifier.actorOf(await signed({ ...whole, ...claims }));
  await (isTaken ? expect(actor).resolves.toMatchObject({ id: 'user' }) : expect(actor).rejects.toMatchObject(refused));
});

it.each([
  ['an hour ahead of this one', 3_600],
  ['an hour behind this one', -3_600],
])('lets a token live by the clock of identity, which is %s', async (_, seconds) => {
  at = Date.now() + seconds * 1_000;
  const verifier = new Verifier(bus);
  await verifier.refresh();
  const of = (left: number) =>
    signed({ ...whole, iat: whole.iat + seconds, exp: Math.floor(Date.now() / 1_000) + seconds + left });
  expect(await verifier.actorOf(await of(600))).toMatchObject({ id: 'user' });
  await expect(verifier.actorOf(await of(-10))).rejects.toMatchObject(refused);
});
