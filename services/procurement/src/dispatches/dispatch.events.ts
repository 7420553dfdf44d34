import type { Actor } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { DispatchRecord } from './dispatch.schema.js';

type Told = Pick<
  DispatchRecord,
  'source' | 'number' | 'orderId' | 'gemContractNumber' | 'sellerOrganizationId' | 'organizations' | 'expectedArrival'
>;

const titles = {
  missing: '{{by}} withdrew the dispatch advice {{number}} of order {{contract}}, whose goods did not come: {{reason}}',
  announced: 'Goods of order {{contract}} are on their way: {{number}}, expected on {{day}}',
  withdrawn: 'The dispatch advice {{number}} of order {{contract}} was withdrawn',
};

/** What others learn of an advice; the office is told of what comes and of what does not. */
export function dispatchEvent(
  verb: 'announced' | 'withdrawn' | 'delivered',
  by: Actor,
  { source, number, orderId, gemContractNumber, sellerOrganizationId, organizations, expectedArrival }: Told,
  reason = '',
): NewEvent {
  const values = { number, contract: gemContractNumber, day: expectedArrival };
  const record = recordOf(source, orderId);
  // The seller's own withdrawal concerns the office; anybody else's also the seller.
  const missing = verb === 'withdrawn' && by.role !== 'Seller';
  return {
    subject: `procurement.dispatch.${verb}`,
    by,
    label: number,
    organizations: [sellerOrganizationId, ...organizations],
    data: { orderId, number },
    // Of the delivery the order tells itself.
    ...(verb === 'delivered'
      ? {}
      : {
          notice: missing
            ? {
                organizations: [sellerOrganizationId, ...organizations],
                title: titles.missing,
                values: { ...values, by: by.name, reason },
                record,
              }
            : { organizations, title: titles[verb], values, record },
        }),
  };
}

const recordOf = (source: Told['source'], id: string) =>
  source === 'purchase-order' ? { type: 'purchaseOrder' as const, id } : { type: 'order' as const, id };
