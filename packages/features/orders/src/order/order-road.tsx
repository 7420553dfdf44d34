import { orderState, orderStatuses } from '@portal/contracts';
import { Sheet, Steps, useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';

const [start] = orderStatuses;
const road = orderStatuses.filter((status) => orderState(status).isOnTheWay);

/** The states of an order, with the day on which each was reached. */
export function OrderRoad({ of }: { of: ShownOrder }) {
  const t = useT();
  const names = orderState(of.status).isOnTheWay ? road : [start, of.status];
  const steps = names.map((name) => ({ name, at: of.history.findLast(({ status }) => status === name)?.at }));
  const reached = names.indexOf(of.status);
  return (
    <Sheet title={t('Order Progress')}>
      <Steps
        of={steps.map((step, index) => (index > reached ? { name: step.name } : step))}
        now={of.status}
        done={of.status === road.at(-1)}
      />
    </Sheet>
  );
}
