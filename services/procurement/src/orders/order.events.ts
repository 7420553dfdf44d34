import type { Actor, Order, orderStates } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import { quantitiesOf } from './order.amounts.js';
import type { OrderRecord } from './order.schema.js';

type AnnouncedOrder = Pick<
  OrderRecord,
  | '_id'
  | 'gemContractNumber'
  | 'status'
  | 'sellerOrganizationId'
  | 'sellerName'
  | 'buyerOrganizationId'
  | 'buyerName'
  | 'gemBuyerDepartmentName'
  | 'items'
  | 'organizations'
>;

type StatusEvent = (typeof orderStates)[Order['status']]['event'];

/** What other services learn of an order: enough to count assets against it. */
export function orderEvent(
  verb:
    | StatusEvent
    | 'created'
    | 'mapped'
    | 'delivered'
    | 'otp-sent'
    | 'mapping-requested'
    | 'mapping-confirmed'
    | 'mapping-refused'
    | 'mapping-withdrawn'
    | 'unmapped'
    | 'receiver-changed'
    | 'receiver-named',
  by: Actor,
  order: AnnouncedOrder,
  more: Pick<NewEvent, 'notice' | 'mails'> & { data?: Record<string, unknown> } = {},
): NewEvent {
  const {
    _id,
    gemContractNumber,
    status,
    sellerOrganizationId,
    sellerName,
    buyerOrganizationId,
    buyerName,
    gemBuyerDepartmentName,
  } = order;
  const quantities = quantitiesOf(order.items);
  return {
    subject: `procurement.order.${verb}`,
    by,
    label: gemContractNumber,
    organizations: [...new Set([sellerOrganizationId, ...order.organizations])],
    ...more,
    data: {
      order: {
        id: _id,
        gemContractNumber,
        status,
        sellerOrganizationId,
        sellerName,
        buyerOrganizationId,
        buyerName,
        gemBuyerDepartmentName,
        quantities,
      },
      ...more.data,
    },
  };
}
