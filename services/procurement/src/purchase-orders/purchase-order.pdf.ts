import { Injectable } from '@nestjs/common';
import type { PurchaseOrder, purchaseOrders as contract } from '@portal/contracts';
import { type Call, Download, Typesetter } from '@portal/service-kit';
import { paperOf, shownTo } from './purchase-order.paper.js';

const template = new URL('../../templates/purchase-order.typ', import.meta.url);

/** A purchase order as a document to print, sign and send. */
@Injectable()
export class PurchaseOrderPdf extends Typesetter {
  async download({ actor, language }: Call<typeof contract.pdf>, order: PurchaseOrder) {
    const pdf = await this.pdf(template, await paperOf(shownTo(actor.role, order), language));
    return new Download(`${order.poNumber}.pdf`, 'application/pdf', parts(pdf), pdf.byteLength);
  }
}

const partSize = 256 * 1024;

// A message of NATS holds at most 1 MB.
async function* parts(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += partSize) yield Promise.resolve(bytes.subarray(at, at + partSize));
}
