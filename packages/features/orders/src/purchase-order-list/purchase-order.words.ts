import {
  activePurchaseOrderStatuses,
  gemRowPrefix,
  type PurchaseOrder,
  type PurchaseOrderRow,
} from '@portal/contracts';
import { today } from '@portal/ui';

/** A purchase order as the API answers it. */
export type ShownPurchaseOrder = PurchaseOrder;

/** An order on its way whose expected day has passed. */
export const isOverdue = ({
  status,
  expectedDeliveryDate,
}: Pick<PurchaseOrderRow, 'status' | 'expectedDeliveryDate'>) =>
  !!expectedDeliveryDate && activePurchaseOrderStatuses.includes(status) && expectedDeliveryDate < today();

/** The page of a row: a GeM order has its own among the GeM orders. */
export const pageOf = ({ id, source }: Pick<PurchaseOrderRow, 'id' | 'source'>, base: string, orders: string) =>
  source === 'gem' ? `${orders}/${id.slice(gemRowPrefix.length)}` : `${base}/${id}`;
