import type { Actor, Language } from '@portal/contracts';
import type { MailEntry, NewEvent } from '@portal/service-kit';

/** What the office did to its list of vendors; no business of the vendor's. */
export const vendorEvent = (
  verb: 'added' | 'changed' | 'removed',
  by: Actor,
  label: string,
  mails: MailEntry[] = [],
): NewEvent => ({
  subject: `procurement.vendor.${verb}`,
  by,
  label,
  organizations: [by.organizationId],
  data: {},
  mails,
});

/** Asks somebody without an account to register, in the language of who asks; nothing in it but the office's own registered name. */
export const invitation = (to: string, by: Actor, language: Language, portal: string): MailEntry => ({
  to,
  language,
  subject: 'An invitation to the asset portal',
  lines: [
    '{{organization}} would like to order from you through the asset lifecycle portal.',
    'Register as a seller here: {{link}}',
    'If this is not meant for you, you need not do anything.',
  ],
  values: { organization: by.organizationName, link: new URL('/seller-register', portal).href },
});
