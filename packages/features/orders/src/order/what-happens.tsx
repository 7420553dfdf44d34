import type { OrderStatus } from '@portal/contracts';
import { Sheet, useT, useUser } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';

/** Says who is at work when it is not the reader's turn. */
export function WhatHappens({ of }: { of: ShownOrder }) {
  const t = useT();
  const { id } = useUser();
  const waits =
    of.createdById === id
      ? t('A Super Admin decides about this order. Nobody approves what they created.')
      : t('A Super Admin decides about this order.');
  const words: Record<OrderStatus, string> = {
    'Pending Approval': waits,
    Approved: t('The seller starts the work.'),
    'In Progress': t('The seller delivers and proves each delivery with the OTP of who receives.'),
    Completed: t('Everything was delivered and accepted.'),
    Rejected: t('Whoever added the order can correct it and send it again.'),
  };
  return (
    <Sheet title={t('What happens next')}>
      <p className="s">{words[of.status]}</p>
    </Sheet>
  );
}
