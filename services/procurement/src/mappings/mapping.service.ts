import { Injectable } from '@nestjs/common';
import {
  type Actor,
  capacityOrderStatuses,
  type Colleague,
  type mappings,
  mappingDays,
  type orders as contract,
} from '@portal/contracts';
import { type Call, type Change, Kit, newId, historyOf, refuse } from '@portal/service-kit';
import { alreadyMapped, contractNotFound } from '../orders/order.errors.js';
import { orderEvent } from '../orders/order.events.js';
import type { OrderRecord, StoredRequest } from '../orders/order.schema.js';
import { orderView } from '../orders/order.view.js';
import { OrderRepository } from '../orders/order.repository.js';
import { Offices } from '../receivers/offices.js';
import { differencesOf } from './differences.js';
import { LookUps } from './look-ups.js';
import { mapped } from './mapped.js';
import { alreadyAsked } from './mapping.errors.js';
import { requestView, statusOf } from './mapping.view.js';

const day = 24 * 3_600_000;
/** So often a day an office asks for one order. */
const mostAsked = 5;

/** How an order comes to the office that ordered it: at once where it fits, else by a request. */
@Injectable()
export class MappingService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly offices: Offices,
    private readonly lookUps: LookUps,
    readonly kit: Kit,
  ) {}

  async find({ actor, params, token, address }: Call<typeof contract.find>) {
    await this.lookUps.take(actor, address);
    const found = await this.orders.findOne({
      $and: [{ gemContractNumber: params.contractNumber, deletedAt: { $exists: false } }, mappableBy(actor)],
    });
    if (!found) throw contractNotFound();
    const people = await this.offices.people(token);
    const officer = people.find(({ email }) => email === found.buyerContact.email);
    return { ...orderView(found, actor), suggestedReceiverId: officer?.id };
  }

  async map(call: Call<typeof mappings.map>) {
    const { actor, params } = call;
    const after = await this.orders.once(call, () => this.mapOrAsk(call), params.id);
    const request = after.mappingRequests?.findLast(({ requestedById }) => requestedById === actor.id);
    const isOwn = after.isMappedToBuyer && after.buyerOrganizationId === actor.organizationId;
    return request && !isOwn ? { request: requestView(after, request) } : orderView(after, actor);
  }

  private async mapOrAsk(call: Call<typeof mappings.map>): Promise<OrderRecord> {
    const { actor, params, body, ifMatch, token } = call;
    const people = await this.offices.people(token);
    const receiver = await this.offices.receiver(actor, people, body.receiverId ?? actor.id);
    const decide = (order: OrderRecord) => this.decide(actor, order, people, receiver);
    return this.orders.update(params.id, mappableBy(actor), decide, { ifMatch, request: call });
  }

  private decide(
    actor: Actor,
    order: OrderRecord,
    people: Colleague[],
    receiver: StoredRequest['receiver'],
  ): Change<OrderRecord> {
    if (order.isMappedToBuyer) throw alreadyMapped();
    const { organizationId, organizationName } = actor;
    const differs = differencesOf(order, actor, people);
    if (differs.length === 0)
      return mapped(actor, order, { organizationId, organizationName, receiver, askedById: actor.id });
    const before = order.mappingRequests ?? [];
    const now = new Date();
    assertMayAsk(
      before.filter((request) => request.organizationId === organizationId),
      now,
    );
    const request: StoredRequest = {
      id: newId(),
      receiver,
      status: 'Requested',
      organizationId,
      organizationName,
      requestedBy: actor.name,
      requestedById: actor.id,
      differs,
      requestedAt: now,
      expiresAt: new Date(now.getTime() + mappingDays * day),
    };
    return {
      set: { mappingRequests: [...before, request] },
      push: {
        history: { ...historyOf(actor, 'Mapping requested', undefined, organizationName), officeId: organizationId },
      },
      event: orderEvent('mapping-requested', actor, order, {
        notice: {
          roles: ['Super Admin'],
          // What a Super Admin undid is not the seller's to give again.
          ...(differs.includes('taken off') ? {} : { organizations: [order.sellerOrganizationId] }),
          title: '{{buyer}} asks for order {{contract}}: confirm or refuse the mapping',
          values: { contract: order.gemContractNumber, buyer: organizationName },
          record: { type: 'order', id: order._id },
        },
      }),
    };
  }
}

/** Whoever asks and takes it back, again and again, would tell seller and Super Admins of it each time. */
function assertMayAsk(own: readonly StoredRequest[], now: Date) {
  if (own.some((request) => statusOf(request, now) === 'Requested')) throw alreadyAsked();
  const today = own.filter(({ requestedAt }) => now.getTime() - requestedAt.getTime() < day);
  const oldest = today.at(-mostAsked)?.requestedAt;
  if (oldest) throw refuse('TOO_MANY', { retryAfter: Math.ceil((oldest.getTime() + day - now.getTime()) / 1_000) });
}

/** Approved orders that no other office has, or made for itself. */
const mappableBy = ({ organizationId }: Actor) => ({
  status: { $in: capacityOrderStatuses },
  $or: [{ isMappedToBuyer: false, organizations: { $size: 0 } }, { organizations: organizationId }],
});
