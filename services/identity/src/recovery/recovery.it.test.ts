import { jest } from '@jest/globals';
import { recovery, sessions, users } from '@portal/contracts';
import { type Call, type MailEntry, Passwords } from '@portal/service-kit';
import { eventually, withClockAhead } from '@portal/service-kit/testing';
import { KnownDevices } from '../sessions/known-devices.js';
import { PasswordRules } from '../sessions/password-rules.js';
import { tokenHash } from '../sessions/refresh-token.js';
import { type Identity, password, someEmail, startIdentity } from '../testing/start-identity.js';
import { UserRepository } from '../users/user.repository.js';
import { RecoveryRepository } from './recovery.repository.js';
import { RecoveryService } from './recovery.service.js';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

const other = 'Calm-Meadow-42';
const ask = (email: string) => identity.call(recovery.ask, { body: { email } });
const look = (token: string) => identity.call(recovery.look, { body: { token } });
const reset = (token: string, newPassword = other, confirmPassword = newPassword) =>
  identity.call(recovery.reset, { body: { token, newPassword, confirmPassword } });
const mails = (to: string, subject: string) =>
  identity.kit.database.collection<MailEntry>('mails').find({ to, subject }).toArray();
const linkTo = (email: string) =>
  eventually(async () => {
    const found = await mails(email, 'Set a new password');
    const token = found.at(-1)?.values['link']?.split('token=')[1];
    if (!token) throw new Error('no link');
    return token;
  });
/** The one link of all that were mailed that works; mails of one moment lie in any order. */
async function onlyLinkTo(email: string) {
  const found = await mails(email, 'Set a new password');
  const tokens = found.map(({ values }) => values['link']?.split('token=')[1] ?? '');
  const works = await Promise.all(tokens.map(async (token) => (await look(token)).body.valid));
  const working = tokens.filter((_, index) => works[index]);
  expect(working).toHaveLength(1);
  return working[0]!;
}

describe('a forgotten password', () => {
  it('is set anew with the mailed link, once; all sessions end and the lock is lifted', async () => {
    const { email } = await identity.account('Buyer', 'Forgetful Office');
    const { token: session } = await identity.signIn(email, password);
    for (let n = 0; n < 5; n++) await identity.call(sessions.create, { body: { email, password: 'wrong-password' } });
    expect((await ask(` ${email.toUpperCase()} `)).body).toEqual({ success: true });
    const link = await linkTo(email);
    expect((await look(link)).body).toMatchObject({ valid: true });
    expect((await reset(link)).body).toEqual({ success: true });
    expect((await identity.call(sessions.verify, { token: session })).status).toBe(401);
    await expect(identity.signIn(email, password)).rejects.toThrow('401');
    await expect(identity.signIn(email, other)).resolves.toBeTruthy();
    expect((await look(link)).body).toEqual({ valid: false, reason: 'used' });
    await eventually(async () => expect(await mails(email, 'Your password was changed')).toHaveLength(2));
  });

  it('takes one of two who use the link at once', async () => {
    const { email } = await identity.account('Buyer', 'Hasty Office');
    await ask(email);
    const link = await linkTo(email);
    const answers = await Promise.all([reset(link), reset(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is set by the same request again where the first one ended before its password was set', async () => {
    const { email } = await identity.account('Buyer', 'Interrupted Office');
    await ask(email);
    const body = { token: await linkTo(email), newPassword: other, confirmPassword: other };
    const set = () => identity.call(recovery.reset, { body, key: 'interrupted-reset' });
    const ends = jest.spyOn(identity.get(UserRepository), 'update').mockRejectedValueOnce(new Error('ended'));
    expect((await set()).status).toBe(500);
    ends.mockRestore();
    expect((await look(body.token)).body).toMatchObject({ valid: true });
    expect([await set(), await set()]).toMatchObject([{ status: 200 }, { status: 200 }]);
    await expect(identity.signIn(email, other)).resolves.toBeTruthy();
  });

  it('is set once by a request that two instances get at one moment, and both say so', async () => {
    const { email } = await identity.account('Buyer', 'Doubled Office');
    await ask(email);
    const token = await linkTo(email);
    const { kit } = identity;
    const instance = () =>
      new RecoveryService(
        kit,
        identity.get(UserRepository),
        identity.get(Passwords),
        new RecoveryRepository(kit),
        identity.get(PasswordRules),
        identity.get(KnownDevices),
      );
    const sent = (one: RecoveryService, newPassword: string) =>
      one.reset({ body: { token, newPassword }, key: 'doubled-reset' } as Call<typeof recovery.reset>);
    const answers = await Promise.all([instance(), instance()].map((one) => sent(one, other)));
    expect(answers).toEqual([{ success: true }, { success: true }]);
    await expect(sent(instance(), 'Bright-Canyon-9')).rejects.toMatchObject({ code: 'KEY_REUSED' });
    await eventually(async () => expect(await mails(email, 'Your password was changed')).toHaveLength(2));
    await expect(identity.signIn(email, other)).resolves.toBeTruthy();
  });

  it('answers the same for an address that nobody has, does the same work, and mails nothing', async () => {
    const { email } = await identity.account('Buyer', 'Timed Office');
    const links = identity.kit.database.collection('recoveries');
    const asked = async (address: string) => {
      const before = await links.countDocuments();
      const { status, body } = await ask(address);
      return { status, body, kept: (await links.countDocuments()) - before };
    };
    const nobody = someEmail();
    expect(await asked(nobody)).toEqual(await asked(email));
    expect(await mails(nobody, 'Set a new password')).toEqual([]);
  });

  it('mails five links in a quarter of an hour, and goes on answering', async () => {
    const { email } = await identity.account('Buyer', 'Flooded Office');
    for (let n = 0; n < 8; n++) expect((await ask(email)).status).toBe(200);
    await eventually(async () => expect(await mails(email, 'Set a new password')).toHaveLength(5));
  });

  it('is never locked by strangers: the last link works, and a known device has mails of its own', async () => {
    const { email } = await identity.account('Buyer', 'Pestered Office');
    const signedIn = await identity.call(sessions.create, { body: { email, password } });
    const device = signedIn.header('set-device-cookie')!;
    const askFrom = (head: Record<string, string>) => identity.call(recovery.ask, { body: { email }, head });
    for (let n = 1; n <= 4; n++)
      for (let m = 0; m < 6; m++) expect((await askFrom({ 'client-address': `203.0.${n}.9` })).status).toBe(200);
    const links = async () => (await mails(email, 'Set a new password')).length;
    await eventually(async () => expect(await links()).toBe(10));
    const first = await onlyLinkTo(email);
    await askFrom({ 'client-address': '203.0.1.9', device });
    await eventually(async () => expect(await links()).toBe(11));
    const own = await onlyLinkTo(email);
    expect(own).not.toBe(first);
    expect((await reset(own)).body).toEqual({ success: true });
    const entered = await identity.call(sessions.create, { body: { email, password: other } });
    expect(entered.status).toBe(200);
  });

  it('is mailed in the next quarter of an hour too, whatever strangers asked for in all networks', async () => {
    const { email } = await identity.account('Buyer', 'Besieged Office');
    const askFrom = (to: string, address: string) =>
      identity.call(recovery.ask, { body: { email: to }, head: { 'client-address': address } });
    const links = async () => (await mails(email, 'Set a new password')).length;
    const attempts = identity.kit.database.collection<{ _id: string; name: string; purpose: string }>('attempts');
    for (let n = 0; n < 10; n++) await askFrom(email, `203.1.${n % 2}.9`);
    await eventually(async () => expect(await links()).toBe(10));
    // As if the quarter were over, but not the hour.
    await attempts.deleteMany({ name: email, purpose: 'recovery' });
    await askFrom(email, '203.1.2.9');
    await eventually(async () => expect(await links()).toBe(11));
  });

  it('counts addresses that nobody has, and those that cannot be recovered, apart from those that are mailed', async () => {
    const { email } = await identity.account('Buyer', 'Counted Office');
    const attempts = identity.kit.database.collection<{ name: string; purpose: string; count: number }>('attempts');
    const inAll = async (name: string) =>
      (await attempts.findOne({ purpose: 'recovery mails in all', name }))?.count ?? 0;
    const before = { all: await inAll('all'), nobody: await inAll('all to nobody') };
    for (let n = 0; n < 4; n++) await ask(someEmail());
    await ask(email);
    expect({ all: await inAll('all'), nobody: await inAll('all to nobody') }).toEqual({
      all: before.all + 1,
      nobody: before.nobody + 4,
    });
  });

  it.each([
    ['after half an hour', 'expired', 'This link is too old', async (_: string) => void (await expire())],
    [
      'once it was used',
      'used',
      'This link was used already',
      async (email: string) => void (await reset(await linkTo(email), 'Bright-Canyon-9')),
    ],
    [
      'once a newer one was sent',
      'replaced',
      'This link was replaced by a newer one',
      async (email: string) => void (await ask(email)),
    ],
    [
      'once the password was changed otherwise',
      'outdated',
      'Your account has changed since this link was sent',
      async (email: string) => {
        const { token } = await identity.signIn(email, password);
        const body = { currentPassword: password, newPassword: 'Bright-Canyon-9' };
        await identity.call(sessions.changePassword, { token, params: { id: 'me' }, body });
      },
    ],
    [
      'of a suspended account',
      'unknown',
      'This link is not valid',
      async (email: string) => {
        const { id } = await identity.signIn(email, password);
        const token = await identity.tokenOf('admin');
        await identity.call(users.setStatus, {
          token,
          params: { id },
          body: { status: 'suspended', leavesNone: true },
        });
      },
    ],
  ])('has a link that is worthless %s, and says so', async (_, reason, message, meanwhile) => {
    const { email } = await identity.account('Buyer', 'Late Office');
    await ask(email);
    const link = await linkTo(email);
    await meanwhile(email);
    expect((await look(link)).body).toEqual({ valid: false, reason });
    const { status, body } = await reset(link);
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 422,
      code: `LINK_${reason.toUpperCase()}`,
      fields: { token: message },
    });
  });

  it('says of a link that was made for nobody what it says of one that never was', async () => {
    const made = 'n'.repeat(43);
    const link = { _id: tokenHash(made), createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000), outbox: [] };
    await identity.kit.database.collection<typeof link>('recoveries').insertOne(link);
    for (const token of [made, 'x'.repeat(43)]) {
      expect((await look(token)).body).toEqual({ valid: false, reason: 'unknown' });
      expect((await reset(token)).body.code).toBe('LINK_UNKNOWN');
    }
  });

  it('works by the newest of several links', async () => {
    const { email } = await identity.account('Buyer', 'Eager Office');
    await ask(email);
    const first = await linkTo(email);
    await ask(email);
    const newest = await eventually(async () => {
      const link = await linkTo(email);
      expect(link).not.toBe(first);
      return link;
    });
    expect((await reset(newest)).status).toBe(200);
  });

  it('works by the newest, also where the one before was made by a clock that is ahead', async () => {
    const { email } = await identity.account('Buyer', 'Ahead Office');
    await withClockAhead(30_000, () => ask(email));
    const first = await linkTo(email);
    await ask(email);
    await eventually(async () => expect(await mails(email, 'Set a new password')).toHaveLength(2));
    expect((await look(first)).body).toEqual({ valid: false, reason: 'replaced' });
    await onlyLinkTo(email);
  });

  it.each([
    [{ newPassword: 'short', confirmPassword: 'short' }, 'newPassword', 'Password must be at least 8 characters long'],
    [{ confirmPassword: 'another-one' }, 'confirmPassword', 'Passwords do not match'],
    [{ confirmPassword: '' }, 'confirmPassword', 'Please confirm your password'],
    [
      { newPassword: 'password123', confirmPassword: 'password123' },
      'newPassword',
      'This password is too well known. Please choose another one.',
    ],
    [
      { newPassword: 'Person-2026', confirmPassword: 'Person-2026' },
      'newPassword',
      'The password must not contain your name or e-mail address',
    ],
    [{ token: { $gt: '' } }, 'token', 'This link is not valid'],
  ])('refuses %j and keeps the link', async (wrong, field, message) => {
    const { email } = await identity.account('Buyer', 'Careful Office');
    await ask(email);
    const link = await linkTo(email);
    const body = { token: link, newPassword: other, confirmPassword: other, ...wrong };
    const answer = await identity.call(recovery.reset, { body });
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]).toBe(message);
    expect((await look(link)).body.valid).toBe(true);
  });

  it('keeps no link that could be read in the database', async () => {
    const { email } = await identity.account('Buyer', 'Hidden Office');
    await ask(email);
    const link = await linkTo(email);
    const stored = await identity.kit.database.collection('recoveries').find().toArray();
    expect(JSON.stringify(stored.map(({ outbox: _, ...rest }) => rest))).not.toContain(link);
  });
});

const expire = () =>
  identity.kit.database.collection('recoveries').updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
