import { dayInIndia, purchaseOrderPriorities } from '@portal/contracts';
import { type DemoGemOrder, demoStored, type DemoStep } from '@portal/service-kit';
import { pricesOf } from '../orders/order.amounts.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { wholeDelivery } from '../purchase-orders/order-days.js';
import type { DeliveryRecord } from '../deliveries/delivery.schema.js';

const gstin = '27AAPFU0939F1ZV';
const phone = '9000000001';

interface Step extends Omit<DemoStep, 'by' | 'status'> {
  by: { id: string; name: string };
  status?: string;
}

/** A step as the history of a record keeps it. */
export const historyEntry = ({ at, by, action, status, note }: Step) => ({
  at: at.toISOString(),
  by: by.name,
  byId: by.id,
  action,
  ...(status ? { status } : {}),
  ...(note ? { note } : {}),
});

/** A GeM order of the history as it is stored. */
export function demoOrderRecord(order: DemoGemOrder): OrderRecord {
  const { id, number, office, seller, status, steps, reason, isMapped } = order;
  const taken = (action: string) => steps.find((step) => step.action === action);
  const approval = taken('Approve');
  const completion = taken('Delivery completed');
  const mappedAt = taken('Mapped to buyer')?.at;
  return {
    ...demoStored(
      id,
      steps.map(({ at }) => at),
    ),
    status,
    gemContractNumber: number,
    gemOrderCategory: 'IT Hardware',
    gemBuyerDepartmentName: office.name,
    priority: 'Medium',
    urgency: purchaseOrderPriorities.indexOf('Medium'),
    sellerId: seller.person.id,
    sellerName: seller.name,
    sellerOrganizationId: seller.id,
    buyerContact: {
      officerName: office.buyer.name,
      designation: office.buyer.designation,
      email: office.buyer.email,
      contactNumber: phone,
    },
    deliveryPerson: { officerName: office.buyer.name, designation: office.buyer.designation, contactNumber: phone },
    expectedDeliveryWindow: order.window,
    ...amountsOf(order),
    notes: 'Demo data',
    createdById: seller.person.id,
    createdByOrganizationId: seller.id,
    organizations: isMapped ? [office.id] : [],
    isMappedToBuyer: isMapped,
    ...(approval ? { approvedBy: approval.by.name, approvedAt: approval.at } : {}),
    ...(completion ? { completedAt: completion.at, ...wholeDelivery(order.window.endDate, completion.at) } : {}),
    ...(isMapped ? mappedTo(order, mappedAt) : {}),
    ...(status === 'Rejected' && reason ? { rejectionReason: reason } : {}),
    ...(status === 'Cancelled' && reason ? { cancellationReason: reason } : {}),
    history: steps.map((step) => ({
      ...historyEntry(step),
      officeId: mappedAt && step.at >= mappedAt ? office.id : null,
    })),
  };
}

const mappedTo = ({ office: { id, name, buyer } }: DemoGemOrder, mappedAt: Date | undefined) => ({
  buyerId: buyer.id,
  buyerName: name,
  buyerOrganizationId: id,
  ...(mappedAt ? { mappedAt } : {}),
  receiver: { id: buyer.id, name: buyer.name, designation: buyer.designation, role: buyer.role },
});

function amountsOf({ lines }: DemoGemOrder) {
  const { items, ...amounts } = pricesOf(
    lines.map(({ goods, quantity, delivered }) => ({
      productName: goods.name,
      brand: goods.brand,
      modelNumber: goods.model,
      categoryType: goods.type,
      quantity,
      unitPrice: goods.price,
      gst: 18,
      gstin,
      warrantyPeriod: 3,
      amcResponsibility: 'OEM',
      installationRequired: false,
      delivered,
    })),
  );
  return { ...amounts, items: items.map((item, at) => ({ ...item, id: lines[at]?.id ?? item.id })) };
}

/** Its proofs of delivery as they are stored, but for their numbers. */
export const demoDeliveryRecords = (order: DemoGemOrder): Omit<DeliveryRecord, 'number'>[] =>
  order.deliveries.map(({ id, at, lines }, index) => ({
    ...demoStored(id, [at]),
    orderId: order.id,
    gemContractNumber: order.number,
    sellerOrganizationId: order.seller.id,
    organizations: [order.office.id],
    deliveryDate: dayInIndia(at),
    deliveryLocation: `${order.office.name}, store`,
    deliveryBatch: `DEMO-${index + 1}`,
    deliveredAssets: lines.map(({ line, quantity }) => ({
      ...{ serialNumber: `see list ${line.goods.type}`, category: line.goods.type, quantity, lineId: line.id },
    })),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    files: [],
    notes: 'Demo data',
    by: order.seller.person.name,
  }));
