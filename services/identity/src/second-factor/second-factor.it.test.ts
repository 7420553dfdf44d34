import { audit, secondFactor, sessions, users } from '@portal/contracts';
import { eventually, madeOnce, tryRepetition } from '@portal/service-kit/testing';
import { generateSync } from 'otplib';
import { type Identity, password, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

const enter = (email: string) => identity.call(sessions.create, { body: { email, password } });
const step = (challenge: string, code: string) => identity.call(sessions.secondStep, { body: { challenge, code } });
/** A code of the next time step: of this one it may have been used to confirm. */
const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + later * 30 });
const get = (token: string) => identity.call(secondFactor.get, { token });

async function withFactor() {
  const account = await identity.account('Seller', 'Careful Company');
  const { token } = await identity.signIn(account.email, password);
  const begun = await identity.call(secondFactor.begin, { token, body: { currentPassword: password } });
  const { secret, uri } = begun.body as { secret: string; uri: string };
  const confirmed = await identity.call(secondFactor.confirm, { token, body: { code: codeOf(secret) } });
  if (confirmed.status !== 200) throw new Error(confirmed.body.error);
  return { ...account, token, secret, uri, codes: confirmed.body.recoveryCodes as string[] };
}
const challengeOf = async (email: string) => (await enter(email)).body.secondFactor.challenge as string;

describe('switching it on', () => {
  it('asks for the password, shows the secret once and counts after a right code', async () => {
    const { email } = await identity.account('Seller', 'Wary Company');
    const { token } = await identity.signIn(email, password);
    const wrong = await identity.call(secondFactor.begin, { token, body: { currentPassword: 'not this one' } });
    expect(wrong.body.fields).toEqual({ currentPassword: 'The current password is not right' });
    const { body } = await identity.call(secondFactor.begin, { token, body: { currentPassword: password } });
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await get(token)).body).toEqual({ enabled: false, required: false, recoveryCodesLeft: 0 });
    expect((await enter(email)).body).toHaveProperty('token');
    const refused = await identity.call(secondFactor.confirm, { token, body: { code: '000000' } });
    expect(refused.body.fields).toEqual({ code: 'This code is not right' });
    const done = await identity.call(secondFactor.confirm, { token, body: { code: codeOf(body.secret) } });
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect((await get(token)).body).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
  });

  it('begins once by its key, with one secret', async () => {
    const { email } = await identity.account('Seller', 'Repeating Company');
    const { token } = await identity.signIn(email, password);
    const trial = { token, body: { currentPassword: password } };
    const begun = await tryRepetition(identity, secondFactor.begin, trial);
    expect(begun).toMatchObject(madeOnce(secondFactor.begin));
    const code = codeOf(begun.first.body.secret);
    expect((await identity.call(secondFactor.confirm, { token, body: { code } })).status).toBe(200);
  });

  it('ends all other sessions and mails the owner', async () => {
    const { email } = await identity.account('Seller', 'Strict Company');
    const [other, own] = [await identity.signIn(email, password), await identity.signIn(email, password)];
    const proof = { currentPassword: password };
    const { body } = await identity.call(secondFactor.begin, { token: own.token, body: proof });
    await identity.call(secondFactor.confirm, { token: own.token, body: { code: codeOf(body.secret) } });
    await eventually(async () =>
      expect((await identity.call(sessions.verify, { token: other.token })).status).toBe(401),
    );
    expect((await identity.call(sessions.verify, { token: own.token })).status).toBe(200);
    await eventually(async () => expect((await identity.mailTo(email)).subject).toBe('Second factor switched on'));
  });

  it('keeps the secret sealed, the codes hashed, and neither in the audit log', async () => {
    const { id, secret, codes } = await withFactor();
    const stored = await identity.kit.database.collection<{ _id: string }>('users').findOne({ _id: id });
    const text = JSON.stringify(stored);
    expect(text).not.toContain(secret);
    for (const code of codes) expect(text).not.toContain(code.replace('-', ''));
    await eventually(async () => {
      const token = await identity.tokenOf('admin');
      const query = { recordId: id, action: 'identity.user.second-factor-enabled' };
      const { items } = (await identity.call(audit.list, { token, query })).body;
      expect(items).toHaveLength(1);
      expect(JSON.stringify(items)).not.toMatch(/recoveryHashes|nonce/);
    });
  });
});

describe('signing in with it', () => {
  it('takes two steps, and a code once', async () => {
    const { email, secret } = await withFactor();
    const first = await enter(email);
    expect(first.status).toBe(200);
    expect(first.body).not.toHaveProperty('token');
    expect(first.header('set-refresh-cookie')).toBeUndefined();
    const { challenge } = first.body.secondFactor;
    const code = codeOf(secret, 1);
    expect(await step(challenge, code)).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect((await step(challenge, codeOf(secret, 1))).status).toBe(401);
    expect((await step(await challengeOf(email), code)).status).toBe(401);
  });

  it('takes each recovery code once, however it is written', async () => {
    const { email, codes, token } = await withFactor();
    const written = codes[0]!.toUpperCase().replace('-', ' ');
    expect((await step(await challengeOf(email), written)).status).toBe(200);
    expect((await step(await challengeOf(email), codes[0]!)).status).toBe(401);
    expect((await get(token)).body.recoveryCodesLeft).toBe(9);
  });

  it('takes one of two that use the same code at once', async () => {
    const { email, codes } = await withFactor();
    const challenges = [await challengeOf(email), await challengeOf(email)];
    const answers = await Promise.all(challenges.map((challenge) => step(challenge, codes[1]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('locks after five wrong codes, over challenges, and says for how long', async () => {
    const { id, email, secret } = await withFactor();
    const challenges: string[] = [];
    for (let n = 0; n < 12; n++) challenges.push(await challengeOf(email));
    const answers = await Promise.all(challenges.map((challenge) => step(challenge, '000000')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const locked = await step(await challengeOf(email), codeOf(secret, 1));
    expect(locked.status).toBe(429);
    expect(locked.body.retryAfter).toBeGreaterThan(800);
    await identity.call(users.unlock, { token: await identity.tokenOf('admin'), params: { id } });
    expect((await step(await challengeOf(email), codeOf(secret, 1))).status).toBe(200);
  });

  it.each([
    ['made up', async () => 'x'.repeat(43)],
    [
      'too old',
      async (email: string) => {
        const challenge = await challengeOf(email);
        await identity.kit.database.collection('second_steps').updateMany({}, { $set: { expiresAt: new Date() } });
        return challenge;
      },
    ],
    [
      'of before a new password',
      async (email: string) => {
        const challenge = await challengeOf(email);
        await identity.kit.database.collection('users').updateOne({ email }, { $inc: { epoch: 1 } });
        return challenge;
      },
    ],
  ])('refuses a challenge that is %s', async (_, make) => {
    const { email, secret } = await withFactor();
    expect(await step(await make(email), codeOf(secret, 1))).toMatchObject({
      status: 401,
      body: { error: 'Please sign in again' },
    });
  });
});

describe('switching it off', () => {
  it('asks for the password and a code: the password alone takes nothing away', async () => {
    const { email, token, codes } = await withFactor();
    const disable = (currentPassword: string, code?: string) =>
      identity.call(secondFactor.disable, { token, body: { currentPassword, code } });
    expect((await disable('not this one', codes[0])).body.fields).toHaveProperty('currentPassword');
    expect((await disable(password)).body.fields).toEqual({ code: 'Please enter the code' });
    expect((await disable(password, '000000')).body.fields).toEqual({ code: 'This code is not right' });
    expect((await enter(email)).body).toHaveProperty('secondFactor');
    expect((await disable(password, codes[0])).status).toBe(200);
    expect((await enter(email)).body).toHaveProperty('token');
    expect((await disable(password, codes[1])).status).toBe(409);
  });

  it('is done once by its key, and the repetition takes no code', async () => {
    const { token, codes, email } = await withFactor();
    const trial = { token, body: { currentPassword: password, code: codes[0] } };
    expect(await tryRepetition(identity, secondFactor.disable, trial)).toMatchObject(madeOnce(secondFactor.disable));
    expect((await enter(email)).body).toHaveProperty('token');
  });

  it('can be done by an administrator for who lost the device; the owner is told', async () => {
    const { id, email } = await withFactor();
    const remove = async (key: string) =>
      (await identity.call(users.removeSecondFactor, { token: await identity.tokenOf(key), params: { id } })).status;
    const listed = async () => {
      const token = await identity.tokenOf('admin');
      return (await identity.call(users.list, { token, query: { q: email } })).body.items[0];
    };
    expect(await listed()).toMatchObject({ id, secondFactor: true });
    expect(JSON.stringify(await listed())).not.toMatch(/secret|recovery/);
    expect(await remove('support')).toBe(403);
    expect(await remove('admin')).toBe(200);
    expect((await enter(email)).body).toHaveProperty('token');
    expect(await listed()).toMatchObject({ secondFactor: false });
    await eventually(async () => expect((await identity.mailTo(email)).subject).toBe('Second factor switched off'));
  });

  it('of an administrator is not taken off by that administrator', async () => {
    const { id, email } = await identity.account('Super Admin', 'Operators');
    const { token } = await identity.signIn(email, password);
    expect((await identity.call(users.removeSecondFactor, { token, params: { id } })).status).toBe(403);
  });

  it('gives new recovery codes, and the old ones stop working', async () => {
    const { email, token, codes } = await withFactor();
    const made = await identity.call(secondFactor.newRecoveryCodes, {
      token,
      body: { currentPassword: password, code: codes[5] },
    });
    expect(made.body.recoveryCodes).toHaveLength(10);
    expect((await step(await challengeOf(email), codes[2]!)).status).toBe(401);
    expect((await step(await challengeOf(email), made.body.recoveryCodes[2])).status).toBe(200);
  });
});
