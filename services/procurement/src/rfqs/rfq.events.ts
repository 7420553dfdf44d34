import { type PortalEvent, rfqStates, type RfqStatus } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { RfqRecord } from './rfq.schema.js';

type Announced = Pick<RfqRecord, '_id' | 'rfqNumber' | 'status' | 'buyerOrganizationId' | 'invited'>;

/** What others learn of a request; who else was asked is the office's own. */
export function rfqEvent(
  verb: (typeof rfqStates)[RfqStatus]['event'] | 'changed',
  by: PortalEvent['by'],
  { _id, rfqNumber, status, buyerOrganizationId }: Announced,
  notice?: NewEvent['notice'],
): NewEvent {
  return {
    subject: `procurement.rfq.${verb}`,
    by,
    label: rfqNumber,
    organizations: [buyerOrganizationId],
    data: { rfq: { id: _id, rfqNumber, status } },
    ...(notice ? { notice } : {}),
  };
}

/** Whom the status that it has now concerns; a request that was never published concerns no seller. */
export function rfqNotice(rfq: Announced, wasPublished = true): NewEvent['notice'] {
  const { notice } = rfqStates[rfq.status];
  if (!notice || (notice.to === 'sellers' && !wasPublished)) return undefined;
  return {
    title: notice.title,
    values: { number: rfq.rfqNumber },
    record: { type: 'rfq', id: rfq._id },
    organizations: notice.to === 'sellers' ? rfq.invited : [rfq.buyerOrganizationId],
  };
}
