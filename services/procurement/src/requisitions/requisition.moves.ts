import {
  type Actor,
  moveBetween,
  type NewRequisition,
  purchaseOrderPriorities,
  type RequisitionMove,
  requisitionMoves,
  requisitionState,
  requisitionStates,
  type requisitions as contract,
  toPaise,
} from '@portal/contracts';
import { type Call, type Change, historyOf, newId, refuse } from '@portal/service-kit';
import { ownRequisition } from './requisition.errors.js';
import { noticeOf, requisitionEvent } from './requisition.events.js';
import type { RequisitionLine, RequisitionRecord } from './requisition.schema.js';

type Asked = Pick<Call<typeof contract.update>, 'actor' | 'body'>;

/** What somebody writes into a requisition, as it is stored. */
export function fieldsOf({ title, justification, priority, neededBy, items }: NewRequisition) {
  const lines = items.map(({ estimatedUnitPrice, ...item }): RequisitionLine => ({
    ...item,
    id: newId(),
    ...(estimatedUnitPrice === undefined ? {} : { estimatedUnitPrice: toPaise(estimatedUnitPrice) }),
  }));
  const estimatedTotal = lines.reduce((sum, line) => sum + (line.estimatedUnitPrice ?? 0) * line.quantity, 0);
  const urgency = purchaseOrderPriorities.indexOf(priority);
  return { title, justification, priority, urgency, neededBy, items: lines, estimatedTotal };
}

/** The text that is sent, the step that is asked for, or both at once. */
export function changeOf({ actor, body }: Asked, current: RequisitionRecord): Change<RequisitionRecord> {
  if (body.requisition) assertEditable(actor, current);
  const written = body.requisition ? fieldsOf(body.requisition) : {};
  if (!body.status || body.status === current.status) return edited(actor, current, written);
  const move = moveFor(actor, current, body.status);
  const reason = move.needs ? body.reason : undefined;
  const decision = move.byRequester ? {} : { decidedBy: actor.name, decidedAt: new Date() };
  const set = {
    ...written,
    status: move.to,
    ...decision,
    ...(reason ? { reason } : {}),
    ...(move.to === 'Submitted' ? { isSubmitted: true } : {}),
  };
  const after = { ...current, ...set };
  return {
    set,
    ...(move.to === 'Submitted' ? { unset: ['reason', 'decidedBy', 'decidedAt'] } : {}),
    push: { history: historyOf(actor, move.action, move.to, reason) },
    event: requisitionEvent(requisitionStates[move.to].event, actor, after, noticeOf(after)),
  };
}

function edited(
  actor: Actor,
  current: RequisitionRecord,
  set: Partial<ReturnType<typeof fieldsOf>>,
): Change<RequisitionRecord> {
  if (Object.keys(set).length === 0) throw refuse('ILLEGAL_MOVE');
  return {
    set,
    push: { history: historyOf(actor, 'Requisition edited', current.status) },
    event: requisitionEvent('changed', actor, { ...current, ...set }),
  };
}

function assertEditable(actor: Actor, { requestedById, status }: RequisitionRecord) {
  if (requestedById !== actor.id) throw refuse('FORBIDDEN');
  if (!requisitionState(status).isOpen) throw refuse('ILLEGAL_MOVE');
}

/** The step that leads there, if the table has it and the actor may take it. */
function moveFor(actor: Actor, current: RequisitionRecord, to: string): RequisitionMove {
  const move: RequisitionMove | undefined = moveBetween(requisitionMoves, current.status, to);
  if (!move || move.effect) throw refuse('ILLEGAL_MOVE');
  const own = current.requestedById === actor.id;
  if (!move.who.includes(actor.role) || (move.byRequester && !own)) throw refuse('FORBIDDEN');
  if (own && !move.byRequester) throw ownRequisition();
  return move;
}
