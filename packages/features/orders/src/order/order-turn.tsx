import { movesFrom, orderMoves, orderState } from '@portal/contracts';
import { ButtonLink, Icon, Secondary, Sheet, Stack, useT, useUser } from '@portal/ui';
import { PencilLine } from 'lucide-react';
import type { ShownOrder } from '../order-list/order.words.js';
import { CancelOrder } from './cancel-order.js';
import { DecideOrder } from './decide-order.js';
import { SellerSteps } from './seller-steps.js';

function wordsForMaker({ status }: ShownOrder) {
  const { next, nextForMaker = next } = orderState(status);
  return nextForMaker;
}

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

/** Who added an order writes it anew or cancels it, until somebody decides about it. */
function OwnOrder({ order, base }: { order: ShownOrder; base: string }) {
  const t = useT();
  return (
    <Sheet title={t('What happens next')}>
      <Secondary as="p">{t(wordsForMaker(order))}</Secondary>
      <Stack>
        <ButtonLink to={`${base}/${order.id}/edit`}>
          <Icon icon={PencilLine} /> {t('Edit Order')}
        </ButtonLink>
        <CancelOrder order={order} />
      </Stack>
    </Sheet>
  );
}

/** Says who is at work when it is not the reader's turn; who may end the order all the same does so here. */
function WhatHappens({ order }: { order: ShownOrder }) {
  const t = useT();
  const { id, role } = useUser();
  const words = order.createdById === id ? wordsForMaker(order) : orderState(order.status).next;
  const ends = movesFrom(orderMoves, order.status, role).some(({ to, byMaker }) => to === 'Cancelled' && !byMaker);
  return (
    <Sheet title={t('What happens next')}>
      <Secondary as="p">{t(words)}</Secondary>
      {ends && (
        <Stack>
          <CancelOrder order={order} />
        </Stack>
      )}
    </Sheet>
  );
}

/** For what the order waits for the reader, if for anything. */
export function useOrderTurn({ createdById, status }: ShownOrder): 'correct' | 'decide' | 'deliver' | undefined {
  const { id, role } = useUser();
  const own = createdById === id;
  if (status === 'Rejected' && own) return 'correct';
  if (status === 'Pending Approval') return role === 'Super Admin' && !own ? 'decide' : undefined;
  const delivers = role === 'Seller' && movesFrom(orderMoves, status, role).some(({ byMaker }) => !byMaker);
  return delivers ? 'deliver' : undefined;
}

/** What the reader can do with an order now, or who is at work. */
export function OrderTurn({ order, base }: { order: ShownOrder; base: string }) {
  const { id } = useUser();
  const turn = useOrderTurn(order);
  if (turn === 'correct') return <CorrectOrder order={order} base={base} />;
  if (turn === 'decide') return <DecideOrder order={order} />;
  if (turn === 'deliver') return <SellerSteps order={order} base={base} />;
  if (order.status === 'Pending Approval' && order.createdById === id) return <OwnOrder order={order} base={base} />;
  return <WhatHappens order={order} />;
}
