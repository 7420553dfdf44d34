import type { Quote, Rfq } from '@portal/contracts';

/** A request as the API answers it. */
export type ShownRfq = Rfq;

/** A quote as the API answers it. */
export type ShownQuote = Quote;

/** What both sides see of a request. */
export type AskedRfq = Pick<
  Rfq,
  'id' | 'rfqNumber' | 'title' | 'status' | 'department' | 'closesAt' | 'expectedDeliveryDate' | 'items' | 'notes'
>;
