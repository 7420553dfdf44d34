import type { Actor, PortalEvent } from '@portal/contracts';
import { type Change, type NewEvent, historyOf } from '@portal/service-kit';
import { orderEvent } from '../orders/order.events.js';
import type { OrderRecord, StoredRequest } from '../orders/order.schema.js';
import { receiverNamed } from '../receivers/receiver.service.js';

/** Who gets an order, and who of them asked for it. */
export interface Office extends Pick<StoredRequest, 'organizationId' | 'organizationName' | 'receiver'> {
  askedById: string;
}

/** The order belongs to an office from now on: what itself asked for is confirmed, what others asked for is refused. */
export function mapped(
  by: Actor,
  order: OrderRecord,
  office: Office,
  requests = order.mappingRequests,
): Change<OrderRecord> {
  const own = (request: StoredRequest) => request.organizationId === office.organizationId;
  const closed = requests?.map((request) =>
    request.status === 'Requested' ? closedAs(own(request) ? 'Confirmed' : 'Refused', request) : request,
  );
  const set = {
    isMappedToBuyer: true,
    buyerId: office.askedById,
    buyerName: office.organizationName,
    buyerOrganizationId: office.organizationId,
    organizations: [...new Set([...order.organizations, office.organizationId])],
    mappedAt: new Date(),
    receiver: office.receiver,
    ...(closed ? { mappingRequests: closed } : {}),
  };
  const after = { ...order, ...set };
  const notice = {
    organizations: [order.sellerOrganizationId],
    title: 'Order {{contract}} was mapped to {{buyer}}',
    values: { contract: order.gemContractNumber, buyer: office.organizationName },
    record: { type: 'order', id: order._id } as const,
  };
  const losers = (requests ?? [])
    .filter((request) => request.status === 'Requested' && !own(request))
    .map((request) => request.requestedById);
  return {
    set,
    push: { history: { ...historyOf(by, 'Mapped to buyer'), officeId: office.organizationId } },
    event: orderEvent('mapped', by, after, { notice }),
    also: [...receiverNamed(by, after), ...(losers.length > 0 ? [wentElsewhere(by, order, losers)] : [])],
  };
}

const closedAs = (status: 'Confirmed' | 'Refused', request: StoredRequest): StoredRequest => ({
  ...request,
  status,
  decidedAt: new Date(),
});

const wentElsewhere = (by: PortalEvent['by'] & Actor, order: OrderRecord, users: string[]): NewEvent =>
  orderEvent('mapping-refused', by, order, {
    notice: {
      users,
      title: 'Order {{contract}} that you asked for was mapped to another office',
      values: { contract: order.gemContractNumber },
      record: { type: 'order' },
    },
  });
