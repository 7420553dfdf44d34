import { outstandingOf, receipts } from '@portal/contracts';
import { useMay, useRead } from '@portal/ui';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

/** What is outstanding before a delivered order can be completed, if anything; an order without a seller of the portal has no receipt. */
export function useOutstanding({ id, source, status, sellerOrganizationId }: ShownPurchaseOrder) {
  const may = useMay();
  const isAwaited = status === 'Delivered' && source !== 'gem' && sellerOrganizationId !== undefined;
  const enabled = isAwaited && may(receipts.list);
  const { data: all } = useRead(receipts.list, { query: { order: id, pageSize: 1 }, enabled });
  const { data: open } = useRead(receipts.list, { query: { order: id, outstanding: 'yes', pageSize: 1 }, enabled });
  if (!isAwaited || !all || !open) return undefined;
  return outstandingOf([...open.items, ...all.items].map((receipt) => receipt.status));
}
