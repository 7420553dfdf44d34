import { Sheet, Steps, useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';

const road = ['Pending Approval', 'Approved', 'In Progress', 'Completed'];

/** The states of an order, with the day on which each was reached. */
export function OrderRoad({ of }: { of: ShownOrder }) {
  const t = useT();
  const names = of.status === 'Rejected' ? ['Pending Approval', 'Rejected'] : road;
  const steps = names.map((name) => ({ name, at: of.history.findLast(({ status }) => status === name)?.at }));
  const reached = names.indexOf(of.status);
  return (
    <Sheet title={t('Order Progress')}>
      <Steps
        of={steps.map((step, index) => (index > reached ? { name: step.name } : step))}
        now={of.status}
        done={of.status === 'Completed'}
      />
    </Sheet>
  );
}
