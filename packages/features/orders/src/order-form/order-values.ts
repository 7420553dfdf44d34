import { keysOf, NewOrderItem } from '@portal/contracts';
import type { ShownOrder } from '../order-list/order.words.js';
import { newItem } from './amounts.js';

/** What an empty form begins with. */
export const newOrderValues = { priority: 'Medium', items: [newItem] };

const known = (file: { id: string; name: string; size: number } | undefined) =>
  file ? [{ id: file.id, name: file.name, size: file.size }] : [];
const idsOf = (file: { id: string } | undefined) => (file ? [file.id] : []);

/** The values of an order that is corrected; its files are still there. */
export const valuesOf = (order: ShownOrder): Record<string, unknown> => ({
  gemContractNumber: order.gemContractNumber,
  gemOrderCategory: order.gemOrderCategory,
  gemBuyerDepartmentName: order.gemBuyerDepartmentName,
  priority: order.priority,
  buyerContact: order.buyerContact,
  deliveryPerson: order.deliveryPerson,
  expectedDeliveryWindow: order.expectedDeliveryWindow,
  items: order.items,
  notes: order.notes,
  gemOrderFile: idsOf(order.gemOrderFile),
  oemAuthorizationLetter: idsOf(order.oemAuthorizationLetter),
  $files: { gemOrderFile: known(order.gemOrderFile), oemAuthorizationLetter: known(order.oemAuthorizationLetter) },
});

const lineFields = keysOf(NewOrderItem.shape);

/** What a new order has of an earlier one: people and lines, and neither its number nor its files and days. */
export const valuesOfEarlier = (order: ShownOrder, withSeller: boolean): Record<string, unknown> => ({
  gemOrderCategory: order.gemOrderCategory,
  gemBuyerDepartmentName: order.gemBuyerDepartmentName,
  priority: order.priority,
  buyerContact: order.buyerContact,
  deliveryPerson: order.deliveryPerson,
  items: order.items.map((item) => Object.fromEntries(lineFields.map((field) => [field, item[field]]))),
  ...(withSeller ? { sellerOrganizationId: order.sellerOrganizationId } : {}),
});
