import { governmentAddress } from '@portal/contracts';
import { DomainError } from '@portal/service-kit';

export const emailTaken = (field = 'email') =>
  new DomainError('EMAIL_TAKEN', 409, 'An account with this e-mail address already exists', {
    fields: { [field]: 'An account with this e-mail address already exists' },
  });
export const ownAccount = () => new DomainError('OWN_ACCOUNT', 409, 'You cannot suspend or delete your own account');
export const lastAdministrator = () =>
  new DomainError(
    'LAST_ADMINISTRATOR',
    409,
    'Nobody else decides who joins this organization: please confirm that nobody shall',
  );
export const lastSuperAdmin = () =>
  new DomainError(
    'LAST_SUPER_ADMIN',
    409,
    'The last active Super Admin cannot be suspended, deleted or given another role',
  );
export const ownRole = () => new DomainError('OWN_ACCOUNT', 409, 'You cannot change your own role');
export const otherOrganizationKind = () =>
  new DomainError('OTHER_ORGANIZATION_KIND', 409, 'A role can only be changed within the same kind of organization');
export const governmentAddressNeeded = () => new DomainError('GOVERNMENT_ADDRESS_NEEDED', 409, governmentAddress[1]);
