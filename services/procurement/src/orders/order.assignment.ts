import { Injectable } from '@nestjs/common';
import { type Actor, gemRowPrefix, type Order, type orders as contract, users } from '@portal/contracts';
import { ask, type Call, type Change, historyOf, invalid, Kit, type NewEvent, rowsFor } from '@portal/service-kit';
import { notOfYourOffice } from './order.errors.js';
import { orderEvent } from './order.events.js';
import { OrderRepository } from './order.repository.js';
import type { OrderRecord } from './order.schema.js';
import { orderView } from './order.view.js';

type Assign = Call<typeof contract.assign>;
type Assignee = { id: string; name: string; role: Actor['role'] } | undefined;

/** Who of the office that an order is mapped to looks after it. */
@Injectable()
export class OrderAssignment {
  constructor(
    private readonly orders: OrderRepository,
    private readonly kit: Kit,
  ) {}

  async take(call: Assign): Promise<Order> {
    const { actor, params, ifMatch } = call;
    const rows = rowsFor(actor, 'view', 'Order');
    assertOwn(actor, await this.orders.findOrFail(params.id, rows));
    const assignee = await this.assignee(call);
    const after = await this.orders.update(params.id, rows, (order) => changeOf(actor, order, assignee), { ifMatch });
    return orderView(after, actor);
  }

  /** The named person as identity knows them now; refuses who is not of the office. */
  private async assignee({ body, token }: Assign): Promise<Assignee> {
    if (!body.assigneeId) return undefined;
    const { items } = await ask(this.kit.bus, users.colleagues, token);
    const person = items.find(({ id }) => id === body.assigneeId);
    if (!person) throw invalid({ assigneeId: 'Please choose an active person of your office' });
    return person;
  }
}

function assertOwn(actor: Actor, { buyerOrganizationId }: OrderRecord) {
  if (!actor.organizationId || buyerOrganizationId !== actor.organizationId) throw notOfYourOffice();
}

function changeOf(actor: Actor, order: OrderRecord, assignee: Assignee): Change<OrderRecord> {
  assertOwn(actor, order);
  return {
    ...(assignee
      ? { set: { assigneeId: assignee.id, assigneeName: assignee.name } }
      : { unset: ['assigneeId', 'assigneeName'] }),
    push: {
      history: assignee
        ? historyOf(actor, 'Order assigned', undefined, assignee.name)
        : historyOf(actor, 'Assignee taken off'),
    },
    event: orderEvent('assigned', actor, order, noticeFor(actor, order, assignee)),
  };
}

/** Whoever looks after an order from now on is told, unless they chose so themselves. */
function noticeFor(actor: Actor, order: OrderRecord, assignee: Assignee): Pick<NewEvent, 'notice'> {
  if (!assignee || assignee.id === actor.id || order.assigneeId === assignee.id) return {};
  return {
    notice: {
      users: [assignee.id],
      title: 'You look after GeM order {{contract}}',
      values: { contract: order.gemContractNumber },
      // An end user has no page among GeM orders: theirs stands among the purchase orders.
      record:
        assignee.role === 'End User'
          ? { type: 'purchaseOrder', id: `${gemRowPrefix}${order._id}` }
          : { type: 'order', id: order._id },
    },
  };
}
