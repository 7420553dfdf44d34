import { Injectable } from '@nestjs/common';
import {
  type Actor,
  moveBetween,
  type NewOrder,
  type Order,
  orderMoves,
  orderState,
  orderStates,
  type OrderStatus,
  orders as contract,
  users,
} from '@portal/contracts';
import {
  ask,
  type Call,
  type Change,
  invalid,
  Kit,
  newId,
  refuse,
  rowsFor,
  textFilter,
  historyOf,
} from '@portal/service-kit';
import { deliveryDue } from './delivery-due.js';
import { amountsOf } from './order.amounts.js';
import { moveNotPossible, notForYou, ownOrder } from './order.errors.js';
import { orderEvent } from './order.events.js';
import type { OrderRecord } from './order.schema.js';
import { orderView } from './order.view.js';
import { OrderRepository, sortable } from './order.repository.js';

type Update = Call<typeof contract.update>;

/** The life of a GeM order up to its delivery (docs: life of an asset). */
@Injectable()
export class OrderService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly kit: Kit,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const filters = {
      ...(query.status ? { status: query.status } : {}),
      ...(query.category ? { gemOrderCategory: query.category } : {}),
      ...(query.department ? { gemBuyerDepartmentName: query.department } : {}),
      ...(query.mapped ? { isMappedToBuyer: query.mapped === 'yes' } : {}),
    };
    const text = textFilter(query.q, ['gemContractNumber', 'gemBuyerDepartmentName', 'sellerName']);
    const due = query.delivery ? deliveryDue(query.delivery) : {};
    const page = await this.orders.list(
      [rowsFor(actor, 'view', 'Order'), filters, due, text],
      query,
      sortable,
      '-createdAt',
    );
    return { ...page, items: page.items.map(orderView) };
  }

  async get(actor: Actor, id: string): Promise<Order> {
    return orderView(await this.orders.findOrFail(id, rowsFor(actor, 'view', 'Order')));
  }

  async create(call: Call<typeof contract.create>): Promise<Order> {
    const earlier = await this.orders.earlier(call);
    if (earlier) return orderView(earlier);
    const { actor, body } = call;
    const id = newId();
    const seller = await this.sellerFor(call);
    const files = await this.filesFor(actor, id, body);
    const byBuyer = actor.role === 'Buyer';
    const { items, ...amounts } = amountsOf(body.items);
    const record = {
      _id: id,
      ...fieldsOf(body),
      ...seller,
      ...files,
      ...amounts,
      items,
      status: 'Pending Approval' as const,
      createdById: actor.id,
      createdByOrganizationId: actor.organizationId,
      organizations: byBuyer ? [actor.organizationId] : [],
      isMappedToBuyer: false,
      history: [historyOf(actor, 'Order created', 'Pending Approval')],
    };
    const event = orderEvent('created', actor, record, {
      notice: {
        roles: ['Super Admin'],
        title: 'GeM order {{contract}} waits for approval',
        values: { contract: body.gemContractNumber },
        record: { type: 'order', id },
      },
    });
    return orderView(await this.orders.createOnce(record, event, call));
  }

  /** One step further by the table of moves; who may take it is decided by the table too. */
  async update(call: Update): Promise<Order> {
    const { actor, params, body, ifMatch } = call;
    const rows = rowsFor(actor, 'view', 'Order');
    // Before its files are bound to an order that somebody may not correct.
    if (body.order) assertCorrectable(actor, await this.orders.findOrFail(params.id, rows));
    const correction = body.order ? await this.correction(call, body.order) : undefined;
    const after = await this.orders.update(
      params.id,
      rows,
      (order) => (correction ? this.correct(actor, order, correction) : this.move(call, order)),
      { ifMatch },
    );
    return orderView(after);
  }

  async isFree(contractNumber: string) {
    return { free: !(await this.orders.exists({ gemContractNumber: contractNumber })) };
  }

  private move({ actor, body }: Update, order: OrderRecord): Change<OrderRecord> {
    const move = moveBetween(orderMoves, order.status, body.status);
    if (!move || move.effect) throw moveNotPossible();
    if (!move.who.includes(actor.role)) throw notForYou();
    if (actor.role === 'Super Admin' && order.createdById === actor.id) throw ownOrder();
    const reason = body.rejectionReason;
    if (move.needs === 'reason' && !reason) throw invalid({ rejectionReason: 'Rejection Reason is required' });
    const set = {
      status: body.status,
      ...(body.status === 'Rejected' ? { rejectionReason: reason } : {}),
      ...(move.action === 'Approve' ? { approvedBy: actor.name, approvedAt: new Date() } : {}),
    };
    const note = reason ?? body.notes;
    return {
      set,
      push: { history: historyOf(actor, move.action, body.status, note) },
      event: orderEvent(
        orderStates[body.status].event,
        actor,
        { ...order, ...set },
        { notice: noticeOf(order, body.status) },
      ),
    };
  }

  private correct(
    actor: Actor,
    order: OrderRecord,
    correction: Partial<OrderRecord> & { items: OrderRecord['items'] },
  ): Change<OrderRecord> {
    assertCorrectable(actor, order);
    const set = { ...correction, status: 'Pending Approval' as const };
    return {
      set,
      unset: ['rejectionReason'],
      push: { history: historyOf(actor, 'Corrected and sent again', 'Pending Approval') },
      event: orderEvent('corrected', actor, { ...order, ...set }),
    };
  }

  private async correction(call: Update, order: NewOrder) {
    const { items, ...amounts } = amountsOf(order.items);
    return { ...fieldsOf(order), ...(await this.filesFor(call.actor, call.params.id, order)), ...amounts, items };
  }

  private async sellerFor({ actor, body, token }: Call<typeof contract.create>) {
    if (actor.role === 'Seller') {
      return { sellerId: actor.id, sellerName: actor.organizationName, sellerOrganizationId: actor.organizationId };
    }
    if (!body.sellerOrganizationId) throw invalid({ sellerOrganizationId: 'Seller is required' });
    const { items } = await ask(this.kit.bus, users.sellers, token, { query: { id: body.sellerOrganizationId } });
    const seller = items[0];
    if (!seller) throw invalid({ sellerOrganizationId: 'Seller is required' });
    return { sellerId: seller.userId, sellerName: seller.name, sellerOrganizationId: seller.id };
  }

  private async filesFor(actor: Actor, id: string, body: NewOrder) {
    const record = { type: 'Order', id };
    const [gemOrderFile] = await this.kit.files.claim(body.gemOrderFile, 'gemOrderFile', 'gemOrderFile', actor, record);
    const [oemAuthorizationLetter] = await this.kit.files.claim(
      body.oemAuthorizationLetter,
      'oemAuthorizationLetter',
      'oemLetter',
      actor,
      record,
    );
    if (!gemOrderFile) throw refuse('INVALID');
    return { gemOrderFile, ...(oemAuthorizationLetter ? { oemAuthorizationLetter } : {}) };
  }
}

function assertCorrectable(actor: Actor, order: OrderRecord) {
  if (order.createdById !== actor.id) throw notForYou();
  if (order.status !== 'Rejected') throw moveNotPossible();
}

function fieldsOf(order: NewOrder) {
  const {
    gemContractNumber,
    gemOrderCategory,
    gemBuyerDepartmentName,
    buyerContact,
    deliveryPerson,
    expectedDeliveryWindow,
    notes,
  } = order;
  return {
    gemContractNumber,
    gemOrderCategory,
    gemBuyerDepartmentName,
    buyerContact,
    deliveryPerson,
    expectedDeliveryWindow,
    ...(notes ? { notes } : {}),
  };
}

function noticeOf(order: OrderRecord, status: OrderStatus) {
  const title = orderState(status).notice;
  if (!title) return undefined;
  const values = { contract: order.gemContractNumber };
  const record = { type: 'order', id: order._id } as const;
  return { organizations: [order.sellerOrganizationId], title, values, record };
}
