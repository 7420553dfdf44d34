import { Injectable } from '@nestjs/common';
import {
  type Actor,
  dayInIndia,
  type Invoice,
  invoiceMoves,
  invoiceStates,
  type invoices as contract,
  moveBetween,
  type NewPayment,
  nextDay,
  paymentDueDays,
  toPaise,
} from '@portal/contracts';
import { type Call, type Change, historyOf, mayRow, refuse, rowsFor } from '@portal/service-kit';
import { nothingPaid, paidBeforeInvoice, sumDiffers } from './invoice.errors.js';
import { invoiceEvent } from './invoice.events.js';
import { InvoiceRepository } from './invoice.repository.js';
import type { InvoiceRecord, StoredPayment } from './invoice.schema.js';
import { invoiceView, payableOf } from './invoice.view.js';

/** The steps of an invoice by the table of moves, and its payment. */
@Injectable()
export class InvoiceMoves {
  constructor(private readonly invoices: InvoiceRepository) {}

  move({ actor, params, body, ifMatch }: Call<typeof contract.move>): Promise<Invoice> {
    return this.change(actor, params.id, ifMatch, (invoice) => {
      const move = moveBetween(invoiceMoves, invoice.status, body.status);
      if (!move || move.effect) throw refuse('ILLEGAL_MOVE');
      if (!move.who.includes(actor.role)) throw refuse('FORBIDDEN');
      const reason = move.needs ? body.reason : undefined;
      const set = {
        status: move.to,
        ...(reason ? { reason } : {}),
        ...(move.to === 'Accepted' ? { acceptedAt: new Date(), dueOn: nextDay(dayInIndia(), paymentDueDays) } : {}),
      };
      return {
        set,
        // A withdrawn one gives its number back.
        ...(move.to === 'Withdrawn' ? { unset: ['numberKey' as const] } : {}),
        push: { history: historyOf(actor, move.action, move.to, reason) },
        event: invoiceEvent(invoiceStates[move.to].event, actor, { ...invoice, ...set }),
      };
    });
  }

  pay({ actor, params, body, ifMatch }: Call<typeof contract.pay>): Promise<Invoice> {
    return this.change(actor, params.id, ifMatch, (invoice) => {
      if (invoice.status !== 'Accepted') throw refuse('ILLEGAL_MOVE');
      const set = { payment: paymentOf(actor, invoice, body), status: 'Paid' as const };
      return {
        set,
        push: { history: historyOf(actor, 'Payment recorded', 'Paid', body.reference) },
        event: invoiceEvent('paid', actor, { ...invoice, ...set }),
      };
    });
  }

  correctPayment({ actor, params, body, ifMatch }: Call<typeof contract.correctPayment>): Promise<Invoice> {
    return this.change(actor, params.id, ifMatch, (invoice) => {
      const { reason, ...payment } = body;
      if (!invoice.payment) throw refuse('ILLEGAL_MOVE');
      return {
        set: { payment: paymentOf(actor, invoice, payment) },
        push: {
          history: historyOf(actor, 'Payment corrected', undefined, reason),
          earlierPayments: invoice.payment,
        },
        event: invoiceEvent('payment-corrected', actor, invoice),
      };
    });
  }

  /** 404 for who does not see it, 403 for who sees it and has no say in it. */
  private async change(
    actor: Actor,
    id: string,
    ifMatch: number | undefined,
    decide: (invoice: InvoiceRecord) => Change<InvoiceRecord>,
  ): Promise<Invoice> {
    const change = (invoice: InvoiceRecord) => {
      if (!mayRow(actor, 'edit', 'Invoice', invoice)) throw refuse('FORBIDDEN');
      return decide(invoice);
    };
    return invoiceView(await this.invoices.update(id, rowsFor(actor, 'view', 'Invoice'), change, { ifMatch }));
  }
}

function paymentOf(actor: Actor, invoice: InvoiceRecord, payment: NewPayment): StoredPayment {
  const [amount, deductions] = [toPaise(payment.amount), toPaise(payment.deductions)];
  if (payment.paidOn < invoice.invoiceDate) throw paidBeforeInvoice();
  const payable = payableOf(invoice);
  if (amount === 0 && payable > 0) throw nothingPaid();
  if (amount + deductions !== payable) throw sumDiffers();
  return { ...payment, amount, deductions, recordedBy: actor.name, recordedAt: new Date() };
}
