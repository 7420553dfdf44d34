import { type Comparison, quoteStatusAt, toRupees } from '@portal/contracts';
import type { HandedInQuote } from '../quotes/quote.schema.js';
import type { RfqRecord } from './rfq.schema.js';

/** The lowest of these; none where there are none. */
const lowest = (amounts: number[]) => (amounts.length > 0 ? Math.min(...amounts) : undefined);

const isValid = (quote: HandedInQuote) => quoteStatusAt(quote) !== 'Expired';

const answers = (quote: HandedInQuote, item: RfqRecord['items'][number]) =>
  quote.items.some(({ rfqItemId, quantity }) => rfqItemId === item.id && quantity === item.quantity);

/** Quotes side by side: each line with its lowest whole offer, and L1 among the quotes of every line; both of what can be awarded still. */
export function comparisonOf(rfq: RfqRecord, quotes: HandedInQuote[]): Comparison {
  const whole = quotes.filter((quote) => rfq.items.every((item) => answers(quote, item)));
  const best = lowest(whole.filter(isValid).map(({ totalAmount }) => totalAmount));
  return {
    quotes: quotes.map((quote) => ({
      id: quote._id,
      version: quote.version,
      vendorName: quote.sellerName,
      quoteNumber: quote.quoteNumber,
      status: quoteStatusAt(quote),
      validUntil: quote.validUntil,
      deliveryTime: quote.deliveryTime,
      totalAmount: toRupees(quote.totalAmount),
      files: quote.files ?? [],
      isWhole: whole.includes(quote),
      isLowest: whole.includes(quote) && isValid(quote) && quote.totalAmount === best,
    })),
    lines: rfq.items.map((item) => lineOf(item, quotes)),
  };
}

function lineOf({ id, assetName, quantity }: RfqRecord['items'][number], quotes: HandedInQuote[]) {
  const offers = quotes.flatMap((quote) =>
    quote.items
      .filter(({ rfqItemId }) => rfqItemId === id)
      .map((line) => ({ ...line, quoteId: quote._id, counts: isValid(quote) && line.quantity === quantity })),
  );
  const best = lowest(offers.filter(({ counts }) => counts).map(({ totalPrice }) => totalPrice));
  return {
    itemId: id,
    assetName,
    quantity,
    offers: offers.map((offer) => ({
      quoteId: offer.quoteId,
      quantity: offer.quantity,
      unitPrice: toRupees(offer.unitPrice),
      totalPrice: toRupees(offer.totalPrice),
      isLowest: offer.counts && offer.totalPrice === best,
    })),
  };
}
