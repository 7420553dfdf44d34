import {
  movesFrom,
  nextApprovalBy,
  purchaseOrderMoves,
  purchaseOrders,
  purchaseOrderState,
  rfqs,
  users,
} from '@portal/contracts';
import { ButtonLink, Icon, Secondary, Sheet, Stack, useMay, useRead, useT, useUser } from '@portal/ui';
import { Button } from 'antd';
import { PencilLine, Scale } from 'lucide-react';
import { useState } from 'react';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { DecidePurchaseOrder } from './decide-purchase-order.js';
import { MoveDialog, type Step } from './move.dialog.js';

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

interface PurchaseOrderTurnProps {
  order: ShownPurchaseOrder;
  base: string;
  /** Where requests for quotation live, if the area asks for quotes. */
  quotes?: string;
}

/** What the reader can do with a purchase order now, and what happens next. */
export function PurchaseOrderTurn({ order, base, quotes }: PurchaseOrderTurnProps) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const decides = useDecides(order);
  const [step, setStep] = useState<Step>();
  const moves = order.source === 'gem' ? [] : movesFrom(purchaseOrderMoves, order.status, role);
  const plain = moves.filter((move) => !move.decides);
  const editable = order.source !== 'gem' && ['Draft', 'Pending Approval'].includes(order.status);
  return (
    <>
      {decides && moves.some((move) => move.decides) && <DecidePurchaseOrder order={order} />}
      <Sheet title={plain.some(({ to }) => to !== 'Cancelled') ? t('Your turn') : t('What happens next')}>
        <Secondary as="p">{t(purchaseOrderState(order.status).next)}</Secondary>
        <Stack>
          {plain.map((move) => (
            <Button
              key={move.to}
              block
              type={move.needs ? 'default' : 'primary'}
              danger={move.needs === 'reason'}
              onClick={() => setStep({ move, order })}
            >
              {t(move.action)}
            </Button>
          ))}
          {editable && may(purchaseOrders.create) && (
            <ButtonLink to={`${base}/${order.id}/edit`}>
              <Icon icon={PencilLine} /> {t('Edit Purchase Order')}
            </ButtonLink>
          )}
          {quotes && order.status === 'Draft' && order.source !== 'gem' && may(rfqs.create) && (
            <ButtonLink to={`${quotes}/new?order=${order.id}`}>
              <Icon icon={Scale} /> {t('Request Quotes')}
            </ButtonLink>
          )}
        </Stack>
      </Sheet>
      <MoveDialog step={step} onClose={() => setStep(undefined)} />
    </>
  );
}
