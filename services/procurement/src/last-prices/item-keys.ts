import type { OrderLine } from '../orders/order.schema.js';
import type { PurchaseLine } from '../purchase-orders/purchase-order.schema.js';

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** What says that two lines are of the same item: brand and model where both are known, else the name; in whatever case. */
const keyOf = (name: string, brand: string | undefined, model: string | undefined) =>
  brand && model ? `${plain(brand)} | ${plain(model)}` : plain(name);

export const gemItemKey = ({ productName, brand, modelNumber }: OrderLine) => keyOf(productName, brand, modelNumber);
export const purchaseItemKey = ({ assetName, specifications }: PurchaseLine) =>
  keyOf(assetName, specifications?.brand, specifications?.model);
