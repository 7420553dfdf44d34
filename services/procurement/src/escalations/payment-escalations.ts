import { Injectable } from '@nestjs/common';
import { Sweep } from '@portal/service-kit';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { overdueFilter } from '../invoices/invoice.rows.js';
import { EscalationOrders } from './escalation-orders.js';
import { EscalationRaising } from './escalation.raising.js';

const idOf = ({ _id }: { _id: string }) => `payment-${_id}`;

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
    for await (const invoice of this.raising.unraised(this.invoices.each(overdueFilter()), idOf)) {
      const order = await this.orders.behind(invoice);
      if (!order) continue;
      const cause = { kind: 'payment-overdue', number: invoice.number, day: invoice.dueOn ?? '' } as const;
      await this.raising.raiseOnce(idOf(invoice), order, cause);
    }
  }
}
