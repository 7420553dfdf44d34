import { Injectable } from '@nestjs/common';
import { Sweep } from '@portal/service-kit';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { overdueFilter } from '../invoices/invoice.rows.js';
import { EscalationOrders } from './escalation-orders.js';
import { EscalationRaising } from './escalation.raising.js';

/** Raises each invoice that is not paid by its day, once. */
@Injectable()
export class PaymentEscalations extends Sweep {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly orders: EscalationOrders,
    private readonly raising: EscalationRaising,
  ) {
    super();
  }

  async sweep() {
    for await (const invoice of this.invoices.each(overdueFilter())) {
      const order = await this.orders.behind(invoice);
      if (!order) continue;
      await this.raising.raiseOnce(`payment-${invoice._id}`, order, {
        title: `Payment of invoice ${invoice.number} is overdue`,
        description: `The invoice was to be paid by ${invoice.dueOn ?? ''}.`,
        type: 'payment_dispute',
        priority: 'High',
      });
    }
  }
}
