import { moveBetween, type OrderMove, orderMoves, type orders as contract, orderStates } from '@portal/contracts';
import { type Call, type Change, historyOf, invalid } from '@portal/service-kit';
import { moveNotPossible, notForYou, ownOrder } from './order.errors.js';
import { noticeOf, orderEvent } from './order.events.js';
import type { OrderRecord } from './order.schema.js';

type Step = Pick<Call<typeof contract.update>, 'actor' | 'body'>;

/** The step of an order that is asked for, if the table has it and the actor may take it. */
export function moveOf({ actor, body }: Step, order: OrderRecord): Change<OrderRecord> {
  const move: OrderMove | undefined = body.status && moveBetween(orderMoves, order.status, body.status);
  if (!move || move.effect) throw moveNotPossible(order.status);
  const own = order.createdById === actor.id;
  if (!move.who.includes(actor.role) || (move.byMaker && !own)) throw notForYou();
  if (actor.role === 'Super Admin' && own && !move.byMaker) throw ownOrder();
  const { rejectionReason, cancellationReason } = body;
  if (move.to === 'Rejected' && !rejectionReason) throw invalid({ rejectionReason: 'Rejection Reason is required' });
  if (move.to === 'Cancelled' && !cancellationReason) throw invalid({ cancellationReason: 'Please give a reason' });
  const set = {
    status: move.to,
    ...(move.to === 'Rejected' ? { rejectionReason } : {}),
    ...(move.to === 'Cancelled' ? { cancellationReason } : {}),
    ...(move.action === 'Approve' ? { approvedBy: actor.name, approvedAt: new Date() } : {}),
  };
  const after = { ...order, ...set };
  const note = (move.to === 'Cancelled' ? cancellationReason : rejectionReason) ?? body.notes;
  return {
    set,
    push: { history: historyOf(actor, move.action, move.to, note) },
    event: move.event
      ? orderEvent(move.event, actor, after)
      : orderEvent(orderStates[move.to].event, actor, after, { notice: noticeOf(after, actor) }),
  };
}
