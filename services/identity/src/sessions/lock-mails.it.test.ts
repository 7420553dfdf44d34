import { recovery, secondFactor, sessions, users } from '@portal/contracts';
import type { MailEntry } from '@portal/service-kit';
import { eventually } from '@portal/service-kit/testing';
import { generateSync } from 'otplib';
import { type Identity, password, someEmail, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

const from = (email: string, secret: string, network: number) =>
  identity.call(sessions.create, {
    body: { email, password: secret },
    head: { 'client-address': `198.51.${network}.7` },
  });
async function lock(email: string, network: number) {
  const answers = [];
  for (let n = 0; n < 6; n++) answers.push(await from(email, 'wrong-password', network));
  return answers.map(({ status, body }) => ({ status, ...body, traceId: undefined }));
}
const subject = 'Signing in to your account was tried too often';
const told = (to: string, about = subject) =>
  identity.kit.database.collection<MailEntry>('mails').find({ to, subject: about }).toArray();
const database = () => identity.kit.database.db!;

it('tells the owner of a lock once, however many places are locked, without a link, and how to get in', async () => {
  const { email } = await identity.account('Buyer', 'Warned Office');
  await lock(email, 1);
  await lock(email, 2);
  const [mail, ...more] = await eventually(async () => {
    const mails = await told(email);
    expect(mails).not.toHaveLength(0);
    return mails;
  });
  expect(more).toEqual([]);
  expect(mail?.lines.join(' ')).toContain('Forgot your password?');
  expect(Object.keys(mail?.values ?? {}).sort()).toEqual(['attempts', 'minutes', 'name']);
});

it('tells of a later lock again, but only a few times a day', async () => {
  const { email } = await identity.account('Buyer', 'Besieged Office');
  const counted = identity.kit.database.collection('attempts');
  for (let network = 10; network < 17; network++) {
    await lock(email, network);
    await counted.deleteOne({ purpose: 'lock mail', name: `password ${email}` });
  }
  // The last of them are here once another account's, made later, is.
  const { email: later } = await identity.account('Buyer', 'Later Office');
  await lock(later, 20);
  await eventually(async () => expect(await told(later)).toHaveLength(1));
  expect(await told(email)).toHaveLength(4);
});

describe('whose password somebody knows', () => {
  const withFactor = async (organization: string) => {
    const { email } = await identity.account('Buyer', organization);
    const { token } = await identity.signIn(email, password);
    const { secret } = (await identity.call(secondFactor.begin, { token, body: { currentPassword: password } })).body;
    await identity.call(secondFactor.confirm, { token, body: { code: generateSync({ secret: secret as string }) } });
    return email;
  };
  const wrongCode = async (email: string, network: number) => {
    const { challenge } = (await from(email, password, network)).body.secondFactor;
    const head = { 'client-address': `198.51.${network}.7` };
    return identity.call(sessions.secondStep, { body: { challenge, code: '000000' }, head });
  };
  const warned = (email: string) =>
    eventually(async () => {
      const lines = (await told(email)).map((mail) => mail.lines.join(' '));
      expect(lines.filter((text) => text.includes('please set a new password at once'))).toHaveLength(1);
    });

  it('is told that wrong codes were typed', async () => {
    const email = await withFactor('Half Open Office');
    for (let n = 0; n < 6; n++) await wrongCode(email, 30);
    await warned(email);
  });

  it('is told it also after a stranger had the mail about wrong passwords sent', async () => {
    const email = await withFactor('Silenced Office');
    await lock(email, 31);
    await eventually(async () => expect(await told(email)).toHaveLength(1));
    for (let n = 0; n < 6; n++) await wrongCode(email, 32);
    await warned(email);
  });

  it('is told it where the codes are spread over networks, none of which is locked, with the same answers', async () => {
    const email = await withFactor('Encircled Office');
    const answers = [];
    for (let n = 0; n < 20; n++) answers.push(await wrongCode(email, 100 + (n % 5)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, ...body, traceId: '' }))).size).toBe(1);
    await warned(email);
    expect((await wrongCode(email, 106)).status).toBe(429);
  });
});

describe('strangers are told the same of', () => {
  const suspended = async () => {
    const { id, email } = await identity.account('Buyer', 'Silent Office');
    const token = await identity.tokenOf('admin');
    await identity.call(users.setStatus, { token, params: { id }, body: { status: 'suspended', leavesNone: true } });
    return email;
  };
  const known = async () => (await identity.account('Buyer', 'Silent Office')).email;

  it.each([
    ['an account', known, 40],
    ['a suspended account', suspended, 42],
  ])('%s and of nobody, try by try, also when it locks', async (_, make, network) => {
    const email = await make();
    expect(await lock(email, network)).toEqual(await lock(someEmail(), network + 1));
  });

  it.each([
    ['an account', known, 50],
    ['a suspended account', suspended, 52],
  ])('%s and of nobody, with as many reads and writes for each try', async (_, make, network) => {
    const email = await make();
    // What the requests themselves do: mails leave later, by themselves.
    const ofRequest = /^(findandmodify|command|update) attempts|^insert refused_sign_ins/;
    const work = async (address: string, place: number) => {
      await database().command({ profile: 2 });
      const start = new Date();
      await lock(address, place);
      await database().command({ profile: 0 });
      const done = await database()
        .collection('system.profile')
        .find({ ts: { $gte: start } })
        .toArray();
      const lines = done.map(({ op, ns }) => `${String(op)} ${String(ns).split('.').at(-1)}`);
      return lines.filter((line) => ofRequest.test(line)).sort();
    };
    const ofKnown = await work(email, network);
    expect(ofKnown).toContain('insert refused_sign_ins');
    expect(ofKnown.length).toBeGreaterThan(15);
    expect(await work(someEmail(), network + 1)).toEqual(ofKnown);
  });

  it('a forgotten password; the owner of a suspended account reads in a mail what to do', async () => {
    const email = await suspended();
    const ask = (address: string) => identity.call(recovery.ask, { body: { email: address } });
    const [one, other] = [await ask(email), await ask(someEmail())];
    expect([one.status, one.body]).toEqual([other.status, other.body]);
    await eventually(async () => expect(await told(email, 'Your account is suspended')).toHaveLength(1));
    expect(await told(email, 'Set a new password')).toEqual([]);
  });

  it('a suspended account that is locked is told by mail that it is suspended', async () => {
    const email = await suspended();
    await lock(email, 60);
    await eventually(async () => expect(await told(email, 'Your account is suspended')).toHaveLength(1));
    expect(await told(email)).toEqual([]);
  });
});
