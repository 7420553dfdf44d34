import { movesFrom, purchaseOrders, type RequisitionMove, requisitionMoves, requisitionState } from '@portal/contracts';
import {
  ButtonLink,
  ConfirmDialog,
  Icon,
  Ltr,
  Secondary,
  Sheet,
  Stack,
  useHome,
  useMay,
  useT,
  useUser,
} from '@portal/ui';
import { Button } from 'antd';
import { PencilLine, Plus, Scale, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MoveDialog, type Step } from './move.dialog.js';
import { RequestQuotes, useRequestUnderWay } from './requisition-quotes.js';
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
      <NextStep requisition={requisition} />
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

/** What happens next: of one whose sellers are asked, that one of their quotes becomes the order. */
function NextStep({ requisition }: Pick<RequisitionTurnProps, 'requisition'>) {
  const t = useT();
  const isAsked = useRequestUnderWay(requisition) !== undefined && requisition.status === 'Accepted';
  return (
    <Secondary as="p">
      {isAsked
        ? t('The office compares the quotes of its request and awards one, which becomes the order.')
        : t(requisitionState(requisition.status).next)}
    </Secondary>
  );
}

/** The way to the purchase order that is made of it, or that was; while sellers are asked for quotes, to their request first. */
function OrderLinks({ requisition }: Pick<RequisitionTurnProps, 'requisition'>) {
  const t = useT();
  const may = useMay();
  const home = useHome();
  const request = useRequestUnderWay(requisition);
  const { id, status, purchaseOrderId, poNumber } = requisition;
  const orders = `${home}/purchase-orders`;
  if (purchaseOrderId) {
    return (
      <ButtonLink to={`${orders}/${purchaseOrderId}`}>
        <Icon icon={ShoppingCart} /> {t('Purchase order')} <Ltr>{poNumber}</Ltr>
      </ButtonLink>
    );
  }
  if (status !== 'Accepted' || !may(purchaseOrders.create)) return null;
  const form = `${orders}/new?requisition=${id}`;
  if (request) {
    return (
      <>
        <ButtonLink primary to={`${home}/quotes/${request.id}`}>
          <Icon icon={Scale} /> {request.status === 'Closed' ? t('Compare Quotes') : t('Open the Request')}{' '}
          <Ltr>{request.number}</Ltr>
        </ButtonLink>
        <OrderWithoutQuotes form={form} number={request.number} />
      </>
    );
  }
  return (
    <ButtonLink primary to={form}>
      <Icon icon={Plus} /> {t('Create Purchase Order')}
    </ButtonLink>
  );
}

/** The other way to an order, beside a request that is under way: asked about, since no quote of that can be awarded then. */
function OrderWithoutQuotes({ form, number }: { form: string; number: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button block icon={<Icon icon={Plus} />} onClick={() => setAsking(true)}>
        {t('Create Purchase Order')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Order without the quotes of {{number}}?', { number })}
        action={t('Create Purchase Order')}
        onConfirm={async () => {
          await navigate(form);
        }}
        onClose={() => setAsking(false)}
      >
        <p>
          {t('Once there is an order, no quote of this request can be awarded. The request is then to be cancelled.')}
        </p>
      </ConfirmDialog>
    </>
  );
}
