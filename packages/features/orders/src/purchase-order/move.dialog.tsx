import { day, optionalParagraph, paragraph, type PurchaseOrderMove, purchaseOrders } from '@portal/contracts';
import { DateField, Dialog, Form, FormBar, TextAreaField, toast, today, useT, useWrite } from '@portal/ui';
import { z } from 'zod';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

/** A step, and the purchase order as it was when the step was begun. */
export interface Step {
  move: PurchaseOrderMove;
  order: Pick<ShownPurchaseOrder, 'id' | 'version' | 'poNumber'>;
}

const reasoned = z.object({ reason: paragraph('Please give a reason', 500) });
const free = z.object({ notes: optionalParagraph(2000), promisedDate: day().optional() });

/** After these nothing comes any more, and nobody got anything. */
const isEnd = (status: PurchaseOrderMove['to']) => status === 'Rejected' || status === 'Cancelled';

/** Asks before a step of a purchase order, with the reason, note or day that it takes; a refusal loses nothing. */
export function MoveDialog({ step, onClose }: { step: Step | undefined; onClose: () => void }) {
  const t = useT();
  const update = useWrite(purchaseOrders.update);
  if (!step) return null;
  const { move, order } = step;
  const take = async (said: { reason?: string; notes?: string; promisedDate?: string }) => {
    const params = { id: order.id };
    const body = { ...said, status: move.to };
    const { status } = await update.mutateAsync({ params, version: order.version, body });
    toast(t('{{number}}: {{status}}', { number: order.poNumber, status: t(status) }));
    onClose();
  };
  const failureTitle = t('Failed to update order status. Please try again.');
  const bar = <FormBar submit={t('Confirm')} danger={isEnd(move.to)} />;
  const title = t('{{action}}: {{number}}', { action: t(move.action), number: order.poNumber });
  return (
    <Dialog open title={title} onClose={onClose}>
      {move.needs ? (
        <Form schema={reasoned} failureTitle={failureTitle} onSubmit={take}>
          <TextAreaField name="reason" label={t('Reason')} maxLength={500} />
          {bar}
        </Form>
      ) : (
        <Form schema={free} failureTitle={failureTitle} onSubmit={take}>
          {move.takes === 'promisedDate' && (
            <DateField name="promisedDate" label={t('Promised delivery')} min={today()} optional />
          )}
          {move.takes === 'note' && <TextAreaField name="notes" label={t('Notes')} maxLength={2000} optional />}
          {bar}
        </Form>
      )}
    </Dialog>
  );
}
