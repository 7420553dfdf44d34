import { entryInto, progressOf, purchaseOrderState, purchaseOrderStatuses } from '@portal/contracts';
import { Ltr, Meter, Sheet, Steps, useT } from '@portal/ui';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { usePurchaseOrderTurn } from './use-purchase-order-turn.js';

const road = purchaseOrderStatuses.filter((status) => purchaseOrderState(status).step !== undefined);
const [start] = purchaseOrderStatuses;

/** The ten steps of a purchase order with the day on which each was reached, and how far it is. */
export function PurchaseOrderRoad({ order }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const { status, history = [] } = order;
  const { decides, acts } = usePurchaseOrderTurn(order);
  const names = purchaseOrderState(status).step === undefined ? [start, status] : road;
  const reached = names.indexOf(status);
  const steps = names.map((name, index) => ({
    name,
    at: index > reached ? undefined : entryInto(history, name)?.at,
  }));
  const progress = progressOf(status);
  return (
    <Sheet title={t('Order Progress')}>
      {progress > 0 && (
        <Meter label={t('Overall Progress')} value={progress} max={100} note={<Ltr>{progress} %</Ltr>} />
      )}
      <Steps steps={steps} now={status} done={status === road.at(-1)} ended={names !== road} yours={decides || acts} />
    </Sheet>
  );
}
