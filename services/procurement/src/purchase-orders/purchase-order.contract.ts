import { assetCategories, type ContractLine, isOneOf, toRupees } from '@portal/contracts';
import { deliveredOf } from './delivered-items.js';
import type { PurchaseLine, PurchaseOrderRecord } from './purchase-order.schema.js';

type Told = Pick<
  PurchaseOrderRecord,
  | '_id'
  | 'poNumber'
  | 'status'
  | 'isSent'
  | 'sellerOrganizationId'
  | 'supplier'
  | 'buyerOrganizationId'
  | 'buyerName'
  | 'department'
  | 'items'
>;

/** As what the register counts an item: its product type where that is a category of assets; what is bought as a computer is a desktop. */
export function registeredCategoryOf({ category, specifications }: Pick<PurchaseLine, 'category' | 'specifications'>) {
  const kinds = [specifications.category, category === 'Computer' ? 'Desktop' : category];
  return kinds.find((kind) => kind !== undefined && isOneOf(assetCategories, kind)) ?? 'Other';
}

/** What the register learns of a purchase order, as of a GeM order: enough to count assets against it. Nothing before its seller has it. */
export function contractOf({ isSent, items, ...order }: Told) {
  if (!isSent || !order.sellerOrganizationId) return undefined;
  const quantities: Record<string, number> = {};
  for (const item of items) {
    const category = registeredCategoryOf(item);
    quantities[category] = (quantities[category] ?? 0) + item.quantity;
  }
  return {
    source: 'purchase-order',
    id: order._id,
    gemContractNumber: order.poNumber,
    status: order.status,
    sellerOrganizationId: order.sellerOrganizationId,
    sellerName: order.supplier ?? '',
    buyerOrganizationId: order.buyerOrganizationId,
    buyerName: order.buyerName,
    gemBuyerDepartmentName: order.department,
    quantities,
    lines: items.map((item) => contractLine(item, deliveredOf(order, item))),
  };
}

const contractLine = (item: PurchaseLine, delivered: number): ContractLine => ({
  lineId: item.id,
  name: item.assetName,
  category: registeredCategoryOf(item),
  manufacturer: item.specifications.brand ?? '',
  model: item.specifications.model ?? '',
  quantity: item.quantity,
  delivered,
  value: toRupees(item.unitPrice),
  warrantyYears: item.specifications.warrantyPeriod ?? 0,
  ...(item.specifications.amcResponsibility ? { amcResponsibility: item.specifications.amcResponsibility } : {}),
});
