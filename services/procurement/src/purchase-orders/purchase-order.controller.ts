import { Controller } from '@nestjs/common';
import { purchaseOrders } from '@portal/contracts';
import { type Call, Handles, refuse, rowsFor } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import { LastPriceService } from '../last-prices/last-price.service.js';
import { DeletedDrafts } from './deleted-drafts.js';
import { gemIdOf, gemView } from './gem-row.js';
import { ItemDeliveryService } from './item-delivery.service.js';
import { gemOrderRow } from './purchase-order.errors.js';
import { PurchaseOrderExport } from './purchase-order.export.js';
import { PurchaseOrderPdf } from './purchase-order.pdf.js';
import { PurchaseOrderParties } from './purchase-order.parties.js';
import { PurchaseOrderMoves } from './purchase-order.moves.js';
import { PurchaseOrderRows } from './purchase-order.rows.js';
import { PurchaseOrderService } from './purchase-order.service.js';
import { RestCancellationService } from './rest-cancellation.service.js';
import { PurchaseOrderSummaryService } from './purchase-order.summary.js';

@Controller()
export class PurchaseOrderController {
  constructor(
    private readonly service: PurchaseOrderService,
    private readonly gone: DeletedDrafts,
    private readonly moves: PurchaseOrderMoves,
    private readonly itemDelivery: ItemDeliveryService,
    private readonly rest: RestCancellationService,
    private readonly rows: PurchaseOrderRows,
    private readonly exports: PurchaseOrderExport,
    private readonly papers: PurchaseOrderPdf,
    private readonly figures: PurchaseOrderSummaryService,
    private readonly gemOrders: OrderRepository,
    private readonly parties: PurchaseOrderParties,
    private readonly prices: LastPriceService,
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
  get(call: Call<typeof purchaseOrders.get>) {
    return this.find(call);
  }

  @Handles(purchaseOrders.pdf)
  async pdf(call: Call<typeof purchaseOrders.pdf>) {
    return this.papers.download(call, await this.find(call));
  }

  @Handles(purchaseOrders.lastPrices)
  lastPrices(call: Call<typeof purchaseOrders.lastPrices>) {
    return this.prices.of(call);
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

  @Handles(purchaseOrders.tellItemDelivery)
  tellItemDelivery(call: Call<typeof purchaseOrders.tellItemDelivery>) {
    if (gemIdOf(call.params.id)) throw gemOrderRow();
    return this.itemDelivery.tell(call);
  }

  @Handles(purchaseOrders.cancelRest)
  cancelRest(call: Call<typeof purchaseOrders.cancelRest>) {
    if (gemIdOf(call.params.id)) throw gemOrderRow();
    return this.rest.cancel(call);
  }

  @Handles(purchaseOrders.delete)
  async delete(call: Call<typeof purchaseOrders.delete>) {
    if (gemIdOf(call.params.id)) throw gemOrderRow();
    await this.service.delete(call);
    return { success: true as const };
  }

  @Handles(purchaseOrders.deleted)
  deleted(call: Call<typeof purchaseOrders.deleted>) {
    return this.gone.list(call);
  }

  @Handles(purchaseOrders.restore)
  restore(call: Call<typeof purchaseOrders.restore>) {
    if (gemIdOf(call.params.id)) throw gemOrderRow();
    return this.gone.restore(call);
  }

  private async find({ actor, params, token }: Pick<Call<typeof purchaseOrders.get>, 'actor' | 'params' | 'token'>) {
    const gemId = gemIdOf(params.id);
    if (!gemId) return this.service.get(actor, params.id);
    const order = await this.gemOrders.findOrFail(gemId, rowsFor(actor, 'view', 'Order'));
    return gemView(order, actor, await this.parties.contactOf(actor, order.sellerOrganizationId, token));
  }
}
