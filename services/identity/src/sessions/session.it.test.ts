// ASVS 6.2.3, 6.3.1, 7.2.4, 7.4.1, 7.4.3
import { jest } from '@jest/globals';
import { EndedSessions, matrix, roles, roleTraits, sessions, trust, users } from '@portal/contracts';
import { Passwords } from '@portal/service-kit';
import { eventually, withClockAhead } from '@portal/service-kit/testing';
import { decodeJwt } from 'jose';
import { type Identity, password, someEmail, startIdentity } from '../testing/start-identity.js';
import { demoPassword } from '../demo/demo-password.js';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

const enter = (email: string, secret: string) => identity.call(sessions.create, { body: { email, password: secret } });
const refresh = (refreshCookie: string) => identity.call(sessions.refresh, { body: { refreshCookie } });
const verify = (token: string) => identity.call(sessions.verify, { token });
const refusedSoon = (token: string) =>
  eventually(async () => expect(await verify(token)).toMatchObject({ status: 401 }), 1_000);

describe('signing in', () => {
  it('gives a token, the user with the permissions of the role, and a refresh token for the cookie', async () => {
    const answer = await enter(' OEM@demo.gov.in ', demoPassword);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      user: {
        email: 'oem@demo.gov.in',
        role: 'OEM',
        organizationName: 'Demo Devices',
        brands: ['Dell', 'HP', 'Lenovo'],
        mustChangePassword: false,
      },
    });
    expect(answer.body.user.permissions).toHaveLength(Object.keys(matrix.OEM).length);
    expect(answer.header('set-refresh-cookie')).toMatch(/^[0-9a-f]{24}\.[\w-]{43}$/);
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|Hash/);
  });

  it('makes a new session each time', async () => {
    const [first, second] = [await identity.signIn('buyer@demo.gov.in'), await identity.signIn('buyer@demo.gov.in')];
    expect(first.cookie.split('.')[0]).not.toBe(second.cookie.split('.')[0]);
  });

  it.each([
    ['an account that exists', () => 'buyer@demo.gov.in'],
    ['an account that does not', someEmail],
  ])('counts down and locks for %s with the same words', async (_, make) => {
    const email = make();
    const errors: string[] = [];
    for (let n = 0; n < 5; n++) {
      const { status, body } = await enter(n % 2 ? email.toUpperCase() : ` ${email} `, 'wrong-password');
      expect(status).toBe(401);
      errors.push(body.error);
    }
    expect(errors).toEqual([
      'Invalid credentials. 4 attempts remaining.',
      'Invalid credentials. 3 attempts remaining.',
      'Invalid credentials. 2 attempts remaining.',
      'Invalid credentials. 1 attempts remaining.',
      'Invalid email or password',
    ]);
    const locked = await enter(email, demoPassword);
    expect(locked).toMatchObject({
      status: 429,
      body: { error: 'Too many login attempts. Please try again in 15 minutes.' },
    });
    expect(Number(locked.header('retry-after'))).toBeGreaterThan(800);
    await identity.kit.attempts.forget('sign-in', email);
  });

  it('checks no more than five of 100 wrong passwords that come at once', async () => {
    const { email } = await identity.account('Buyer', 'Parallel Office');
    const answers = await Promise.all(Array.from({ length: 100 }, () => enter(email, 'wrong-password')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
  });

  it('unlocks when the time is over, and tries while locked do not lengthen it', async () => {
    const { email } = await identity.account('Buyer', 'Patient Office');
    for (let n = 0; n < 5; n++) await enter(email, 'wrong-password');
    const counted = identity.kit.database.collection<{ _id: string; until: Date }>('attempts');
    const until = async () => (await counted.findOne({ _id: `sign-in:${email}` }))?.until;
    const before = await until();
    expect((await enter(email, 'wrong-password')).status).toBe(429);
    expect(await until()).toEqual(before);
    await counted.updateOne({ _id: `sign-in:${email}` }, { $set: { until: new Date(Date.now() - 1) } });
    expect((await enter(email, password)).status).toBe(200);
  });

  it('starts the count anew after a success', async () => {
    const { email } = await identity.account('Buyer', 'Forgetful Office');
    for (let n = 0; n < 4; n++) await enter(email, 'wrong-password');
    expect((await enter(email, password)).status).toBe(200);
    expect((await enter(email, 'wrong-password')).body.error).toBe('Invalid credentials. 4 attempts remaining.');
  });

  it('lets a live session go on while the account is locked', async () => {
    const { email } = await identity.account('Buyer', 'Besieged Office');
    const { token, cookie } = await identity.signIn(email, password);
    for (let n = 0; n < 5; n++) await enter(email, 'wrong-password');
    expect((await verify(token)).status).toBe(200);
    expect((await refresh(cookie)).status).toBe(200);
  });

  describe('while a stranger tries five wrong passwords', () => {
    const stranger = { 'client-address': '203.0.113.9' };
    const from = (email: string, secret: string, head: Record<string, string>) =>
      identity.call(sessions.create, { body: { email, password: secret }, head });
    const besieged = async () => {
      const { email } = await identity.account('Buyer', 'Besieged Office');
      const own = await from(email, password, { 'client-address': '203.0.113.7' });
      for (let n = 0; n < 6; n++) await from(email, 'wrong-password', stranger);
      return { email, device: own.header('set-device-cookie')! };
    };

    it('lets the owner in at a known device, even in the same network', async () => {
      const { email, device } = await besieged();
      expect((await from(email, password, stranger)).status).toBe(429);
      const answer = await from(email, password, { ...stranger, device });
      expect(answer.status).toBe(200);
      expect(answer.header('set-device-cookie')).toBe(device);
    });

    it('lets the owner in from another network', async () => {
      const { email } = await besieged();
      expect((await from(email, password, { 'client-address': '198.51.100.1' })).status).toBe(200);
    });

    it("counts the device's own wrong tries", async () => {
      const { email, device } = await besieged();
      const errors = [];
      for (let n = 0; n < 6; n++)
        errors.push((await from(email, 'wrong-password', { ...stranger, device })).body.error as string);
      expect([errors[0], errors[5]]).toEqual([
        'Invalid credentials. 4 attempts remaining.',
        'Too many login attempts. Please try again in 15 minutes.',
      ]);
    });

    it.each([
      ['made up', () => Promise.resolve('x'.repeat(43))],
      ['of another account', async () => (await besieged()).device],
    ])('takes no device for known that is %s', async (_, make) => {
      const { email } = await besieged();
      const device = await make();
      expect((await from(email, password, { ...stranger, device })).status).toBe(429);
    });

    it('forgets devices when the password changes', async () => {
      const { email, device } = await besieged();
      const { token } = (await from(email, password, { ...stranger, device })).body;
      const body = { currentPassword: password, newPassword: 'Bright-Canyon-9' };
      expect((await identity.call(sessions.changePassword, { token, params: { id: 'me' }, body })).status).toBe(200);
      expect((await from(email, 'Bright-Canyon-9', { ...stranger, device })).status).toBe(429);
    });

    it('lets the owner change the password', async () => {
      const { email, device } = await besieged();
      const { token } = (await from(email, password, { ...stranger, device })).body;
      const body = { currentPassword: password, newPassword: 'Bright-Canyon-9' };
      const changed = await identity.call(sessions.changePassword, {
        token,
        params: { id: 'me' },
        body,
        head: stranger,
      });
      expect(changed.status).toBe(200);
    });
  });

  it('keeps a hundred entries an hour of what one network tried, however much that is', async () => {
    const stored = identity.kit.database.collection('refused_sign_ins');
    const before = await stored.countDocuments();
    const head = { 'client-address': '192.0.2.9' };
    const used = { purpose: 'refused sign-ins', name: '192.0.2.0/24' };
    for (let n = 0; n < 2; n++)
      await identity.call(sessions.create, { body: { email: someEmail(), password: 'wrong-one' }, head });
    await identity.kit.database.collection('attempts').updateOne(used, { $set: { count: 99 } });
    for (let n = 0; n < 4; n++)
      await identity.call(sessions.create, { body: { email: someEmail(), password: 'wrong-one' }, head });
    expect((await stored.countDocuments()) - before).toBe(3);
  });

  it('tells a suspended person what to do, after the right password alone', async () => {
    const { id, email } = await identity.account('Buyer', 'Suspended Office');
    const stored = identity.kit.database.collection<{ _id: string }>('users');
    await stored.updateOne({ _id: id }, { $set: { status: 'suspended' } });
    expect(await enter(email, password)).toMatchObject({ status: 401, body: { code: 'ACCOUNT_SUSPENDED' } });
    const [wrong, unknown] = [await enter(email, 'wrong-password'), await enter(someEmail(), 'wrong-password')];
    expect([wrong.status, wrong.body.code]).toEqual([unknown.status, unknown.body.code]);
    expect(JSON.stringify(wrong.body)).not.toMatch(/suspended/i);
  });

  it.each(['deleted', 'pending', ''])('answers a right password of a %s account as a wrong one', async (status) => {
    const { id, email } = await identity.account('Buyer', 'Odd Office');
    await identity.kit.database.collection<{ _id: string }>('users').updateOne({ _id: id }, { $set: { status } });
    expect(await enter(email, password)).toMatchObject({
      status: 401,
      body: { error: 'Invalid credentials. 4 attempts remaining.' },
    });
  });

  it('checks as many passwords for an unknown e-mail as for a wrong password', async () => {
    const { email } = await identity.account('Buyer', 'Timed Office');
    const passwords = identity.get(Passwords);
    const checksFor = async (address: string) => {
      const before = passwords['pool']?.completed ?? 0;
      expect((await enter(address, 'wrong-password')).status).toBe(401);
      return (passwords['pool']?.completed ?? 0) - before;
    };
    // The first of them makes what unknown ones are compared with.
    await enter(someEmail(), 'wrong-password');
    expect([await checksFor(email), await checksFor(someEmail())]).toEqual([1, 1]);
  });

  it.each([
    [{ email: 'nobody', password: 'long enough' }, 'email', 'Invalid email format'],
    [{ email: 'a@b.in', password: 'short' }, 'password', 'Password must be at least 6 characters long'],
    [{ email: { $ne: null }, password: { $ne: null } }, 'email', 'Invalid email format'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await identity.call(sessions.create, { body });
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]).toBe(message);
  });

  it('lists the demo accounts in demo mode', async () => {
    const { body } = await identity.call(sessions.demoAccounts);
    expect(body.items.map(({ email }: { email: string }) => email)).toEqual(
      roles.map((role) => `${roleTraits[role].demo}@demo.gov.in`),
    );
  });
});

describe('refreshing', () => {
  it('gives a new token and replaces the refresh token', async () => {
    const { cookie } = await identity.signIn('seller@demo.gov.in');
    const first = await refresh(cookie);
    expect(first.status).toBe(200);
    expect(first.body.user.email).toBe('seller@demo.gov.in');
    const next = first.header('set-refresh-cookie')!;
    expect(next).not.toBe(cookie);
    expect((await refresh(next)).status).toBe(200);
  });

  it('gives two tabs that refresh at once the same successor', async () => {
    const { cookie } = await identity.signIn('seller@demo.gov.in');
    const [one, other] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.header('set-refresh-cookie')).toBe(other.header('set-refresh-cookie'));
  });

  it('gives the second tab the same successor from an instance whose clock is ahead', async () => {
    const { cookie } = await identity.signIn('seller@demo.gov.in');
    const [one, other] = [await refresh(cookie), await withClockAhead(30_000, () => refresh(cookie))];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.header('set-refresh-cookie')).toBe(other.header('set-refresh-cookie'));
  });

  it('ends the whole session when an old token comes back, for access tokens too', async () => {
    const { cookie } = await identity.signIn('seller@demo.gov.in');
    const second = (await refresh(cookie)).header('set-refresh-cookie')!;
    const third = await refresh(second);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(third.header('set-refresh-cookie')!)).status).toBe(401);
    await refusedSoon(third.body.token);
  });

  it('ends the session when the replaced token comes back after the grace', async () => {
    const { cookie } = await identity.signIn('seller@demo.gov.in');
    const next = (await refresh(cookie)).header('set-refresh-cookie')!;
    await identity.kit.database
      .collection<{ _id: string }>('sessions')
      .updateOne({ _id: cookie.split('.')[0]! }, { $set: { rotatedAt: new Date(Date.now() - 11_000) } });
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
  });

  it('ends after seven days, however often it was refreshed', async () => {
    const { cookie } = await identity.signIn('seller@demo.gov.in');
    const stored = identity.kit.database.collection<{ _id: string; expiresAt: Date }>('sessions');
    const _id = cookie.split('.')[0]!;
    const life = (await stored.findOne({ _id }))!.expiresAt.getTime() - Date.now();
    expect(Math.round(life / 3_600_000)).toBe(7 * 24);
    await stored.updateOne({ _id }, { $set: { expiresAt: new Date() } });
    expect((await refresh(cookie)).status).toBe(401);
  });

  it.each(['', 'nonsense', `${'0'.repeat(24)}.${'a'.repeat(43)}`])('refuses %j', async (cookie) => {
    expect(await refresh(cookie)).toMatchObject({ status: 401, body: { error: 'Token refresh failed' } });
  });

  it('does not take a refresh token as an access token', async () => {
    const { cookie } = await identity.signIn('seller@demo.gov.in');
    expect((await verify(cookie)).status).toBe(401);
  });
});

describe('the end of sessions', () => {
  it('comes for tokens too that an instance made whose clock is ahead', async () => {
    const { email, id } = await identity.account('Buyer', 'Ahead Office');
    const { token } = await withClockAhead(30_000, () => identity.signIn(email, password));
    const admin = await identity.tokenOf('admin');
    await identity.call(users.resetPassword, { token: admin, params: { id }, body: { userType: 'buyer' } });
    await refusedSoon(token);
  });

  it('comes at once with signing out, and for that session only', async () => {
    const [one, other] = [await identity.signIn('enduser@demo.gov.in'), await identity.signIn('enduser@demo.gov.in')];
    const out = await identity.call(sessions.end, { token: one.token });
    expect(out).toMatchObject({ status: 200, body: { success: true } });
    expect(out.header('set-refresh-cookie')).toBe('');
    await refusedSoon(one.token);
    expect((await refresh(one.cookie)).status).toBe(401);
    expect((await verify(other.token)).status).toBe(200);
  });

  it('is told to whoever asks later', async () => {
    const { token, cookie } = await identity.signIn('enduser@demo.gov.in');
    await identity.call(sessions.end, { token });
    const reply = await identity.nats.request(trust.ended, '');
    expect(reply.headers?.get('status')).toBe('200');
    expect(reply.json<{ items: object[] }>().items).toContainEqual(
      expect.objectContaining({ sessionId: cookie.split('.')[0] }),
    );
  });

  it.each([
    [
      'a suspension',
      (id: string, token: string) =>
        identity.call(users.setStatus, { token, params: { id }, body: { status: 'suspended', leavesNone: true } }),
    ],
    [
      'a deletion',
      (id: string, token: string) =>
        identity.call(users.delete, { token, params: { id }, query: { leavesNone: 'yes' } }),
    ],
    [
      'a reset of the password',
      (id: string, token: string) => identity.call(users.resetPassword, { token, params: { id } }),
    ],
  ])('comes at once with %s', async (_, act) => {
    const { id, email } = await identity.account('Buyer', 'Ending Office');
    const one = await identity.signIn(email, password);
    const other = await identity.signIn(email, password);
    const done = await act(id, await identity.tokenOf('admin'));
    expect(done.status).toBe(200);
    await refusedSoon(one.token);
    await refusedSoon(other.token);
    expect((await refresh(other.cookie)).status).toBe(401);
  });

  it('comes with a suspension also to a token that was signed before the clock went back, and is told to who asks later', async () => {
    const { id, email } = await identity.account('Buyer', 'Ending Office');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    const ahead = await identity.signIn(email, password).finally(() => clock.mockRestore());
    expect(decodeJwt(ahead.token).iat).toBeGreaterThan(Date.now() / 1_000 + 3_000);
    const body = { status: 'suspended', leavesNone: true };
    const token = await identity.tokenOf('admin');
    expect(await identity.call(users.setStatus, { token, params: { id }, body })).toMatchObject({ status: 200 });
    await refusedSoon(ahead.token);
    // The token lives until the clock is there again: a service that starts until then has to hear of it too.
    const accounts = identity.kit.database.collection<{ _id: string }>('users');
    await accounts.updateOne({ _id: id }, { $set: { sessionsEndedAt: new Date(Date.now() - 3_600_000) } });
    const told = EndedSessions.parse((await identity.nats.request(trust.ended, '')).json());
    expect(told.items).toContainEqual(
      expect.objectContaining({ userId: id, epoch: Number(decodeJwt(ahead.token)['epoch']) + 1 }),
    );
  });

  it('comes to all others with a change of the password, which answers with a new one', async () => {
    const { email } = await identity.account('Buyer', 'Changing Office');
    const [one, other] = [await identity.signIn(email, password), await identity.signIn(email, password)];
    const body = { currentPassword: password, newPassword: 'Another-Harbour-72' };
    const changed = await identity.call(sessions.changePassword, { token: one.token, params: { id: 'me' }, body });
    expect(changed).toMatchObject({ status: 200, body: { success: true, user: { email } } });
    await refusedSoon(other.token);
    await refusedSoon(one.token);
    expect((await verify(changed.body.token)).status).toBe(200);
    expect((await refresh(changed.header('set-refresh-cookie')!)).status).toBe(200);
    expect((await enter(email, password)).status).toBe(401);
    expect((await enter(email, 'Another-Harbour-72')).status).toBe(200);
  });
});

describe('changing the own password', () => {
  const change = (token: string, id: string, body: object) =>
    identity.call(sessions.changePassword, { token, params: { id }, body });

  it.each([
    [{ newPassword: 'Another-Harbour-72' }, 'currentPassword', 'Current password is required'],
    [
      { currentPassword: 'wrong-password', newPassword: 'Another-Harbour-72' },
      'currentPassword',
      'The current password is not right',
    ],
    [{ currentPassword: password, newPassword: 'short' }, 'newPassword', 'Password must be at least 8 characters long'],
    [
      { currentPassword: password, newPassword: 'Password123' },
      'newPassword',
      'This password is too well known. Please choose another one.',
    ],
    [
      { currentPassword: password, newPassword: password },
      'newPassword',
      'The new password must differ from the current one',
    ],
  ])('refuses %j', async (body, field, message) => {
    const { email } = await identity.account('Buyer', 'Careful Office');
    const { token } = await identity.signIn(email, password);
    const answer = await change(token, 'me', body);
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]).toBe(message);
  });

  it("answers 404 for somebody else's id and works with the own", async () => {
    const { id, email } = await identity.account('Buyer', 'Own Office');
    const { token } = await identity.signIn(email, password);
    const body = { currentPassword: password, newPassword: 'Another-Harbour-72' };
    expect((await change(token, 'demo-buyer', body)).status).toBe(404);
    expect((await change(token, id, body)).status).toBe(200);
  });

  it('obeys the lock of the sign-in', async () => {
    const { email } = await identity.account('Buyer', 'Guessing Office');
    const { token } = await identity.signIn(email, password);
    const wrong = { currentPassword: 'wrong-password', newPassword: 'Another-Harbour-72' };
    for (let n = 0; n < 5; n++) expect((await change(token, 'me', wrong)).status).toBe(422);
    expect((await change(token, 'me', { ...wrong, currentPassword: password })).status).toBe(429);
  });

  it('keeps the password exactly as it was typed', async () => {
    const { email } = await identity.account('Buyer', 'Exact Office');
    const { token } = await identity.signIn(email, password);
    const odd = ' <b>पासवर्ड</b> ';
    expect((await change(token, 'me', { currentPassword: password, newPassword: odd })).status).toBe(200);
    expect((await enter(email, odd)).status).toBe(200);
    expect((await enter(email, odd.trim())).status).toBe(401);
  });
});

describe('a temporary password', () => {
  it('opens nothing but its own change', async () => {
    const email = someEmail();
    const admin = await identity.tokenOf('admin');
    const body = { name: 'New Person', email, role: 'Super Admin', organizationName: 'Test Operator' };
    await identity.call(users.create, { token: admin, body });
    const temporary = (await identity.mailTo(email)).values['password']!;
    const { token } = await identity.signIn(email, temporary);
    expect(await identity.call(users.list, { token })).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_CHANGE_REQUIRED' },
    });
    expect((await verify(token)).body.user.mustChangePassword).toBe(true);
    const change = { currentPassword: temporary, newPassword: password };
    const changed = await identity.call(sessions.changePassword, { token, params: { id: 'me' }, body: change });
    expect(changed.body.user.mustChangePassword).toBe(false);
    expect((await identity.call(users.list, { token: changed.body.token })).status).toBe(200);
  });

  it('is random, readable and ends after 72 hours', async () => {
    const email = someEmail();
    const admin = await identity.tokenOf('admin');
    const body = { name: 'New Person', email, role: 'Buyer', organizationName: 'Late Office' };
    const made = await identity.call(users.create, { token: admin, body });
    const temporary = (await identity.mailTo(email)).values['password']!;
    expect(temporary).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    const stored = identity.kit.database.collection<{ _id: string; temporaryUntil: Date }>('users');
    const until = (await stored.findOne({ _id: made.body.id }))!.temporaryUntil;
    expect(Math.round((until.getTime() - Date.now()) / 3_600_000)).toBe(72);
    await stored.updateOne({ _id: made.body.id }, { $set: { temporaryUntil: new Date() } });
    expect((await enter(email, temporary)).status).toBe(401);
  });
});

describe('the language', () => {
  it('is kept with the account', async () => {
    const { token } = await identity.signIn('support@demo.gov.in');
    expect((await identity.call(sessions.setLanguage, { token, body: { language: 'hi' } })).status).toBe(200);
    expect((await verify(token)).body.user.language).toBe('hi');
    await identity.call(sessions.setLanguage, { token, body: { language: 'en' } });
  });

  it('stands in the next token, and may be chosen before anything is set up', async () => {
    const admin = await identity.tokenOf('admin');
    const email = someEmail();
    const body = { name: 'Test Person', email, role: 'Support Agent', organizationName: 'Portal', brands: [] };
    await identity.call(users.create, { token: admin, body });
    const temporary = (await identity.mailTo(email)).values['password']!;
    const first = await identity.signIn(email, temporary);
    expect(decodeJwt(first.token)['lang']).toBeUndefined();
    expect((await identity.call(sessions.setLanguage, { token: first.token, body: { language: 'ur' } })).status).toBe(
      200,
    );
    expect(decodeJwt((await identity.signIn(email, temporary)).token)['lang']).toBe('ur');
  });

  it('is one of those the portal has', async () => {
    const { token } = await identity.signIn('support@demo.gov.in');
    expect((await identity.call(sessions.setLanguage, { token, body: { language: 'xx' } })).status).toBe(422);
  });
});

describe('trust', () => {
  it('publishes the public key alone', async () => {
    const { keys } = (await identity.nats.request(trust.keys, '')).json<{ keys: object[] }>();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' });
    expect(keys[0]).not.toHaveProperty('d');
  });

  it.each([
    ['buyer@demo.gov.in', true],
    ['BUYER@demo.gov.in', true],
    ['nobody@demo.gov.in', false],
  ])('knows whether %s has an account: %s', async (email, exists) => {
    const reply = await identity.nats.request(trust.accountExists, JSON.stringify({ email }));
    expect(reply.json()).toEqual({ exists });
  });
});
