import { fitsGoods, haveLeft, movesFrom, nextApprovalBy, purchaseOrderMoves, users } from '@portal/contracts';
import { useRead, useUser } from '@portal/ui';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

const writing = ['Purchase order created', 'Purchase order edited'];

/** Whether the reader decides now: nobody about an order that they asked for or wrote, and of several approvals only the next. */
function useDecides(order: ShownPurchaseOrder) {
  const { id, role } = useUser();
  const isBuyer = role === 'Buyer';
  const { data } = useRead(users.authority, { enabled: isBuyer && order.status === 'Pending Approval' });
  const wrote = (person: string) =>
    order.requestedById === person ||
    order.history?.some(({ byId, action }) => byId === person && writing.includes(action)) === true;
  if (wrote(id)) return false;
  if (!isBuyer) return true;
  return data !== undefined && nextApprovalBy(id, data, { approvals: order.approvals, wrote }).may;
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
