import { Injectable } from '@nestjs/common';
import { type Actor, dayInIndia, type Invoice } from '@portal/contracts';
import { refuse, rowsFor } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';

/** One line of an order as an invoice is compared with it; the price in paise. */
export interface OrderedLine {
  lineId: string;
  name: string;
  ordered: number;
  unitPrice: number;
  gst: number;
  hsn?: string | undefined;
}

/** What an invoice takes from its order, of either kind; amounts in paise. */
export interface BilledOrder {
  parties: Pick<
    Invoice,
    'source' | 'orderId' | 'orderNumber' | 'sellerOrganizationId' | 'sellerName' | 'buyerOrganizationId'
  > & { organizations: string[]; orderRevision: number };
  madeOn: string;
  totalAmount: number;
  lines: OrderedLine[];
}

/** The orders that invoices are of. */
@Injectable()
export class InvoiceOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
  ) {}

  /** As the asker sees it; 404 where they do not. */
  async seen(actor: Actor, { source, orderId }: Pick<Invoice, 'source' | 'orderId'>): Promise<BilledOrder> {
    if (source === 'gem') return gemOrder(await this.orders.findOrFail(orderId, rowsFor(actor, 'view', 'Order')));
    return billedPurchase(await this.purchaseOrders.findOrFail(orderId, rowsFor(actor, 'view', 'PurchaseOrder')));
  }

  /** The order of an invoice, which its readers see of it. */
  async of({ source, orderId }: Pick<Invoice, 'source' | 'orderId'>): Promise<BilledOrder> {
    if (source === 'gem') {
      const order = await this.orders.find(orderId);
      if (order) return gemOrder(order);
    } else {
      const order = await this.purchaseOrders.find(orderId);
      if (order) return billedPurchase(order);
    }
    throw refuse('NOT_FOUND');
  }
}

const gemOrder = (order: OrderRecord): BilledOrder => ({
  parties: {
    source: 'gem',
    orderId: order._id,
    orderNumber: order.gemContractNumber,
    sellerOrganizationId: order.sellerOrganizationId,
    sellerName: order.sellerName,
    ...(order.buyerOrganizationId ? { buyerOrganizationId: order.buyerOrganizationId } : {}),
    organizations: order.organizations,
    orderRevision: order.version,
  },
  madeOn: dayInIndia(order.createdAt),
  totalAmount: order.totalAmount,
  lines: order.items.map(({ id, productName, quantity, unitPrice, gst }) => ({
    ...{ lineId: id, name: productName, ordered: quantity, unitPrice, gst },
  })),
});

/** A purchase order as its invoices take it. */
export const billedPurchase = (order: PurchaseOrderRecord): BilledOrder => ({
  parties: {
    source: 'purchase-order',
    orderId: order._id,
    orderNumber: order.poNumber,
    sellerOrganizationId: order.sellerOrganizationId ?? '',
    sellerName: order.supplier ?? '',
    buyerOrganizationId: order.buyerOrganizationId,
    organizations: [order.buyerOrganizationId],
    orderRevision: order.version,
  },
  madeOn: dayInIndia(order.createdAt),
  totalAmount: order.totalAmount,
  lines: order.items.map(({ id, assetName, quantity, unitPrice, gst, hsn }) => ({
    ...{ lineId: id, name: assetName, ordered: quantity, unitPrice, gst, ...(hsn ? { hsn } : {}) },
  })),
});
