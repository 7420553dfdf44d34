import { orderState } from '@portal/contracts';
import { Secondary, Sheet, useT, useUser } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';

/** Says who is at work when it is not the reader's turn. */
export function WhatHappens({ of }: { of: ShownOrder }) {
  const t = useT();
  const { id } = useUser();
  const { next, nextForMaker = next } = orderState(of.status);
  return (
    <Sheet title={t('What happens next')}>
      <Secondary as="p">{t(of.createdById === id ? nextForMaker : next)}</Secondary>
    </Sheet>
  );
}
