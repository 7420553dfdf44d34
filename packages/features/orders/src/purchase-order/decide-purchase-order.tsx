import { entryInto, openStep, purchaseOrders } from '@portal/contracts';
import { DateText, DecisionPanel, Money, toast, useT, useWrite } from '@portal/ui';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

/** The decision about a purchase order that waits for approval. */
export function DecidePurchaseOrder({ order }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const update = useWrite(purchaseOrders.update);
  // Who sent it for approval: of a requisition's order not who had asked for it.
  const sent = entryInto(order.history, 'Pending Approval');
  const decide = async ({ approve, note }: { approve: boolean; note: string }) => {
    const after = await update.mutateAsync({
      params: { id: order.id },
      version: order.version,
      body: approve ? { status: 'Approved', notes: note } : { status: 'Rejected', reason: note },
    });
    const next = after.status === 'Pending Approval' ? openStep(after.approvals) : undefined;
    if (next)
      return toast(
        t('Your approval of order {{id}} was recorded. Next it needs the approval of: {{designation}}.', {
          id: order.poNumber,
          designation: next.designation,
        }),
      );
    const status = approve ? t('Approved') : t('Rejected');
    toast(t('Order {{id}} has been {{status}} successfully.', { id: order.poNumber, status }));
  };
  return (
    <DecisionPanel
      text={
        <>
          {t('Sent by')} <bdi>{sent?.by ?? order.requestedBy}</bdi> ·{' '}
          <DateText value={sent?.at ?? order.requestedDate} time />
        </>
      }
      approveLabel={t('Approve Order')}
      rejectLabel={t('Reject Order')}
      noteLabel={t('Rejection Reason *')}
      noteHint={t('needed to reject; with an approval it is kept as a note')}
      missing="Rejection Reason is required"
      confirmApproval={{
        title: t('Approve order {{contract}}?', { contract: order.poNumber }),
        text: (
          <p>
            <bdi>{order.supplier ?? order.title}</bdi> · <Money amount={order.totalAmount} />
          </p>
        ),
      }}
      onDecide={decide}
    />
  );
}
