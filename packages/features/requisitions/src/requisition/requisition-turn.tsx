import { movesFrom, purchaseOrders, type RequisitionMove, requisitionMoves, requisitionState } from '@portal/contracts';
import { ButtonLink, Icon, Ltr, Secondary, Sheet, Stack, useHome, useMay, useT, useUser } from '@portal/ui';
import { Button } from 'antd';
import { PencilLine, Plus, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { MoveDialog, type Step } from './move.dialog.js';
import { RequestQuotes } from './requisition-quotes.js';
import type { ShownRequisition } from './requisition.page.js';

interface RequisitionTurnProps {
  requisition: ShownRequisition;
  base: string;
}

const isForward = ({ needs, to }: RequisitionMove) => !needs && to !== 'Withdrawn';

/** The steps that the reader may take now, and whether the requisition waits for them. */
export function useTurn({ status, requestedById }: Pick<ShownRequisition, 'status' | 'requestedById'>) {
  const { id, role } = useUser();
  const own = requestedById === id;
  const moves = movesFrom(requisitionMoves, status, role).filter(({ byRequester = false }) => byRequester === own);
  return { own, moves, isTurn: moves.some(({ to }) => to !== 'Withdrawn') };
}

/** What the reader can do with a requisition now, and what happens next. */
export function RequisitionTurn({ requisition, base }: RequisitionTurnProps) {
  const t = useT();
  const [step, setStep] = useState<Step>();
  const { status } = requisition;
  const { own, moves, isTurn } = useTurn(requisition);
  const editable = own && requisitionState(status).isOpen;
  return (
    <Sheet title={isTurn ? t('Your turn') : t('What happens next')}>
      <Secondary as="p">{t(requisitionState(status).next)}</Secondary>
      <Stack>
        <OrderLinks requisition={requisition} />
        <RequestQuotes requisition={requisition} />
        {editable && (
          <ButtonLink primary={status === 'Returned'} to={`${base}/${requisition.id}/edit`}>
            <Icon icon={PencilLine} /> {t('Edit Requisition')}
          </ButtonLink>
        )}
        {moves.map((move) => (
          <Button
            key={move.to}
            block
            type={['Draft', 'Submitted'].includes(status) && isForward(move) ? 'primary' : 'default'}
            danger={move.to === 'Rejected' || move.to === 'Withdrawn'}
            onClick={() => setStep({ move, requisition })}
          >
            {t(move.action)}
          </Button>
        ))}
      </Stack>
      <MoveDialog step={step} onClose={() => setStep(undefined)} />
    </Sheet>
  );
}

/** The way to the purchase order that is made of it, or that was. */
function OrderLinks({
  requisition: { id, status, purchaseOrderId, poNumber },
}: Pick<RequisitionTurnProps, 'requisition'>) {
  const t = useT();
  const may = useMay();
  const orders = `${useHome()}/purchase-orders`;
  if (purchaseOrderId) {
    return (
      <ButtonLink to={`${orders}/${purchaseOrderId}`}>
        <Icon icon={ShoppingCart} /> {t('Purchase order')} <Ltr>{poNumber}</Ltr>
      </ButtonLink>
    );
  }
  if (status !== 'Accepted' || !may(purchaseOrders.create)) return null;
  return (
    <ButtonLink primary to={`${orders}/new?requisition=${id}`}>
      <Icon icon={Plus} /> {t('Create Purchase Order')}
    </ButtonLink>
  );
}
