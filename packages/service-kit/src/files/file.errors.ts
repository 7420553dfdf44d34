import { DomainError } from '../domain-error.js';

/** Why a stored file is not given out. */
export const fileErrors = {
  waiting: () =>
    new DomainError('FILE_WAITING', 409, 'This file waits for the virus scanner. Please try again in a few minutes.', {
      retryAfter: 60,
    }),
  refused: () =>
    new DomainError('FILE_REFUSED', 409, 'This file was removed: the virus scanner found something harmful in it.'),
  notScanned: () =>
    new DomainError('FILE_NOT_SCANNED', 409, 'The virus scanner could not read this file, so nobody is given it.'),
};
