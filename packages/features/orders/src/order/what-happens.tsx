import { orderState } from '@portal/contracts';
import { Sheet, useT, useUser } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';

/** Says who is at work when it is not the reader's turn. */
export function WhatHappens({ of }: { of: ShownOrder }) {
  const t = useT();
  const { id } = useUser();
  const { next, nextForMaker = next } = orderState(of.status);
  return (
    <Sheet title={t('What happens next')}>
      <p className="s">{t(of.createdById === id ? nextForMaker : next)}</p>
    </Sheet>
  );
}
