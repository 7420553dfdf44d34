import type { StatusNotice } from '@portal/contracts';
import type { MailEntry } from '@portal/service-kit';
import { moment } from '../watch/page/html.js';
import type { SubscriptionRecord } from './subscription.repository.js';
import type { Untold } from './notices.js';

type Reader = Pick<SubscriptionRecord, 'target' | 'language' | 'addedBy' | 'addedByEmail'>;

/** Each subscriber of mails is told who put them there and whom to ask to be taken off. */
function letter(
  { target, language, addedBy, addedByEmail }: Reader,
  page: string,
  { subject, lines, values = {} }: Pick<MailEntry, 'subject' | 'lines'> & Partial<Pick<MailEntry, 'values'>>,
): MailEntry {
  return {
    ...{ to: target, language, subject },
    lines: [
      ...lines,
      'How the portal is now: {{link}}',
      '{{by}} subscribed {{address}} to these messages. To get no more of them, write to {{byAddress}} or to another Super Admin of the portal.',
    ],
    values: { ...values, link: page, by: addedBy, byAddress: addedByEmail, address: target },
  };
}

export const welcomeLetter = (reader: Reader, page: string) =>
  letter(reader, page, {
    subject: 'You are told how the asset portal is',
    lines: [
      'From now on you get a mail when a part of the asset portal fails or works again, or when it is to be maintained.',
    ],
  });

export const testLetter = (reader: Reader, page: string) =>
  letter(reader, page, {
    subject: 'A test of messages about the asset portal',
    lines: ['This is a test. Nothing has happened to the asset portal.'],
  });

type Words = Record<Untold['event'], readonly [subject: string, line: string]>;

const words: Words = {
  'Incident opened': ['{{part}} of the asset portal is down', '{{part}} is down since {{from}}.'],
  'Incident updated': [
    'News of {{part}} of the asset portal',
    'What is known of {{part}}, which is down since {{from}}:',
  ],
  'Incident ended': [
    '{{part}} of the asset portal works again',
    '{{part}} was down from {{from}} to {{to}}. It works again.',
  ],
  'Maintenance announced': [
    'Maintenance of the asset portal from {{from}}',
    'The asset portal will be maintained from {{from}} to {{to}}.',
  ],
  'Maintenance changed': [
    'Maintenance of the asset portal: now from {{from}}',
    'The maintenance of the asset portal was changed. It is now from {{from}} to {{to}}.',
  ],
  'Maintenance taken back': [
    'No maintenance of the asset portal from {{from}}',
    'The maintenance of the asset portal from {{from}} to {{to}} will not take place.',
  ],
  'Maintenance begun': [
    'Maintenance of the asset portal has begun',
    'The asset portal is being maintained until {{to}}.',
  ],
  'Maintenance ended': [
    'Maintenance of the asset portal is over',
    'The maintenance of the asset portal ended at {{to}}.',
  ],
};

/** What happened, as a mail. */
export function noticeLetter(reader: Reader, page: string, { event, notice }: Untold): MailEntry {
  const [subject, line] = words[event];
  return letter(reader, page, { subject, lines: [line, ...moreOf(event, notice)], values: valuesOf(notice) });
}

/** The cause is a text with translations; what somebody wrote is a value. */
function moreOf(event: Untold['event'], { incident, maintenance }: Untold['notice']): string[] {
  if (incident?.update) return [incident.update.state, '{{text}}'];
  if (event === 'Incident opened' && incident) return [incident.cause];
  return maintenance ? ['{{text}}'] : [];
}

function valuesOf({ incident, maintenance }: Pick<StatusNotice, 'incident' | 'maintenance'>): Record<string, string> {
  const from = incident?.startedAt ?? maintenance?.from;
  const to = incident?.endedAt ?? maintenance?.to;
  return {
    part: incident?.part ?? '',
    text: incident?.update?.text ?? maintenance?.text ?? '',
    from: from ? moment(from) : '',
    to: to ? moment(to) : '',
  };
}
