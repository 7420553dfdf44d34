import { movesFrom, orderMoves } from '@portal/contracts';
import { useUser } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';
import { CorrectOrder } from './correct-order.js';
import { DecideOrder } from './decide-order.js';
import { SellerSteps } from './seller-steps.js';
import { WhatHappens } from './what-happens.js';

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
