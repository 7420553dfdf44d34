import { DomainError } from '@portal/service-kit';

export const emailTaken = (field = 'email') =>
  new DomainError('EMAIL_TAKEN', 409, 'An account with this e-mail address already exists', {
    fields: { [field]: 'An account with this e-mail address already exists' },
  });
export const ownAccount = () => new DomainError('OWN_ACCOUNT', 409, 'You cannot suspend or delete your own account');
export const lastSuperAdmin = () =>
  new DomainError('LAST_SUPER_ADMIN', 409, 'The last active Super Admin cannot be suspended or deleted');
