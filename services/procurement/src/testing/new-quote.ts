import { dayInIndia, type quotes, type ReplyOf, rfqs } from '@portal/contracts';
import { actorOf, type TestService } from '@portal/service-kit/testing';
import { rivals } from './purchase-parties.js';

type ShownRfq = ReplyOf<typeof rfqs.get>;
export type ShownQuote = ReplyOf<typeof quotes.get>;

const dayMs = 86_400_000;
export const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * dayMs));

/** A whole new request of the tests' buyer to the tests' seller and its rival; `changes` replace parts of it. */
export const newRfq = (changes: Record<string, unknown> = {}) => ({
  title: 'Laptops for the office',
  buyerId: actorOf('Buyer').id,
  sellerIds: [actorOf('Seller').organizationId, rivals[0]],
  closesAt: new Date(Date.now() + 5 * dayMs).toISOString(),
  expectedDeliveryDate: '2090-01-31',
  items: [
    { assetName: 'Latitude', category: 'Laptop', quantity: 2, brand: 'Dell', model: '5450' },
    { assetName: 'LaserJet', category: 'Printer', quantity: 1 },
  ],
  ...changes,
});

let made = 0;

/** A whole quote of every line of a request at these unit prices. */
export const newQuote = (rfq: ShownRfq, prices: readonly number[], changes: Record<string, unknown> = {}) => ({
  rfqId: rfq.id,
  quoteNumber: `Q-${++made}`,
  quoteDate: inDays(0),
  validUntil: inDays(30),
  terms: 'Net 30 days, 3-year warranty included',
  deliveryTime: '2-3 weeks',
  warranty: '3 years on-site warranty',
  items: rfq.items.slice(0, prices.length).map(({ id, assetName, quantity }, index) => ({
    rfqItemId: id,
    assetName,
    description: `${assetName} as asked for`,
    quantity,
    unitPrice: prices[index],
  })),
  ...changes,
});

/** A request of the tests' buyer that sellers may answer. */
export async function openRfq(service: TestService, token: string, changes: Record<string, unknown> = {}) {
  const { body } = await service.call(rfqs.create, { token, body: newRfq(changes) });
  const id = body.id as string;
  await service.call(rfqs.update, { token, params: { id }, body: { status: 'Open' } });
  return (await service.call(rfqs.get, { token, params: { id } })).body as ShownRfq;
}

/** Lets the closing time of a request pass without anybody telling it. */
export async function letPass({ kit }: TestService, rfqId: string) {
  const past = new Date(Date.now() - 1_000);
  const of = (name: string) => kit.database.collection<{ _id: string; rfqId?: string }>(name);
  await of('rfqs').updateOne({ _id: rfqId }, { $set: { closesAt: past } });
  await of('quotes').updateMany({ rfqId }, { $set: { sealedUntil: past } });
}
