import {
  type ContractLine,
  type Order,
  type PortalEvent,
  orderState,
  type orderStates,
  toRupees,
} from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import { quantitiesOf } from './order.amounts.js';
import type { OrderRecord } from './order.schema.js';
import { waitsSince } from './waits-since.js';

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
    | 'changed'
    | 'paused'
    | 'mapped'
    | 'delivered'
    | 'otp-sent'
    | 'mapping-requested'
    | 'mapping-confirmed'
    | 'mapping-refused'
    | 'mapping-withdrawn'
    | 'unmapped'
    | 'receiver-changed'
    | 'receiver-named'
    | 'assigned'
    | 'reminded',
  by: PortalEvent['by'],
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
        quantities: quantitiesOf(order.items),
        lines: order.items.map(contractLine),
      },
      ...more.data,
    },
  };
}

/** What the register fills in of an asset that was bought with a line. */
const contractLine = (line: AnnouncedOrder['items'][number]): ContractLine => ({
  lineId: line.id,
  name: line.productName,
  category: line.categoryType,
  manufacturer: line.brand,
  model: line.modelNumber,
  quantity: line.quantity,
  value: toRupees(line.unitPrice),
  warrantyYears: line.warrantyPeriod,
  amcResponsibility: line.amcResponsibility,
});

type Told = Pick<OrderRecord, '_id' | 'gemContractNumber'>;

const naming = ({ _id, gemContractNumber }: Told) => ({
  values: { contract: gemContractNumber },
  record: { type: 'order' as const, id: _id },
});

/** The Super Admins are told of an order that they are to decide about. */
export const waitsForApproval = (order: Told): NewEvent['notice'] => ({
  roles: ['Super Admin'],
  title: 'GeM order {{contract}} waits for approval',
  ...naming(order),
});

/** The Super Admins are reminded of an order that they have not decided about. */
export const stillWaits = (order: OrderRecord): NewEvent['notice'] => {
  const { values, record } = naming(order);
  return {
    roles: ['Super Admin'],
    title: 'GeM order {{contract}} has waited for approval since {{day}}',
    values: { ...values, day: waitsSince(order) },
    record,
  };
};

/** Whom the status that it has now concerns: its seller, who added it where somebody else took the step, of a cancellation the Super Admins. */
export function noticeOf(order: OrderRecord, by: Pick<PortalEvent['by'], 'id'>): NewEvent['notice'] {
  const { notice } = orderState(order.status);
  if (!notice) return undefined;
  const { title, administrators } = notice;
  return {
    organizations: [order.sellerOrganizationId],
    ...(administrators ? { roles: ['Super Admin'] } : {}),
    ...(order.createdById === by.id ? {} : { users: [order.createdById] }),
    title,
    ...naming(order),
  };
}
