import { dayInIndia } from '@portal/contracts';
import type { HandedInQuote } from '../quotes/quote.schema.js';
import { comparisonOf } from './comparison.js';
import type { RfqRecord } from './rfq.schema.js';

const day = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
const rfq = { items: [{ id: 'l1', assetName: 'Latitude', quantity: 2 }] } as unknown as RfqRecord;
const quote = (_id: string, totalPrice: number, validUntil: string, quantity = 2) =>
  ({
    ...{ _id, version: 1, status: 'Submitted', validUntil, totalAmount: totalPrice },
    items: [{ rfqItemId: 'l1', quantity, unitPrice: 1, totalPrice }],
  }) as unknown as HandedInQuote;

it('marks nothing as the lowest that cannot be awarded any more', () => {
  const { quotes, lines } = comparisonOf(rfq, [quote('ended', 100, day(-1)), quote('valid', 200, day(0))]);
  expect(quotes.map(({ id, status, isLowest }) => [id, status, isLowest])).toEqual([
    ['ended', 'Expired', false],
    ['valid', 'Submitted', true],
  ]);
  expect(lines[0]?.offers.map(({ quoteId, isLowest }) => [quoteId, isLowest])).toEqual([
    ['ended', false],
    ['valid', true],
  ]);
});

it('marks the lowest of a line among the offers of its whole quantity', () => {
  const { lines } = comparisonOf(rfq, [quote('part', 50, day(1), 1), quote('whole', 200, day(1))]);
  expect(lines[0]?.offers.map(({ isLowest }) => isLowest)).toEqual([false, true]);
});
