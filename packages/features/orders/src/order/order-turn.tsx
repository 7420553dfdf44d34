import { movesFrom, orderMoves, orderState } from '@portal/contracts';
import { ButtonLink, Icon, Secondary, Sheet, Stack, useT, useUser } from '@portal/ui';
import { PencilLine } from 'lucide-react';
import type { ShownOrder } from '../order-list/order.words.js';
import { DecideOrder } from './decide-order.js';
import { SellerSteps } from './seller-steps.js';

/** The maker of a rejected order corrects it and sends it again. */
function CorrectOrder({ of, base }: { of: ShownOrder; base: string }) {
  const t = useT();
  return (
    <Sheet title={t('Your turn')}>
      <Secondary as="p">
        {t('The order was rejected. Correct what was wrong; it then waits for approval again.')}
      </Secondary>
      <Stack>
        <ButtonLink primary to={`${base}/${of.id}/edit`}>
          <Icon of={PencilLine} /> {t('Correct and send again')}
        </ButtonLink>
      </Stack>
    </Sheet>
  );
}

/** Says who is at work when it is not the reader's turn. */
function WhatHappens({ of }: { of: ShownOrder }) {
  const t = useT();
  const { id } = useUser();
  const { next, nextForMaker = next } = orderState(of.status);
  return (
    <Sheet title={t('What happens next')}>
      <Secondary as="p">{t(of.createdById === id ? nextForMaker : next)}</Secondary>
    </Sheet>
  );
}

/** What the reader can do with an order now, or who is at work. */
export function OrderTurn({ of, base }: { of: ShownOrder; base: string }) {
  const { id, role } = useUser();
  const own = of.createdById === id;
  if (of.status === 'Rejected' && own) return <CorrectOrder of={of} base={base} />;
  if (of.status === 'Pending Approval' && role === 'Super Admin' && !own) return <DecideOrder of={of} />;
  if (role === 'Seller' && movesFrom(orderMoves, of.status, role).length > 0)
    return <SellerSteps of={of} base={base} />;
  return <WhatHappens of={of} />;
}
