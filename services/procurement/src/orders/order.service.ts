import { Injectable } from '@nestjs/common';
import { activeOrderStatuses, type Actor, type Order, orders as contract, orderStatuses } from '@portal/contracts';
import { type Call, historyOf, newId, rowsFor, textFilter } from '@portal/service-kit';
import { deliveryDue } from './delivery-due.js';
import { LiveOrders } from './live-orders.js';
import { fieldsOf, OrderDraft } from './order.draft.js';
import { OrderEdition } from './order.edition.js';
import { orderEvent, waitsForApproval } from './order.events.js';
import { moveOf } from './order.moves.js';
import { OrderRepository, sortable } from './order.repository.js';
import type { OrderRecord } from './order.schema.js';
import { orderView } from './order.view.js';

const statusesBy = (isActive: boolean) =>
  orderStatuses.filter((status) => activeOrderStatuses.includes(status) === isActive);

/** What somebody else added and nobody has decided about: that is what waits for the actor. */
export const undecided = ({ id }: Pick<Actor, 'id'>) => ({
  status: 'Pending Approval' as const,
  createdById: { $ne: id },
});

type Update = Call<typeof contract.update>;

/** The life of a GeM order up to its delivery (docs: life of an asset). */
@Injectable()
export class OrderService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly live: LiveOrders,
    private readonly draft: OrderDraft,
    private readonly edition: OrderEdition,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const filters = {
      ...(query.status ? { status: query.status } : {}),
      ...(query.category ? { gemOrderCategory: query.category } : {}),
      ...(query.department ? { gemBuyerDepartmentName: query.department } : {}),
      ...(query.priority ? { priority: query.priority } : {}),
      ...(query.assignee ? { assigneeId: query.assignee } : {}),
      ...(query.mapped ? { isMappedToBuyer: query.mapped === 'yes' } : {}),
    };
    const text = textFilter(query.q, ['gemContractNumber', 'gemBuyerDepartmentName', 'sellerName']);
    const due = query.delivery ? deliveryDue(query.delivery) : {};
    const active = query.active ? { status: { $in: statusesBy(query.active === 'yes') } } : {};
    const waiting = query.waiting ? undecided(actor) : {};
    const rows = rowsFor(actor, 'view', 'Order');
    const page = await this.live.list([rows, filters, due, active, waiting, text], query, sortable, '-createdAt');
    return { ...page, items: page.items.map((order) => orderView(order, actor)) };
  }

  async get(actor: Actor, id: string): Promise<Order> {
    return orderView(await this.orders.findOrFail(id, rowsFor(actor, 'view', 'Order')), actor);
  }

  async create(call: Call<typeof contract.create>): Promise<Order> {
    return orderView(await this.orders.once(call, () => this.make(call)), call.actor);
  }

  private async make(call: Call<typeof contract.create>): Promise<OrderRecord> {
    const { actor, body } = call;
    const id = newId();
    const seller = await this.draft.sellerFor(call);
    const files = await this.draft.filesFor(actor, id, body);
    const byBuyer = actor.role === 'Buyer';
    const record = {
      _id: id,
      ...fieldsOf(body),
      ...seller,
      ...files,
      status: 'Pending Approval' as const,
      createdById: actor.id,
      createdByOrganizationId: actor.organizationId,
      organizations: byBuyer ? [actor.organizationId] : [],
      isMappedToBuyer: false,
      history: [{ ...historyOf(actor, 'Order created', 'Pending Approval'), officeId: null }],
    };
    const event = orderEvent('created', actor, record, { notice: waitsForApproval(record) });
    return this.orders.createOnce(record, event, call);
  }

  /** One step further by the table of moves; who may take it is decided by the table too. */
  async update(call: Update): Promise<Order> {
    const { actor, params, body, ifMatch } = call;
    if (body.order) return this.edition.take({ ...call, order: body.order });
    const rows = rowsFor(actor, 'view', 'Order');
    return orderView(await this.orders.update(params.id, rows, (order) => moveOf(call, order), { ifMatch }), actor);
  }

  async isFree(contractNumber: string) {
    return { free: !(await this.orders.holds(contractNumber)) };
  }
}
