import { Injectable } from '@nestjs/common';
import { type Actor, type mappings, mappingMoves, moveBetween } from '@portal/contracts';
import { type Call, type Change, refuse, rowsFor, historyOf } from '@portal/service-kit';
import { alreadyMapped } from '../orders/order.errors.js';
import { orderEvent } from '../orders/order.events.js';
import type { OrderRecord, StoredRequest } from '../orders/order.schema.js';
import { OrderRepository } from '../orders/order.repository.js';
import { mapped } from './mapped.js';
import { adminDecides, requestOver } from './mapping.errors.js';
import { requestView, statusOf } from './mapping.view.js';

type Decide = Call<typeof mappings.decide>;

const mostOrders = 100;
const shownDays = 30;

/** What offices ask for: decided by the order's seller or a Super Admin, withdrawn by the office itself. */
@Injectable()
export class MappingRequestService {
  constructor(private readonly orders: OrderRepository) {}

  async list({ actor, query }: Call<typeof mappings.list>) {
    const since = new Date(Date.now() - shownDays * 24 * 3_600_000);
    const shown = (request: StoredRequest, order: OrderRecord) =>
      actor.role === 'Buyer'
        ? request.organizationId === actor.organizationId &&
          request.requestedAt > since &&
          isWorthShowing(request, order)
        : statusOf(request) === 'Requested';
    const ofOrder = query.orderId ? { _id: query.orderId } : {};
    const open = { mappingRequests: { $elemMatch: { status: { $in: ['Requested', 'Refused'] } } } };
    const items = [];
    for await (const order of this.orders.each({ $and: [rowsOf(actor), ofOrder, open] }, { sort: { updatedAt: -1 } })) {
      const requests = (order.mappingRequests ?? []).filter((request) => shown(request, order));
      items.push(...requests.map((request) => requestView(order, request)));
      if (items.length >= mostOrders) break;
    }
    return { items };
  }

  async decide(call: Decide) {
    const { actor, params, ifMatch } = call;
    const after = await this.orders.update(
      params.id,
      rowsOf(actor),
      (order) => {
        const request = (order.mappingRequests ?? []).find(({ id }) => id === params.requestId);
        if (!request || (actor.role === 'Buyer' && request.organizationId !== actor.organizationId))
          throw refuse('NOT_FOUND');
        return this.move(call, order, request);
      },
      { ifMatch },
    );
    const decided = after.mappingRequests?.find(({ id }) => id === params.requestId);
    if (!decided) throw refuse('NOT_FOUND');
    return requestView(after, decided);
  }

  private move({ actor, body }: Decide, order: OrderRecord, request: StoredRequest): Change<OrderRecord> {
    const move = moveBetween(mappingMoves, statusOf(request), body.status);
    if (!move || move.effect) throw requestOver();
    if (!move.who.includes(actor.role)) throw refuse('FORBIDDEN');
    if (actor.role === 'Seller' && request.differs.includes('taken off')) throw adminDecides();
    const decided: StoredRequest = {
      ...request,
      status: body.status,
      decidedAt: new Date(),
      decidedBy: actor.name,
      ...(body.reason ? { reason: body.reason } : {}),
    };
    const requests = (order.mappingRequests ?? []).map((one) => (one.id === request.id ? decided : one));
    if (body.status === 'Confirmed') return confirmed(actor, order, request, requests);
    return {
      set: { mappingRequests: requests },
      push: { history: { ...historyOf(actor, move.action, undefined, body.reason), officeId: request.organizationId } },
      event: orderEvent(body.status === 'Refused' ? 'mapping-refused' : 'mapping-withdrawn', actor, order, {
        notice:
          body.status === 'Refused'
            ? {
                users: [request.requestedById],
                title: 'Your request to map order {{contract}} was refused: {{reason}}',
                values: { contract: order.gemContractNumber, reason: body.reason ?? '' },
                record: { type: 'order' },
              }
            : {
                organizations: [order.sellerOrganizationId],
                title: '{{buyer}} no longer asks for order {{contract}}',
                values: { contract: order.gemContractNumber, buyer: request.organizationName },
                record: { type: 'order', id: order._id },
              },
      }),
    };
  }
}

function confirmed(actor: Actor, order: OrderRecord, request: StoredRequest, requests: StoredRequest[]) {
  if (order.isMappedToBuyer) throw alreadyMapped();
  const { organizationId, organizationName, receiver, requestedById: askedById } = request;
  const change = mapped(actor, order, { organizationId, organizationName, receiver, askedById }, requests);
  const event = orderEvent('mapping-confirmed', actor, order, {
    notice: {
      users: [askedById],
      title: 'Order {{contract}} was mapped to {{buyer}}',
      values: { contract: order.gemContractNumber, buyer: organizationName },
      record: { type: 'order', id: order._id },
    },
  });
  return { ...change, also: [...(change.also ?? []), event] };
}

/** The orders whose requests the actor sees: for a buyer those that the own office asked for, not the orders themselves. */
function rowsOf(actor: Actor) {
  if (actor.role !== 'Buyer') return rowsFor(actor, 'edit', 'Order');
  if (!actor.organizationId) throw refuse('FORBIDDEN');
  return { 'mappingRequests.organizationId': actor.organizationId };
}

/** For the office: what is open, and what ended without the order, until it has the order or asks again. */
function isWorthShowing(request: StoredRequest, order: OrderRecord) {
  const status = statusOf(request);
  if (status === 'Requested') return true;
  if (status !== 'Refused' && status !== 'Expired') return false;
  const { organizationId } = request;
  const ofOffice = (order.mappingRequests ?? []).filter((one) => one.organizationId === organizationId);
  return order.buyerOrganizationId !== organizationId && ofOffice.at(-1)?.id === request.id;
}
