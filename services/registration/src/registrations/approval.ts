import type { Placement, PortalEvent } from '@portal/contracts';
import type { Change } from '@portal/service-kit';
import { historyOf } from '@portal/service-kit';
import { registrationEvent } from './registration.events.js';
import { approvedLetter } from './registration.letters.js';
import type { RegistrationRecord, StoredJoining } from './registration.schema.js';

export type Decided = Pick<RegistrationRecord, 'decidedBy' | 'decidedAt' | 'decidedIn'>;
type By = PortalEvent['by'];

/** What identity makes the account of; whoever joins brings what was confirmed. The files stay here: it is told which there are. */
export const accountData = ({ kind, form, files, email, phone, language, placement, joining }: RegistrationRecord) => ({
  kind,
  form,
  files,
  email,
  phone,
  language,
  ...(placement ? { placement } : {}),
  ...(joining ? { joiningId: joining.id } : {}),
});

/** Approved: the account is made. Until it is, no other registration of the address is approved. */
export const approval = (
  current: RegistrationRecord,
  by: By,
  decided: Decided & { placement?: Placement },
  { action = 'Approved', note }: { action?: string; note?: string } = {},
): Change<RegistrationRecord> => ({
  set: { status: 'Approved', account: { state: 'waiting' }, heldEmail: current.email, ...decided },
  unset: ['passwordHash', 'reason', 'fieldsToCorrect'],
  push: { history: historyOf(by, action, 'Approved', note) },
  event: registrationEvent(current, 'approved', by, {
    data: accountData({ ...current, ...decided }),
    mails: [approvedLetter(current)],
  }),
});

/** Approved by one: the organisation, or a second reviewer, confirms before anything opens. */
export const awaiting = (
  current: RegistrationRecord,
  by: By,
  decided: Decided & { placement: Placement; joining: StoredJoining },
  note?: string,
): Change<RegistrationRecord> => ({
  set: { status: 'Awaiting Confirmation', heldEmail: current.email, ...decided },
  unset: ['reason', 'fieldsToCorrect', 'account'],
  push: { history: historyOf(by, 'Joining asked', 'Awaiting Confirmation', note) },
  event: registrationEvent(current, 'joining-asked', by, {
    data: {
      joiningId: decided.joining.id,
      number: current.number,
      organizationId: decided.joining.organizationId,
      organizationName: decided.joining.organizationName,
      kind: current.kind,
      name: current.contactPerson,
      email: current.email,
      phone: current.phone,
      ...designationOf(current.form),
    },
  }),
});

const designationOf = (form: RegistrationRecord['form']) => {
  const designation = form['buyerDesignation'] ?? form['designation'];
  return typeof designation === 'string' ? { designation } : {};
};
