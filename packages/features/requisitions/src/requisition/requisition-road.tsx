import { entryInto, requisitionState, requisitionStatuses } from '@portal/contracts';
import { Sheet, Steps, useT } from '@portal/ui';
import type { ShownRequisition } from './requisition.page.js';
import { useTurn } from './requisition-turn.js';

const road = requisitionStatuses.filter((status) => requisitionState(status).isOnTheWay);
const [start] = requisitionStatuses;

/** The states of a requisition, with the day on which each was reached. */
export function RequisitionRoad({ requisition }: { requisition: ShownRequisition }) {
  const t = useT();
  const { status, history } = requisition;
  const { isTurn } = useTurn(requisition);
  const names = requisitionState(status).isOnTheWay ? road : [start, status];
  const reached = names.indexOf(status);
  const steps = names.map((name, index) => ({
    name,
    at: index > reached ? undefined : entryInto(history, name)?.at,
  }));
  return (
    <Sheet title={t('Progress')}>
      <Steps steps={steps} now={status} done={status === road.at(-1)} ended={names !== road} yours={isTurn} />
    </Sheet>
  );
}
