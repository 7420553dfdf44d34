import { Injectable } from '@nestjs/common';
import type { PurchaseOrder, purchaseOrders as contract } from '@portal/contracts';
import { type Call, Typesetter } from '@portal/service-kit';
import { AcceptedGoods } from '../receipts/accepted-goods.js';
import { gemIdOf } from './gem-row.js';
import { paperOf, shownTo } from './purchase-order.paper.js';

const template = new URL('../../templates/purchase-order.typ', import.meta.url);

/** A purchase order as a document to print, sign and send. */
@Injectable()
export class PurchaseOrderPdf extends Typesetter {
  constructor(private readonly accepted: AcceptedGoods) {
    super();
  }

  async download({ actor, language }: Call<typeof contract.pdf>, order: PurchaseOrder) {
    const { deductions } = await this.accepted.of(order.source, gemIdOf(order.id) ?? order.id);
    const paper = await paperOf(shownTo(actor.role, order), language, deductions);
    return this.document(`${order.poNumber}.pdf`, template, paper);
  }
}
