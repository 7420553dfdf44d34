import { useT } from '@portal/ui';
import type { WaitingKind } from './waiting.js';

/** What each kind of thing that waits is called. */
export function useKindWords(): Record<WaitingKind, string> {
  const t = useT();
  return {
    order: t('GeM order'),
    purchaseOrder: t('Purchase order'),
    document: t('Document'),
    requisition: t('Requisition'),
    disposal: t('Disposal of an asset'),
    award: t('Quotes to compare'),
    registration: t('Registration'),
    joining: t('Joining request'),
    receipt: t('Inspection of goods'),
    invoice: t('Invoice'),
    payment: t('Payment of an invoice'),
    deviceClaim: t('Claim of a device'),
    confirmation: t('Purchase order to confirm'),
    start: t('GeM order to start'),
    rfq: t('Request for quotation to answer'),
    delivery: t('Goods to dispatch'),
    correction: t('Rejected order to correct'),
    replacement: t('Rejected goods to replace'),
    returned: t('Returned invoice to correct'),
    escalation: t('Escalation to answer'),
    ticket: t('Support ticket to resolve'),
  };
}

/** What an approval and a rejection of a kind are called where those words do not fit. */
export function useDecisionWords() {
  const t = useT();
  const approvals: Partial<Record<WaitingKind, string>> = {
    receipt: t('Accept all'),
    start: t('Start progress'),
    confirmation: t('Confirm Order'),
  };
  const rejections: Partial<Record<WaitingKind, string>> = {
    invoice: t('Return Invoice'),
    confirmation: t('Decline'),
  };
  return {
    approval: (kind: WaitingKind) => approvals[kind] ?? t('Approve'),
    rejection: (kind: WaitingKind) => rejections[kind] ?? t('Reject'),
  };
}

/** What follows from a decision, where that does not go without saying. */
export function useConsequences(): Partial<Record<WaitingKind, { approved?: string; rejected?: string }>> {
  const t = useT();
  return {
    registration: {
      approved: t(
        'An approval makes the account and mails a temporary password. It cannot be taken back, but the account can be suspended.',
      ),
      rejected: t('The applicant reads it.'),
    },
    joining: {
      approved: t('This person will see the orders, assets and people of the organization. Its members are told.'),
      rejected: t('The reviewers decide anew.'),
    },
    invoice: {
      approved: t('The invoice is then to be paid within 10 days.'),
      rejected: t('The seller reads the reason, corrects the invoice and sends it again.'),
    },
    disposal: { approved: t('The asset is disposed of for good. This cannot be taken back.') },
    deviceClaim: { approved: t('The device is assigned to who claims it.') },
    receipt: { approved: t('Every delivered unit is accepted. To reject some of them, open the receipt.') },
    confirmation: { rejected: t('The buyer reads the reason. The order ends.') },
  };
}
