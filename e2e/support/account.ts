import type { Role } from '@portal/contracts';
import { api, demoToken, newKey, portal } from './api.js';
import { mailTo } from './mail.js';

/** An account, of a new organisation unless `place` says where, whose owner has chosen a password already. */
export async function newAccount(role: Role, name: string, password: string, place: object = {}) {
  const domain = role === 'Buyer' ? 'people.gov.in' : 'people.example';
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now().toString(36)}@${domain}`;
  const made = await api(portal, 'POST', '/users', {
    token: await demoToken(portal, 'admin'),
    key: newKey(),
    body: {
      ...{ name, email, role, organizationName: `Company of ${email}`, placement: { kind: 'new' }, brands: [] },
      ...place,
    },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const [, temporary = ''] = await mailTo(email, /temporary password: (\S+)/i);
  const { body } = await api(portal, 'POST', '/auth/login', { body: { email, password: temporary } });
  const changed = await api(portal, 'PUT', '/users/me/password', {
    token: body.token as string,
    body: { currentPassword: temporary, newPassword: password },
  });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
  return email;
}
