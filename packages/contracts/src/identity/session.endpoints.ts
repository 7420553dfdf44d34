/** Where sign-in and session are asked, apart from their schemas: for pages that must be light. */
export const sessionEndpoints = {
  create: { subject: 'identity.session.create', method: 'POST', path: '/auth/login', needs: 'public' },
  secondStep: { subject: 'identity.session.second-step', method: 'POST', path: '/auth/second-factor', needs: 'public' },
  end: { subject: 'identity.session.end', method: 'POST', path: '/auth/logout', needs: 'signed-in' },
  verify: { subject: 'identity.session.verify', method: 'GET', path: '/auth/verify', needs: 'signed-in' },
  demoAccounts: {
    subject: 'identity.session.demo-accounts',
    method: 'GET',
    path: '/auth/demo-accounts',
    needs: 'public',
  },
  setLanguage: {
    subject: 'identity.session.set-language',
    method: 'PUT',
    path: '/profile/language',
    needs: 'signed-in',
  },
} as const;
