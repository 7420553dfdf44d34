import { recovery, users } from '@portal/contracts';
import type { MailEntry } from '@portal/service-kit';
import { eventually, madeOnce, tryRepetition } from '@portal/service-kit/testing';
import { type Identity, password, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.tokenOf('admin');
});
afterAll(() => identity.stop());

const mails = (to: string, subject: string) =>
  identity.kit.database.collection<MailEntry>('mails').find({ to, subject }).toArray();

describe('asked again with its key', () => {
  it('mails one temporary password, and lifts a lock once', async () => {
    const { id, email } = await identity.account('Buyer', 'Repeating Office');
    const trial = { token: admin, params: { id } };
    for (const [operation, body] of [
      [users.resetPassword, { userType: 'buyer' }],
      [users.unlock, undefined],
    ] as const)
      expect(await tryRepetition(identity, operation, { ...trial, body })).toMatchObject(madeOnce(operation));
    expect(await mails(email, 'Your password was reset')).toHaveLength(1);
  });

  it('mails one link, and sets the password with it once', async () => {
    const { email } = await identity.account('Buyer', 'Forgetting Office');
    const asked = { body: { email }, otherBody: { email: 'somebody.else@example.gov.in' } };
    expect(await tryRepetition(identity, recovery.ask, asked)).toMatchObject(madeOnce(recovery.ask, asked));
    const links = await eventually(async () => {
      const found = await mails(email, 'Set a new password');
      if (found.length === 0) throw new Error('no link');
      return found;
    });
    expect(links).toHaveLength(1);
    const token = links[0]?.values['link']?.split('token=')[1] ?? '';
    const said = (newPassword: string) => ({ token, newPassword, confirmPassword: newPassword });
    const set = { body: said('Calm-Meadow-42'), otherBody: said('Calm-Meadow-43') };
    expect(await tryRepetition(identity, recovery.reset, set)).toMatchObject(madeOnce(recovery.reset, set));
    await expect(identity.signIn(email, password)).rejects.toThrow('401');
    await expect(identity.signIn(email, 'Calm-Meadow-42')).resolves.toBeTruthy();
  });
});
