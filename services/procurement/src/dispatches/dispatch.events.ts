import type { PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { DispatchRecord } from './dispatch.schema.js';

type Told = Pick<
  DispatchRecord,
  'source' | 'number' | 'orderId' | 'gemContractNumber' | 'sellerOrganizationId' | 'organizations' | 'expectedArrival'
>;

const titles = {
  announced: 'Goods of order {{contract}} are on their way: {{number}}, expected on {{day}}',
  withdrawn: 'The dispatch advice {{number}} of order {{contract}} was withdrawn',
};

/** What others learn of an advice; the office is told of what comes and of what does not. */
export function dispatchEvent(
  verb: 'announced' | 'withdrawn' | 'delivered',
  by: PortalEvent['by'],
  { source, number, orderId, gemContractNumber, sellerOrganizationId, organizations, expectedArrival }: Told,
): NewEvent {
  const values = { number, contract: gemContractNumber, day: expectedArrival };
  return {
    subject: `procurement.dispatch.${verb}`,
    by,
    label: number,
    organizations: [sellerOrganizationId, ...organizations],
    data: { orderId, number },
    // Of the delivery the order tells itself.
    ...(verb === 'delivered'
      ? {}
      : { notice: { organizations, title: titles[verb], values, record: recordOf(source, orderId) } }),
  };
}

const recordOf = (source: Told['source'], id: string) =>
  source === 'purchase-order' ? { type: 'purchaseOrder' as const, id } : { type: 'order' as const, id };
