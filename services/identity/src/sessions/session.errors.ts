import { DomainError, refuse } from '@portal/service-kit';

/** Name of the count of sign-ins, by e-mail. */
export const signInAttempts = 'sign-in';

/** Name of the count of second steps, by account. */
export const secondStepAttempts = 'second-step';

/** Name of the count of who is signed in and gives the own password once more, by account: strangers have no part in it. */
export const ownPasswordAttempts = 'own-password';

/** Only for whoever has just proven the password; strangers are answered as for a wrong one. */
export const accountSuspended = () =>
  new DomainError(
    'ACCOUNT_SUSPENDED',
    401,
    'Your account is suspended. Please read the mail about it, or ask the portal administrator.',
  );
export const sessionOver = () => refuse('UNAUTHENTICATED');
export const refreshRefused = () => refuse('UNAUTHENTICATED', { message: 'Token refresh failed' });
