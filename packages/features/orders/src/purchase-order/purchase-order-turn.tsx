import { nextOf, purchaseOrders, receiptState, rfqs } from '@portal/contracts';
import { ButtonLink, Icon, NoteLine, Secondary, Sheet, Stack, useMay, useT } from '@portal/ui';
import { Button } from 'antd';
import { PencilLine, Scale } from 'lucide-react';
import { useState } from 'react';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { CancelRest } from './cancel-rest.js';
import { DecidePurchaseOrder } from './decide-purchase-order.js';
import { DeleteDraft } from './delete-draft.js';
import { MoveDialog, type Step } from './move.dialog.js';
import { ProveDelivery } from './purchase-deliveries.js';
import { useOutstanding } from './use-outstanding.js';
import { usePurchaseOrderTurn } from './use-purchase-order-turn.js';

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
  const { decides, plain, acts } = usePurchaseOrderTurn(order);
  const [step, setStep] = useState<Step>();
  const outstanding = useOutstanding(order);
  const editable = order.source !== 'gem' && ['Draft', 'Pending Approval'].includes(order.status);
  const button = (move: Step['move']) => (
    <Button
      key={move.to}
      block
      type={move.needs ? 'default' : 'primary'}
      danger={move.needs === 'reason'}
      onClick={() => setStep({ move, order })}
    >
      {t(move.action)}
    </Button>
  );
  const forward = plain.filter(({ needs, to }) => needs !== 'reason' && !(to === 'Completed' && outstanding));
  // Goods that are to be inspected wait for the office; those that are to be replaced for the seller.
  const isYours = acts && (!outstanding || outstanding === receiptState('Inspection Due').outstanding);
  const back = plain.filter(({ needs }) => needs === 'reason');
  return (
    <>
      {decides && <DecidePurchaseOrder order={order} />}
      <Sheet title={isYours ? t('Your turn') : t('What happens next')}>
        <Secondary as="p">{t(nextOf(order))}</Secondary>
        {outstanding && <NoteLine>{t(outstanding)}</NoteLine>}
        <Stack>
          {forward.map(button)}
          <ProveDelivery order={order} base={base} />
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
          {back.map(button)}
          <CancelRest order={order} />
          <DeleteDraft order={order} base={base} />
        </Stack>
      </Sheet>
      <MoveDialog step={step} onClose={() => setStep(undefined)} />
    </>
  );
}
