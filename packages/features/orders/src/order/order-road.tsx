import { entryInto, orderState, orderStatuses } from '@portal/contracts';
import { Sheet, Steps, useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';
import { useOrderTurn } from './order-turn.js';

const [start] = orderStatuses;
const road = orderStatuses.filter((status) => orderState(status).isOnTheWay);

/** The states of an order, with the day on which each was reached. */
export function OrderRoad({ order }: { order: ShownOrder }) {
  const t = useT();
  const isTurn = useOrderTurn(order) !== undefined;
  const names = orderState(order.status).isOnTheWay ? road : [start, order.status];
  const steps = names.map((name) => ({ name, at: entryInto(order.history, name)?.at }));
  const reached = names.indexOf(order.status);
  return (
    <Sheet title={t('Order Progress')}>
      <Steps
        steps={steps.map((step, index) => (index > reached ? { name: step.name } : step))}
        now={order.status}
        done={order.status === road.at(-1)}
        ended={names !== road}
        yours={isTurn}
      />
    </Sheet>
  );
}
