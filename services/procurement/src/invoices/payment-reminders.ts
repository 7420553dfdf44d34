import { Injectable } from '@nestjs/common';
import { dayInIndia, nextDay, paymentReminderDays } from '@portal/contracts';
import { portalItself, Sweep } from '@portal/service-kit';
import { invoiceEvent } from './invoice.events.js';
import { InvoiceRepository } from './invoice.repository.js';

/** Reminds the buyer's office three days before an invoice is to be paid, once for each such day. */
@Injectable()
export class PaymentReminders extends Sweep {
  constructor(private readonly invoices: InvoiceRepository) {
    super();
  }

  async sweep() {
    const today = dayInIndia();
    const soon = { $gte: today, $lte: nextDay(today, paymentReminderDays) };
    const due = { status: 'Accepted', dueOn: soon, $expr: { $ne: ['$remindedFor', '$dueOn'] } } as const;
    for await (const { _id } of this.invoices.each(due)) {
      await this.invoices.update(_id, {}, (invoice) =>
        invoice.status !== 'Accepted' || !invoice.dueOn || invoice.remindedFor === invoice.dueOn
          ? {}
          : { set: { remindedFor: invoice.dueOn }, event: invoiceEvent('reminded', portalItself, invoice) },
      );
    }
  }
}
