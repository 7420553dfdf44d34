import { type Move, movesOf, type StatusDescription } from './machine.js';

export const invoiceStatuses = ['Submitted', 'Returned', 'Accepted', 'Paid', 'Withdrawn'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

interface InvoiceStatusDescription extends StatusDescription<InvoiceStatus> {
  /** What happens next, for whoever cannot do it. */
  next: string;
  /** The event of an invoice that comes here, and what the audit log calls it. */
  event: string;
  eventLabel: string;
  /** What is told then, and to whom. */
  notice: { title: string; to: 'office' | 'seller' };
  /** Its quantities count as invoiced. */
  holdsQuantities: boolean;
}

const withdraw = { to: 'Withdrawn', action: 'Withdraw Invoice', who: ['Seller'] } as const;

/** All that a status of an invoice is. A returned or withdrawn one gives its quantities back; a payment is only ever corrected. */
export const invoiceStates = {
  Submitted: {
    tone: 'waiting',
    icon: 'hourglass',
    moves: [
      { to: 'Accepted', action: 'Accept Invoice', who: ['Buyer'] },
      { to: 'Returned', action: 'Return Invoice', who: ['Buyer'], needs: 'reason' },
      withdraw,
    ],
    next: 'The buyer compares the invoice with the order and accepts or returns it.',
    event: 'submitted',
    eventLabel: 'Invoice submitted',
    notice: { title: 'Invoice {{number}} waits for acceptance', to: 'office' },
    holdsQuantities: true,
  },
  Returned: {
    tone: 'bad',
    icon: 'pencil',
    moves: [{ to: 'Submitted', action: 'Send again', who: ['Seller'], effect: true }, withdraw],
    next: 'The seller corrects the invoice and sends it again.',
    event: 'returned',
    eventLabel: 'Invoice returned',
    notice: { title: 'Invoice {{number}} was returned for a correction', to: 'seller' },
    holdsQuantities: false,
  },
  Accepted: {
    tone: 'moving',
    icon: 'badge',
    moves: [{ to: 'Paid', action: 'Record Payment', who: ['Buyer'], effect: true }],
    next: 'The buyer pays the invoice.',
    event: 'accepted',
    eventLabel: 'Invoice accepted',
    notice: { title: 'Invoice {{number}} was accepted', to: 'seller' },
    holdsQuantities: true,
  },
  Paid: {
    tone: 'rest',
    icon: 'tick',
    moves: [{ to: 'Paid', action: 'Correct Payment', who: ['Buyer'], needs: 'reason', effect: true }],
    next: 'The invoice is paid.',
    event: 'paid',
    eventLabel: 'Invoice paid',
    notice: { title: 'Invoice {{number}} was paid', to: 'seller' },
    holdsQuantities: true,
  },
  Withdrawn: {
    tone: 'ended',
    icon: 'ban',
    moves: [],
    next: 'The invoice was withdrawn.',
    event: 'withdrawn',
    eventLabel: 'Invoice withdrawn',
    notice: { title: 'Invoice {{number}} was withdrawn', to: 'office' },
    holdsQuantities: false,
  },
} as const satisfies Record<InvoiceStatus, InvoiceStatusDescription>;

/** What a status of an invoice is, as any of them. */
export const invoiceState = (status: InvoiceStatus): InvoiceStatusDescription => invoiceStates[status];

/** Those whose quantities count as invoiced. */
export const livingInvoiceStatuses = invoiceStatuses.filter((status) => invoiceStates[status].holdsQuantities);

export const invoiceMoves: readonly Move<InvoiceStatus>[] = movesOf<InvoiceStatus>(invoiceStates);
