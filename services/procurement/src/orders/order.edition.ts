import { Injectable } from '@nestjs/common';
import { type Actor, type NewOrder, type Order, type orders as contract } from '@portal/contracts';
import { type Call, type Change, historyOf, Kit, rowsFor } from '@portal/service-kit';
import { fieldsOf, OrderDraft } from './order.draft.js';
import { moveNotPossible, notForYou } from './order.errors.js';
import { orderEvent, waitsForApproval } from './order.events.js';
import { OrderRepository } from './order.repository.js';
import type { OrderRecord } from './order.schema.js';
import { orderView } from './order.view.js';

type Edit = Call<typeof contract.update> & { order: NewOrder };
type Written = ReturnType<typeof fieldsOf> & Awaited<ReturnType<OrderDraft['filesFor']>>;

/** How an order is written anew by who added it: edited while it waits, or corrected after a rejection and sent again. */
@Injectable()
export class OrderEdition {
  constructor(
    private readonly orders: OrderRepository,
    private readonly draft: OrderDraft,
    private readonly kit: Kit,
  ) {}

  async take({ actor, params, order, ifMatch }: Edit): Promise<Order> {
    const rows = rowsFor(actor, 'view', 'Order');
    // Before its files are bound to an order that somebody may not write.
    const before = await this.orders.findOrFail(params.id, rows);
    assertWritable(actor, before);
    const written = { ...fieldsOf(order), ...(await this.draft.filesFor(actor, params.id, order)) };
    const after = await this.orders.update(params.id, rows, (current) => changeOf(actor, current, written), {
      ifMatch,
    });
    const gone = fileIdsOf(before).filter((id) => !fileIdsOf(after).includes(id));
    if (gone.length > 0) await this.kit.files.release({ type: 'Order', id: params.id }, gone);
    return orderView(after, actor);
  }
}

const fileIdsOf = ({ gemOrderFile, oemAuthorizationLetter }: OrderRecord) =>
  [gemOrderFile, oemAuthorizationLetter].flatMap((file) => (file ? [file.id] : []));

function assertWritable(actor: Actor, { createdById, status }: OrderRecord) {
  if (createdById !== actor.id) throw notForYou();
  if (status !== 'Pending Approval' && status !== 'Rejected') throw moveNotPossible(status);
}

function changeOf(actor: Actor, order: OrderRecord, written: Written): Change<OrderRecord> {
  assertWritable(actor, order);
  const corrected = order.status === 'Rejected';
  const set = { ...written, status: 'Pending Approval' as const };
  const after = { ...order, ...set };
  const optional = (['notes', 'oemAuthorizationLetter'] as const).filter((field) => !(field in written));
  return {
    set,
    unset: ['rejectionReason', ...optional],
    push: {
      history: corrected
        ? historyOf(actor, 'Corrected and sent again', 'Pending Approval')
        : historyOf(actor, 'Order edited', 'Pending Approval'),
    },
    event: corrected
      ? orderEvent('corrected', actor, after, { notice: waitsForApproval(after) })
      : orderEvent('changed', actor, after),
  };
}
