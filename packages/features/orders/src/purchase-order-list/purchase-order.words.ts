import {
  awaitedPurchaseOrderStatuses,
  gemRowPrefix,
  type PurchaseOrder,
  type PurchaseOrderRow,
} from '@portal/contracts';
import { today, useUser } from '@portal/ui';

/** A purchase order as the API answers it. */
export type ShownPurchaseOrder = PurchaseOrder;

/** An order that somebody waits for whose expected day has passed; a draft is never late. */
export const isOverdue = ({
  status,
  expectedDeliveryDate,
}: Pick<PurchaseOrderRow, 'status' | 'expectedDeliveryDate'>) =>
  !!expectedDeliveryDate && awaitedPurchaseOrderStatuses.includes(status) && expectedDeliveryDate < today();

/** The maker of the goods is shown neither people nor prices. */
export const useIsMaker = () => useUser().role === 'OEM';

/** The page of a row: a GeM order has its own among the GeM orders, where the area has them. */
export const pageOf = ({ id, source }: Pick<PurchaseOrderRow, 'id' | 'source'>, base: string, orders?: string) =>
  source === 'gem' && orders ? `${orders}/${id.slice(gemRowPrefix.length)}` : `${base}/${id}`;
