export const recoveryMinutes = 30;

/** Where a forgotten password is asked for, apart from its schemas: for pages that must be light. */
export const recoveryEndpoints = {
  ask: { subject: 'identity.recovery.ask', method: 'POST', path: '/auth/forgotten-password', needs: 'public' },
} as const;
