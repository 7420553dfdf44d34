export const statusCodeMinutes = 10;

/** Where an applicant opens an application, apart from the schemas: for pages that must be light. */
export const applicantEndpoints = {
  status: {
    subject: 'registration.registration.status',
    method: 'POST',
    path: '/registrations/status',
    needs: 'public',
  },
  sendCode: {
    subject: 'registration.applicant.send-code',
    method: 'POST',
    path: '/registrations/status/code',
    needs: 'public',
  },
  openByCode: {
    subject: 'registration.applicant.open-by-code',
    method: 'POST',
    path: '/registrations/status/opening',
    needs: 'public',
  },
  openByLink: {
    subject: 'registration.applicant.open-by-link',
    method: 'POST',
    path: '/registrations/status/link',
    needs: 'public',
  },
} as const;
