import { refuse } from '@portal/service-kit';

/** Name of the count that sign-in and password change share. */
export const signInAttempts = 'sign-in';

/** Name of the count of second steps, by account. */
export const secondStepAttempts = 'second-step';

export const sessionOver = () => refuse('UNAUTHENTICATED');
export const refreshRefused = () => refuse('UNAUTHENTICATED', { message: 'Token refresh failed' });
