import { dayInIndia, linesBeyond, type WrittenQuote } from '@portal/contracts';
import { pricesOf } from '../orders/order.amounts.js';
import type { RfqRecord } from '../rfqs/rfq.schema.js';
import { endsBeforeClosing, moreThanAsked, unknownLine } from './quote.errors.js';

/** What is written of a quote, as it is stored; what it no longer says is named. */
export function fieldsOf(rfq: RfqRecord, quote: WrittenQuote) {
  const { quoteNumber, quoteDate, validUntil, terms, deliveryTime, warranty, notes, items } = quote;
  if (items.some(({ rfqItemId }) => !rfq.items.some(({ id }) => id === rfqItemId))) throw unknownLine();
  const beyond = linesBeyond(items, rfq.items);
  if (beyond.length > 0) throw moreThanAsked(beyond);
  const isWhole = quote.status === 'Submitted';
  if (isWhole && quote.validUntil < dayInIndia(rfq.closesAt)) throw endsBeforeClosing();
  const texts = { quoteNumber, quoteDate, validUntil, terms, deliveryTime, warranty, notes };
  const names = Object.keys(texts) as (keyof typeof texts)[];
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<typeof texts>;
  const fields = { ...given, ...(isWhole ? pricesOf(quote.items) : pricesSoFar(items)) };
  return { fields, unset: names.filter((name) => !texts[name]) };
}

type DraftedItem = Extract<WrittenQuote, { status: 'Draft' }>['items'][number];

/** The prices of a draft: a line without a price or a quantity counts as nothing, and is kept without it. */
function pricesSoFar(items: readonly DraftedItem[]) {
  const { items: lines, ...sums } = pricesOf(
    items.map(({ rfqItemId, unitPrice = 0, quantity = 0, gst }) => ({ rfqItemId, unitPrice, quantity, gst })),
  );
  return {
    ...sums,
    items: lines.map(({ unitPrice, quantity, ...line }, index) => ({
      ...line,
      ...textsOf(items[index]),
      ...(quantity ? { quantity } : {}),
      ...(unitPrice ? { unitPrice } : {}),
    })),
  };
}

const textsOf = ({ assetName, description }: Partial<DraftedItem> = {}) => ({
  ...(assetName ? { assetName } : {}),
  ...(description ? { description } : {}),
});
