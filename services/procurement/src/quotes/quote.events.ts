import type { PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { QuoteRecord } from './quote.schema.js';

type Verb = 'drafted' | 'submitted' | 'withdrawn' | 'shortlisted' | 'awarded' | 'rejected';
type Announced = Pick<QuoteRecord, '_id' | 'rfqId' | 'rfqNumber' | 'status' | 'sellerOrganizationId' | 'sealedUntil'>;

const titles: Partial<Record<Verb, string>> = {
  awarded: 'Your quote for request {{number}} was awarded',
  rejected: 'Your quote for request {{number}} was not awarded',
};

/** What others learn of a quote: nothing of its contents, and until its request is closed not even that there is one; only its seller hears of it. */
export function quoteEvent(verb: Verb, by: PortalEvent['by'], quote: Announced): NewEvent {
  const { _id, rfqId, rfqNumber, status, sellerOrganizationId, sealedUntil } = quote;
  const title = titles[verb];
  return {
    subject: `procurement.quote.${verb}`,
    by,
    label: rfqNumber,
    organizations: verb === 'shortlisted' ? [] : [sellerOrganizationId],
    data: { quote: { id: _id, rfqId, status } },
    ...(sealedUntil ? { sealedUntil } : {}),
    ...(title
      ? {
          notice: {
            title,
            values: { number: rfqNumber },
            record: { type: 'rfq' as const, id: rfqId },
            organizations: [sellerOrganizationId],
          },
        }
      : {}),
  };
}
