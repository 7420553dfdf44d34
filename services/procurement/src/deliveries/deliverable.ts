import { dayInIndia, type DispatchAdvice, isOneOf, itemDeliveryTold } from '@portal/contracts';
import type { DomainError } from '@portal/service-kit';
import type { OrderRecord } from '../orders/order.schema.js';
import { registeredCategoryOf } from '../purchase-orders/purchase-order.contract.js';
import { deliveredOf } from '../purchase-orders/delivered-items.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import { notMapped } from '../receivers/receiver.errors.js';
import { notInProgress } from './delivery.errors.js';

/** One line of an order as deliveries count on it; the price in paise, the warranty in years. */
export interface DeliverableLine {
  id: string;
  name: string;
  category: string;
  /** Empty where the order names no brand. */
  manufacturer: string;
  model: string;
  quantity: number;
  delivered: number;
  unitPrice: number;
  /** In percent. */
  gst: number;
  warrantyYears: number;
}

/** An order of either kind as its goods are announced, delivered and told to the register. */
export interface DeliverableOrder {
  source: DispatchAdvice['source'];
  orderId: string;
  number: string;
  sellerOrganizationId: string;
  sellerName: string;
  buyerOrganizationId?: string;
  /** Buyer organisations that see it. */
  organizations: string[];
  department: string;
  /** Nothing of it leaves or comes before this day. */
  since: string;
  /** Why nothing can be announced or delivered of it now. */
  closed: DomainError | undefined;
  /** Why nothing at all comes of it, also no replacement. */
  unreachable: DomainError | undefined;
  lines: DeliverableLine[];
}

/** A GeM order: while a mapped one is in progress. */
export function gemDeliverable(order: OrderRecord): DeliverableOrder {
  const unreachable = order.isMappedToBuyer ? undefined : notMapped();
  return {
    source: 'gem',
    orderId: order._id,
    number: order.gemContractNumber,
    sellerOrganizationId: order.sellerOrganizationId,
    sellerName: order.sellerName,
    ...(order.buyerOrganizationId ? { buyerOrganizationId: order.buyerOrganizationId } : {}),
    organizations: order.organizations,
    department: order.gemBuyerDepartmentName,
    since: dayInIndia(order.createdAt),
    closed: order.status === 'In Progress' ? unreachable : notInProgress(),
    unreachable,
    lines: order.items.map(({ id, productName, categoryType, brand, modelNumber, warrantyPeriod, ...line }) => ({
      ...{ id, name: productName, category: categoryType, manufacturer: brand, model: modelNumber },
      ...{ quantity: line.quantity, delivered: line.delivered, unitPrice: line.unitPrice, gst: line.gst },
      warrantyYears: warrantyPeriod,
    })),
  };
}

/** A purchase order: from its confirmation until all of it is delivered. */
export function purchaseDeliverable(order: PurchaseOrderRecord): DeliverableOrder {
  const sentAt = order.history.find(({ status }) => status === 'Sent to Supplier')?.at;
  return {
    source: 'purchase-order',
    orderId: order._id,
    number: order.poNumber,
    sellerOrganizationId: order.sellerOrganizationId ?? '',
    sellerName: order.supplier ?? '',
    buyerOrganizationId: order.buyerOrganizationId,
    organizations: [order.buyerOrganizationId],
    department: order.department,
    since: dayInIndia(sentAt ? new Date(sentAt) : order.createdAt),
    closed: isOneOf(itemDeliveryTold, order.status) ? undefined : notInProgress(),
    unreachable: undefined,
    lines: order.items.map((item) => ({
      ...{ id: item.id, name: item.assetName, category: registeredCategoryOf(item) },
      ...{ manufacturer: item.specifications.brand ?? '', model: item.specifications.model ?? '' },
      ...{ quantity: item.quantity, delivered: deliveredOf(order, item), unitPrice: item.unitPrice, gst: item.gst },
      warrantyYears: item.specifications.warrantyPeriod ?? 0,
    })),
  };
}
