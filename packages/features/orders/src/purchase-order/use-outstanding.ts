import { outstandingOf, receipts } from '@portal/contracts';
import { useMay, useRead } from '@portal/ui';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

/** What is outstanding before a delivered order can be completed, if anything; an order without a seller of the portal has no receipt. */
export function useOutstanding({ id, source, status, sellerOrganizationId }: ShownPurchaseOrder) {
  const may = useMay();
  const isAwaited = status === 'Delivered' && source !== 'gem' && sellerOrganizationId !== undefined;
  // As the list of receipts below asks: one question for both.
  const query = { order: id, pageSize: 50 };
  const { data } = useRead(receipts.list, { query, enabled: isAwaited && may(receipts.list) });
  return isAwaited && data ? outstandingOf(data.items.map((receipt) => receipt.status)) : undefined;
}
