import { z } from 'zod';
import { neededWith } from '../kernel/needed.js';
import { operation } from '../kernel/operation.js';
import { ById, Id, oneOf, optionalParagraph, paragraph } from '../kernel/text.js';
import { mappingDifferences, mappingStatuses } from '../states/mapping.js';
import { MappingChoice, Order } from './order.js';

/** An office's request to map an order whose department or officer is not its own. */
export const MappingRequest = z.object({
  id: z.string(),
  orderId: z.string(),
  gemContractNumber: z.string(),
  sellerName: z.string(),
  /** What the seller wrote: shown to who decides, never to the office that asks. */
  department: z.string().optional(),
  officerName: z.string().optional(),
  organizationName: z.string(),
  requestedBy: z.string(),
  receiverName: z.string(),
  differs: z.array(z.enum(mappingDifferences)),
  status: z.enum(mappingStatuses),
  requestedAt: z.string(),
  expiresAt: z.string(),
  decidedAt: z.string().optional(),
  reason: z.string().optional(),
});
export type MappingRequest = z.output<typeof MappingRequest>;

const ForOffice = MappingRequest.omit({ department: true, officerName: true });

/** Confirm or refuse (with a reason) what an office asks for, or withdraw the own request. */
export const MappingDecision = z
  .object({
    status: oneOf(['Confirmed', 'Refused', 'Withdrawn'], 'Please choose a status'),
    reason: optionalParagraph(500),
  })
  .refine(({ status, reason }) => status !== 'Refused' || reason, {
    path: ['reason'],
    error: 'Please give a reason',
  })
  .meta(neededWith('status', ['Refused'], 'reason'));

export const Unmapping = z.object({ reason: paragraph('Please give a reason', 500) });

/** The order that is the own office's now, or the request that somebody has to confirm first. */
const Mapped = Order.partial().extend({ request: ForOffice.optional() });

const parties = ['Super Admin', 'Buyer', 'Seller'] as const;

/** How an order comes to the office that ordered it, and how it is taken off one that did not. */
export const mappings = {
  map: operation({
    subject: 'procurement.order.map',
    method: 'POST',
    path: '/seller-orders/{id}/map-to-buyer',
    summary:
      'Map an order to the own organisation, once; where its department or officer is not the own, the seller or a Super Admin is asked first',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    params: ById,
    body: MappingChoice,
    reply: Mapped,
  }),
  list: operation({
    subject: 'procurement.mapping.list',
    method: 'GET',
    path: '/mapping-requests',
    summary: 'Requests to map an order: those to decide about, for a buyer those of the own office',
    needs: { any: ['procurement:edit', 'procurement:approve', 'sales:edit'], only: parties },
    query: z.object({ orderId: Id.optional() }),
    reply: z.object({ items: z.array(MappingRequest) }),
    views: { Buyer: z.object({ items: z.array(ForOffice) }) },
  }),
  decide: operation({
    subject: 'procurement.mapping.decide',
    method: 'PUT',
    path: '/seller-orders/{id}/mapping-requests/{requestId}',
    summary: 'Confirm or refuse the mapping that an office asks for; the office itself may withdraw it',
    needs: { any: ['procurement:edit', 'procurement:approve', 'sales:edit'], only: parties },
    params: ById.extend({ requestId: Id }),
    body: MappingDecision,
    reply: MappingRequest,
    views: { Buyer: ForOffice },
  }),
  undo: operation({
    subject: 'procurement.mapping.undo',
    method: 'POST',
    path: '/seller-orders/{id}/unmapping',
    summary:
      'Take an order off the office that it was mapped to, with a reason, before anything of it was delivered or registered',
    needs: { any: ['procurement:approve'], only: ['Super Admin'] },
    params: ById,
    body: Unmapping,
    reply: Order,
  }),
};
