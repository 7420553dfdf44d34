import type { Move } from './machine.js';

export const registrationStatuses = [
  'Pending',
  'Awaiting Confirmation',
  'Correction Requested',
  'Approved',
  'Rejected',
  'Withdrawn',
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/**
 * A registration: reviewed by a Super Admin only; the applicant may correct what was sent back or rejected, and take back what
 * is not approved. Who would join an organisation waits until that organisation, or a second reviewer, has said yes.
 */
export const registrationMoves: readonly Move<RegistrationStatus>[] = [
  { from: 'Pending', to: 'Approved', action: 'Approve', who: ['Super Admin'] },
  { from: 'Pending', to: 'Rejected', action: 'Reject', who: ['Super Admin'], needs: 'reason' },
  {
    from: 'Pending',
    to: 'Correction Requested',
    action: 'Ask for a correction',
    who: ['Super Admin'],
    needs: 'reason',
  },
  { from: 'Pending', to: 'Awaiting Confirmation', action: 'Approve', who: ['Super Admin'], effect: true },
  { from: 'Awaiting Confirmation', to: 'Approved', action: 'Confirm', who: [], effect: true },
  { from: 'Awaiting Confirmation', to: 'Pending', action: 'Refuse', who: [], effect: true },
  { from: 'Awaiting Confirmation', to: 'Rejected', action: 'Reject', who: ['Super Admin'], needs: 'reason' },
  { from: 'Awaiting Confirmation', to: 'Withdrawn', action: 'Withdraw', who: [], effect: true },
  { from: 'Correction Requested', to: 'Rejected', action: 'Reject', who: ['Super Admin'], needs: 'reason' },
  { from: 'Correction Requested', to: 'Pending', action: 'Send again', who: [], effect: true },
  { from: 'Rejected', to: 'Pending', action: 'Send again', who: [], effect: true },
  { from: 'Pending', to: 'Withdrawn', action: 'Withdraw', who: [], effect: true },
  { from: 'Correction Requested', to: 'Withdrawn', action: 'Withdraw', who: [], effect: true },
  { from: 'Rejected', to: 'Withdrawn', action: 'Withdraw', who: [], effect: true },
];
