import type { MappingRequest } from '@portal/contracts';
import type { OrderRecord, StoredRequest } from '../orders/order.schema.js';

/** A request that nobody decided in time is over, without anybody writing so. */
export const statusOf = ({ status, expiresAt }: StoredRequest, now = new Date()) =>
  status === 'Requested' && expiresAt <= now ? ('Expired' as const) : status;

/** A request as the contract shows it, with what the order says beside it. */
export const requestView = (order: OrderRecord, request: StoredRequest): MappingRequest => ({
  id: request.id,
  orderId: order._id,
  gemContractNumber: order.gemContractNumber,
  sellerName: order.sellerName,
  department: order.gemBuyerDepartmentName,
  officerName: order.buyerContact.officerName,
  organizationName: request.organizationName,
  requestedBy: request.requestedBy,
  receiverName: request.receiver.name,
  differs: request.differs,
  status: statusOf(request),
  requestedAt: request.requestedAt.toISOString(),
  expiresAt: request.expiresAt.toISOString(),
  decidedAt: request.decidedAt?.toISOString(),
  reason: request.reason,
});
