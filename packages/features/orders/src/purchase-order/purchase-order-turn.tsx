import { purchaseOrders, purchaseOrderState, rfqs } from '@portal/contracts';
import { ButtonLink, Icon, Secondary, Sheet, Stack, useMay, useT } from '@portal/ui';
import { Button } from 'antd';
import { PencilLine, Scale } from 'lucide-react';
import { useState } from 'react';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { DecidePurchaseOrder } from './decide-purchase-order.js';
import { MoveDialog, type Step } from './move.dialog.js';
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
  const forward = plain.filter(({ needs }) => needs !== 'reason');
  const back = plain.filter(({ needs }) => needs === 'reason');
  return (
    <>
      {decides && <DecidePurchaseOrder order={order} />}
      <Sheet title={acts ? t('Your turn') : t('What happens next')}>
        <Secondary as="p">{t(purchaseOrderState(order.status).next)}</Secondary>
        <Stack>
          {forward.map(button)}
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
        </Stack>
      </Sheet>
      <MoveDialog step={step} onClose={() => setStep(undefined)} />
    </>
  );
}
