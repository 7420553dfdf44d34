import { randomBytes } from 'node:crypto';
import { sessions, users } from '@portal/contracts';
import type { MailEntry, RunningService } from '@portal/service-kit';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { demoPassword } from '../demo/demo-password.js';

export interface Identity extends TestService {
  /** Token and cookie of a fresh session. */
  signIn(email: string, password?: string): Promise<{ token: string; cookie: string; id: string }>;
  /** A demo account's token by its key. */
  tokenOf(key: string): Promise<string>;
  /** The newest mail to an address that waits to be sent. */
  mailTo(email: string): Promise<MailEntry>;
  /** An active account whose temporary password was changed to `password`. */
  account(role: string, organizationName: string): Promise<{ id: string; email: string; password: string }>;
}

export const password = 'Quiet-Harbour-71';
export const someEmail = () => `p${randomBytes(6).toString('hex')}@example.gov.in`;

/** What a second instance needs to work on the same data. */
export const sameDatabase = ({ kit }: RunningService) => ({ DATABASE_PREFIX: kit.config.DATABASE_PREFIX });

/** Identity with the demo accounts, answering for its own keys. */
export async function startIdentity(): Promise<Identity> {
  process.env['PORTAL_DEMO'] = '1';
  const service = await startTestService(definition, { identity: false });
  await eventually(async () => {
    if (!service.kit.ready) throw new Error('not ready');
  });

  const signIn = async (email: string, secret = demoPassword) => {
    const answer = await service.call(sessions.create, { body: { email, password: secret } });
    if (answer.status !== 200) throw new Error(`sign-in: ${answer.status} ${answer.body.error}`);
    return { token: answer.body.token, cookie: answer.header('set-refresh-cookie') ?? '', id: answer.body.user.id };
  };
  const mailTo = (email: string) =>
    eventually(async () => {
      await service.carry();
      const [mail] = await service.kit.database
        .collection<MailEntry>('mails')
        .find({ to: email })
        .sort({ createdAt: -1 })
        .limit(1)
        .toArray();
      if (!mail) throw new Error(`no mail to ${email}`);
      return mail;
    });
  return {
    ...service,
    signIn,
    mailTo,
    tokenOf: async (key) => (await signIn(`${key}@demo.gov.in`)).token,
    async account(role, organizationName) {
      const email = someEmail();
      const { token: admin } = await signIn('admin@demo.gov.in');
      const there = await service.kit.database
        .collection<{ _id: string }>('organizations')
        .findOne({ name: organizationName });
      const placement = there ? { kind: 'join', organizationId: there._id } : { kind: 'new' };
      const brands = role === 'OEM' ? ['Testbrand'] : [];
      const body = { name: 'Test Person', email, role, organizationName, placement, brands };
      const made = await service.call(users.create, { token: admin, body });
      if (made.status !== 201) throw new Error(made.body.error);
      const temporary = (await mailTo(email)).values['password']!;
      const { token } = await signIn(email, temporary);
      const change = { currentPassword: temporary, newPassword: password };
      const changed = await service.call(sessions.changePassword, { token, params: { id: 'me' }, body: change });
      if (changed.status !== 200) throw new Error(changed.body.error);
      return { id: made.body.id, email, password };
    },
  };
}
