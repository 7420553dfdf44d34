import { DomainError } from '@portal/service-kit';

export const notConfirmed = () =>
  new DomainError('NOT_CONFIRMED', 409, 'The organization has not confirmed that this person joins it');
/** Two pairs of eyes: who asks for it cannot be who confirms it. */
export const ownJoining = () =>
  new DomainError('OWN_JOINING', 409, 'Who approved the registration cannot also confirm the joining');
