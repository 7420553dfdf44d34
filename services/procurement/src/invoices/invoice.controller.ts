import { Controller } from '@nestjs/common';
import { invoices } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { InvoiceMoves } from './invoice.moves.js';
import { InvoiceRows } from './invoice.rows.js';
import { InvoiceService } from './invoice.service.js';

@Controller()
export class InvoiceController {
  constructor(
    private readonly service: InvoiceService,
    private readonly moves: InvoiceMoves,
    private readonly rows: InvoiceRows,
  ) {}

  @Handles(invoices.list)
  list(call: Call<typeof invoices.list>) {
    return this.rows.list(call);
  }

  @Handles(invoices.summary)
  summary({ actor }: Call<typeof invoices.summary>) {
    return this.rows.summary(actor);
  }

  @Handles(invoices.exportCsv)
  exportCsv(call: Call<typeof invoices.exportCsv>) {
    return Promise.resolve(this.rows.exportCsv(call));
  }

  @Handles(invoices.billable)
  billable(call: Call<typeof invoices.billable>) {
    return this.service.billable(call);
  }

  @Handles(invoices.get)
  get(call: Call<typeof invoices.get>) {
    return this.service.get(call);
  }

  @Handles(invoices.create)
  create(call: Call<typeof invoices.create>) {
    return this.service.create(call);
  }

  @Handles(invoices.correct)
  correct(call: Call<typeof invoices.correct>) {
    return this.service.correct(call);
  }

  @Handles(invoices.move)
  move(call: Call<typeof invoices.move>) {
    return this.moves.move(call);
  }

  @Handles(invoices.pay)
  pay(call: Call<typeof invoices.pay>) {
    return this.moves.pay(call);
  }

  @Handles(invoices.correctPayment)
  correctPayment(call: Call<typeof invoices.correctPayment>) {
    return this.moves.correctPayment(call);
  }
}
