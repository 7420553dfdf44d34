import { orderMoves, moveBetween, orders, type OrderStatus } from '@portal/contracts';
import { toast, useT, useWrite, type RowOf } from '@portal/ui';

export type ListedOrder = RowOf<typeof orders.list>;

/** What a step needs to know of an order. */
type Moved = Pick<ListedOrder, 'id' | 'version' | 'status' | 'gemContractNumber'>;

/** How many pieces are still to be delivered. */
export const openOf = ({ items }: ListedOrder) =>
  items.reduce((open, { quantity, delivered }) => open + quantity - delivered, 0);

/** Moves an order one step and says so. */
export function useOrderMove() {
  const t = useT();
  const update = useWrite(orders.update);
  const move = (order: Moved, status: OrderStatus) =>
    update.mutate(
      { params: { id: order.id }, version: order.version, body: { status } },
      {
        onSuccess: () =>
          toast(
            t('{{contract}}: {{action}}', {
              contract: order.gemContractNumber,
              action: t(moveBetween(orderMoves, order.status, status)?.action ?? status),
            }),
          ),
      },
    );
  return {
    move,
    moving: update.isPending ? update.variables.params?.id : undefined,
    error: update.error ?? undefined,
  };
}
