import { movesFrom, orderMoves, orderState } from '@portal/contracts';
import { ButtonLink, Icon, Secondary, Sheet, Stack, useT, useUser } from '@portal/ui';
import { PencilLine } from 'lucide-react';
import type { ShownOrder } from '../order-list/order.words.js';
import { DecideOrder } from './decide-order.js';
import { SellerSteps } from './seller-steps.js';

/** The maker of a rejected order corrects it and sends it again. */
function CorrectOrder({ order, base }: { order: ShownOrder; base: string }) {
  const t = useT();
  return (
    <Sheet title={t('Your turn')}>
      <Secondary as="p">
        {t('The order was rejected. Correct what was wrong; it then waits for approval again.')}
      </Secondary>
      <Stack>
        <ButtonLink primary to={`${base}/${order.id}/edit`}>
          <Icon icon={PencilLine} /> {t('Correct and send again')}
        </ButtonLink>
      </Stack>
    </Sheet>
  );
}

/** Says who is at work when it is not the reader's turn. */
function WhatHappens({ order }: { order: ShownOrder }) {
  const t = useT();
  const { id } = useUser();
  const { next, nextForMaker = next } = orderState(order.status);
  return (
    <Sheet title={t('What happens next')}>
      <Secondary as="p">{t(order.createdById === id ? nextForMaker : next)}</Secondary>
    </Sheet>
  );
}

/** What the reader can do with an order now, or who is at work. */
export function OrderTurn({ order, base }: { order: ShownOrder; base: string }) {
  const { id, role } = useUser();
  const own = order.createdById === id;
  if (order.status === 'Rejected' && own) return <CorrectOrder order={order} base={base} />;
  if (order.status === 'Pending Approval' && role === 'Super Admin' && !own) return <DecideOrder order={order} />;
  if (role === 'Seller' && movesFrom(orderMoves, order.status, role).length > 0)
    return <SellerSteps order={order} base={base} />;
  return <WhatHappens order={order} />;
}
