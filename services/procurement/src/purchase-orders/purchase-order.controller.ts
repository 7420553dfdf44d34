import { Controller } from '@nestjs/common';
import { type Actor, gemRowPrefix, purchaseOrders } from '@portal/contracts';
import { type Call, Handles, refuse, rowsFor } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import { gemView } from './gem-row.js';
import { gemOrderRow } from './purchase-order.errors.js';
import { PurchaseOrderExport } from './purchase-order.export.js';
import { PurchaseOrderPdf } from './purchase-order.pdf.js';
import { PurchaseOrderMoves } from './purchase-order.moves.js';
import { PurchaseOrderRows } from './purchase-order.rows.js';
import { PurchaseOrderService } from './purchase-order.service.js';
import { PurchaseOrderSummaryService } from './purchase-order.summary.js';

@Controller()
export class PurchaseOrderController {
  constructor(
    private readonly service: PurchaseOrderService,
    private readonly moves: PurchaseOrderMoves,
    private readonly rows: PurchaseOrderRows,
    private readonly exports: PurchaseOrderExport,
    private readonly papers: PurchaseOrderPdf,
    private readonly figures: PurchaseOrderSummaryService,
    private readonly gemOrders: OrderRepository,
  ) {}

  @Handles(purchaseOrders.list)
  list(call: Call<typeof purchaseOrders.list>) {
    return this.rows.list(call);
  }

  @Handles(purchaseOrders.summary)
  summary(call: Call<typeof purchaseOrders.summary>) {
    return this.figures.of(call);
  }

  @Handles(purchaseOrders.exportCsv)
  async exportCsv(call: Call<typeof purchaseOrders.exportCsv>) {
    return this.exports.download(call);
  }

  @Handles(purchaseOrders.exportXlsx)
  exportXlsx(call: Call<typeof purchaseOrders.exportXlsx>) {
    return this.exports.workbook(call);
  }

  @Handles(purchaseOrders.ofSeller)
  ofSeller({ actor, params }: Call<typeof purchaseOrders.ofSeller>) {
    return this.rows.found(actor, 'seller', params.id);
  }

  @Handles(purchaseOrders.ofBuyer)
  ofBuyer({ actor, params }: Call<typeof purchaseOrders.ofBuyer>) {
    return this.rows.found(actor, 'buyer', params.id);
  }

  @Handles(purchaseOrders.get)
  get({ actor, params }: Call<typeof purchaseOrders.get>) {
    return this.find(actor, params.id);
  }

  @Handles(purchaseOrders.pdf)
  async pdf(call: Call<typeof purchaseOrders.pdf>) {
    return this.papers.download(call, await this.find(call.actor, call.params.id));
  }

  @Handles(purchaseOrders.create)
  create(call: Call<typeof purchaseOrders.create>) {
    return this.service.create(call);
  }

  @Handles(purchaseOrders.update)
  update(call: Call<typeof purchaseOrders.update>) {
    const { order, status } = call.body;
    if (gemIdOf(call.params.id)) throw gemOrderRow();
    if (order) return this.service.edit({ ...call, order });
    if (status) return this.moves.take({ ...call, to: status });
    throw refuse('INVALID');
  }

  @Handles(purchaseOrders.delete)
  async delete(call: Call<typeof purchaseOrders.delete>) {
    if (gemIdOf(call.params.id)) throw gemOrderRow();
    await this.service.delete(call);
    return { success: true as const };
  }

  private async find(actor: Actor, id: string) {
    const gemId = gemIdOf(id);
    if (!gemId) return this.service.get(actor, id);
    return gemView(await this.gemOrders.findOrFail(gemId, rowsFor(actor, 'view', 'Order')), actor);
  }
}

const gemIdOf = (id: string) => (id.startsWith(gemRowPrefix) ? id.slice(gemRowPrefix.length) : undefined);
