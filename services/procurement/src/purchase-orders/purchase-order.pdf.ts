import { Injectable } from '@nestjs/common';
import type { PurchaseOrder, purchaseOrders as contract } from '@portal/contracts';
import { type Call, Typesetter } from '@portal/service-kit';
import { paperOf, shownTo } from './purchase-order.paper.js';

const template = new URL('../../templates/purchase-order.typ', import.meta.url);

/** A purchase order as a document to print, sign and send. */
@Injectable()
export class PurchaseOrderPdf extends Typesetter {
  async download({ actor, language }: Call<typeof contract.pdf>, order: PurchaseOrder) {
    return this.document(`${order.poNumber}.pdf`, template, await paperOf(shownTo(actor.role, order), language));
  }
}
