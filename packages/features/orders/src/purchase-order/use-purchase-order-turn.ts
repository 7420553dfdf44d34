import { approvesNow, fitsGoods, haveLeft, movesFrom, purchaseOrderMoves, users } from '@portal/contracts';
import { useRead, useUser } from '@portal/ui';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

/** Whether the reader decides now: nobody about an order that they asked for or wrote, and of several approvals only the next. */
function useDecides({ status, approvals, authorIds }: ShownPurchaseOrder) {
  const reader = useUser();
  const { data } = useRead(users.authority, { enabled: reader.role === 'Buyer' && status === 'Pending Approval' });
  // Only who is told who wrote it decides.
  return authorIds !== undefined && approvesNow(reader, data, { approvals, wrote: (id) => authorIds.includes(id) });
}

/** The steps that the reader may take now, and whether the order waits for them. */
export function usePurchaseOrderTurn(order: ShownPurchaseOrder) {
  const { role } = useUser();
  const mayDecide = useDecides(order);
  const all = order.source === 'gem' ? [] : movesFrom(purchaseOrderMoves, order.status, role);
  const moves = all.filter((move) => fitsGoods(move, haveLeft(order.items)));
  const decides = mayDecide && moves.some((move) => move.decides);
  const plain = moves.filter((move) => !move.decides);
  return { decides, plain, acts: plain.some(({ to }) => to !== 'Cancelled') };
}
