import { entryInto, orders } from '@portal/contracts';
import { DateText, DecisionPanel, Money, toast, useT, useWrite } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';

/** The Super Admin's decision on a new order. */
export function DecideOrder({ order }: { order: ShownOrder }) {
  const t = useT();
  const update = useWrite(orders.update);
  // Who made it, or corrected it last: not always its seller.
  const sent = entryInto(order.history, 'Pending Approval');
  const decide = async ({ approve, note }: { approve: boolean; note: string }) => {
    await update.mutateAsync({
      params: { id: order.id },
      version: order.version,
      body: approve ? { status: 'Approved', notes: note } : { status: 'Rejected', rejectionReason: note },
    });
    const status = approve ? t('Approved') : t('Rejected');
    toast(t('Order {{id}} has been {{status}} successfully.', { id: order.gemContractNumber, status }));
  };
  return (
    <DecisionPanel
      text={
        <>
          {t('Sent by')} <bdi>{sent?.by ?? order.sellerName}</bdi> ·{' '}
          <DateText value={sent?.at ?? order.createdAt} time />
        </>
      }
      checks={[
        { ok: true, text: t('The GeM contract number is not used by another order') },
        order.gemOrderFile
          ? { ok: true, text: t('The GeM order file is attached') }
          : { ok: false, text: t('The GeM order file is missing') },
        order.oemAuthorizationLetter
          ? { ok: true, text: t('The OEM authorization letter is attached') }
          : { ok: false, text: t('There is no OEM authorization letter (optional)') },
      ]}
      approveLabel={t('Approve Order')}
      rejectLabel={t('Reject Order')}
      noteLabel={t('Rejection Reason *')}
      noteHint={t('needed to reject; with an approval it is kept as a note')}
      missing="Rejection Reason is required"
      hint={t('The seller is told at once. An approval cannot be taken back.')}
      confirmApproval={{
        title: t('Approve order {{contract}}?', { contract: order.gemContractNumber }),
        text: (
          <p>
            <bdi>{order.sellerName}</bdi> · <Money amount={order.totalAmount} />
          </p>
        ),
      }}
      onDecide={decide}
    />
  );
}
