import { dayInIndia, nextDay, quoteDefaults } from '@portal/contracts';
import {
  demoDays,
  type DemoGoods,
  demoGoodsOf,
  demoOffices,
  DemoRandom,
  demoSellerFor,
  type DemoSeller,
  demoSellers,
  demoStored,
  workedAgo,
  workingMoment,
} from '@portal/service-kit';
import { pricesOf } from '../orders/order.amounts.js';
import type { RequisitionRecord } from '../requisitions/requisition.schema.js';
import type { QuoteRecord } from '../quotes/quote.schema.js';
import type { RfqRecord } from '../rfqs/rfq.schema.js';
import { historyEntry } from './demo-gem-orders.js';
import type { DemoPurchaseOrder } from './demo-purchase-orders.js';

/** A request of the history, but for its number, and what was answered to it. */
export interface DemoRfq {
  rfq: Omit<RfqRecord, 'rfqNumber'>;
  quotes: Omit<QuoteRecord, 'rfqNumber'>[];
}

const count = 24;
const endings: Partial<Record<RfqRecord['status'], string>> = {
  Awarded: 'Award',
  Cancelled: 'Cancel request',
  Closed: 'Close request',
};
const cancelled = 'The need was met from the store';

/**
 * Requests for quotation that orders of the history were made of, so that each order is what its best quote offered; and
 * some that were called off or still wait for quotes.
 */
export function demoRfqs(orders: readonly DemoPurchaseOrder[], now: Date): DemoRfq[] {
  const every = Math.floor(orders.length / count);
  const awarded = Array.from({ length: count }, (_, index) => ofOrder(orders[index * every + 3], index));
  return [...awarded.flatMap((one) => one ?? []), ...[0, 1, 2].map((index) => unordered(index, now))];
}

/** Which requisition quotes are requested for at this moment: the newest that was accepted a week ago, of the first office that has one. */
export function demoAskedRequisition<One extends Pick<RequisitionRecord, 'status' | 'organizationId' | 'decidedAt'>>(
  requisitions: readonly One[],
  now: Date,
): One | undefined {
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000);
  const accepted = requisitions.filter(
    ({ status, decidedAt }) => status === 'Accepted' && decidedAt && decidedAt < weekAgo,
  );
  return demoOffices.flatMap(({ id }) => accepted.findLast(({ organizationId }) => organizationId === id) ?? [])[0];
}

/** The open request for what a requisition asks for; its first seller has begun a quote and not handed it in. */
export function demoRfqOfRequisition(
  requisition: Pick<RequisitionRecord, '_id' | 'title' | 'items' | 'organizationId' | 'number'>,
  now: Date,
): DemoRfq {
  const random = new DemoRandom(`rfq-${requisition._id}`);
  const id = 'demo-rfq-93';
  const asked: Asked = {
    id,
    office: demoOffices.find((office) => office.id === requisition.organizationId)!,
    seller: demoSellers[0]!,
    created: workedAgo(2, now, random),
    title: requisition.title,
    items: requisition.items.map(({ assetName, category, quantity, brand, model }, at) => ({
      ...{ id: `${id}-${at + 1}`, assetName, category, quantity },
      ...(brand ? { brand } : {}),
      ...(model ? { model } : {}),
    })),
    prices: requisition.items.map(({ estimatedUnitPrice = 0 }) => estimatedUnitPrice / 100),
  };
  const { rfq, quotes } = request(asked, { status: 'Open', endedAt: now, note: undefined }, random);
  return until(now, {
    rfq: { ...rfq, requisitionId: requisition._id, requisitionNumber: requisition.number },
    quotes: [draftOf(quotes[0]!, now), ...quotes.slice(1)],
  });
}

/** As far as its seller has come: the first line has a price, and nothing else is said. */
function draftOf(quote: DemoRfq['quotes'][number], now: Date): DemoRfq['quotes'][number] {
  const { quoteNumber: _number, validUntil: _until, terms: _terms, submittedAt: _at, items, ...begun } = quote;
  const [first] = items;
  const { items: priced, ...amounts } = pricesOf(
    first ? [{ ...first, quantity: first.quantity ?? 0, unitPrice: (first.unitPrice ?? 0) / 100 }] : [],
  );
  const at = new Date(now.getTime() - 3_600_000);
  return { ...begun, ...demoStored(quote._id, [at]), ...amounts, items: priced, status: 'Draft' };
}

type Asked = Pick<DemoPurchaseOrder, 'office' | 'seller'> & {
  id: string;
  created: Date;
  title: string;
  items: RfqRecord['items'];
  /** Rupees for one of each, as the first seller offers it. */
  prices: number[];
};

function ofOrder(order: DemoPurchaseOrder | undefined, index: number): DemoRfq | undefined {
  if (!order) return undefined;
  const { record, office, seller } = order;
  const random = new DemoRandom(`rfq-${index}`);
  const created = workingMoment(new Date(record.createdAt.getTime() - 21 * 86_400_000), 0, random);
  const id = `demo-rfq-${String(index + 1).padStart(2, '0')}`;
  const items = record.items.map(({ assetName, category, quantity, specifications: { brand, model } }, at) => ({
    ...{ id: `${id}-${at + 1}`, assetName, quantity, brand, model },
    category: category as RfqRecord['items'][number]['category'],
  }));
  const prices = record.items.map(({ unitPrice }) => unitPrice / 100);
  const asked: Asked = { id, office, seller, created, title: record.title, items, prices };
  const reason = 'Lowest total of those that quote every line';
  const { rfq, quotes } = request(asked, { status: 'Awarded', endedAt: record.createdAt, note: reason }, random);
  const by = office.buyer;
  return {
    rfq: {
      ...rfq,
      reason,
      awardedQuoteId: quotes[0]?._id ?? '',
      awardedOrderId: record._id,
      awardedBy: by.name,
      awardedById: by.id,
    },
    quotes,
  };
}

/** One that was called off, one that can be awarded, one that still waits. */
function unordered(index: number, now: Date): DemoRfq {
  const random = new DemoRandom(`rfq-open-${index}`);
  const seller = demoSellerFor(random);
  const goods: DemoGoods[] = demoGoodsOf(seller, 2, random);
  const id = `demo-rfq-${90 + index}`;
  const created = workedAgo([Math.round(demoDays / 3), 14, 3][index] ?? 3, now, random);
  const items = goods.map(({ name, category, brand, model }, at) => ({
    ...{ id: `${id}-${at + 1}`, assetName: name, category, brand, model, quantity: random.between(2, 8) },
  }));
  const asked: Asked = {
    ...{ id, created, items, seller },
    office: demoOffices[index % demoOffices.length]!,
    title: `${goods[0]?.name ?? 'Goods'} for the next year`,
    prices: goods.map(({ price }) => price),
  };
  const [status, days, note] = (
    [
      ['Cancelled', 5, cancelled],
      ['Closed', 10, undefined],
      ['Open', 0, undefined],
    ] as const
  )[index]!;
  return until(now, request(asked, { status, endedAt: workingMoment(created, days, random), note }, random));
}

/** What was answered until this moment. */
const until = (now: Date, { rfq, quotes }: DemoRfq): DemoRfq => ({
  rfq,
  quotes: quotes.filter(({ createdAt }) => createdAt <= now),
});

interface Ending {
  status: RfqRecord['status'];
  endedAt: Date;
  note: string | undefined;
}

function request(asked: Asked, ending: Ending, random: DemoRandom): DemoRfq {
  const { id, office, seller, created, title, items } = asked;
  const { status, endedAt, note } = ending;
  const { buyer } = office;
  const rivals = demoSellers.filter((one) => one.id !== seller.id).slice(0, random.between(1, 3));
  const published = workingMoment(created, 0, random);
  const closesAt = workingMoment(created, 10, random);
  const end = { at: endedAt, by: buyer, action: endings[status] ?? '', status, ...(note ? { note } : {}) };
  const steps = [
    { at: created, by: buyer, action: 'Request for quotation created', status: 'Draft' },
    { at: published, by: buyer, action: 'Publish request', status: 'Open' },
    ...(status === 'Open' ? [] : [end]),
  ];
  const sellers = [seller, ...rivals].map((one) => ({
    ...{ id: one.id, name: one.name, userId: one.person.id },
    contact: { officerName: one.person.name, designation: one.person.designation, email: one.person.email },
  }));
  const rfq = {
    ...demoStored(
      id,
      steps.map(({ at }) => at),
    ),
    status,
    title,
    department: office.name,
    buyerId: buyer.id,
    buyerName: buyer.name,
    buyerOrganizationId: office.id,
    sellers,
    invited: sellers.map((one) => one.id),
    isPublished: true,
    closesAt,
    expectedDeliveryDate: nextDay(dayInIndia(created), 60),
    items,
    notes: 'Demo data',
    ...(status === 'Cancelled' && note ? { reason: note } : {}),
    history: steps.map(historyEntry),
  };
  const quotes = [seller, ...rivals].map((one, at) =>
    quoteOf({ ...asked, published, closesAt }, ending, { seller: one, place: at + 1 }, random),
  );
  return { rfq, quotes };
}

/** What one seller answered; the first offers least, and wins. */
function quoteOf(
  { id, title, office, items, prices, published, closesAt }: Asked & { published: Date; closesAt: Date },
  { status, endedAt }: Ending,
  { seller, place }: { seller: DemoSeller; place: number },
  random: DemoRandom,
): DemoRfq['quotes'][number] {
  const answered = workingMoment(published, random.between(1, 4), random);
  const won = place === 1;
  const dearer = won ? 1 : 1 + random.between(3, 14) / 100;
  const { items: lines, ...amounts } = pricesOf(
    items.map((item, line) => ({
      rfqItemId: item.id,
      assetName: item.assetName,
      description: `Demo: ${item.brand ?? ''} ${item.model ?? ''} as asked for`,
      quantity: item.quantity,
      unitPrice: Math.round((prices[line] ?? 0) * dearer),
      gst: 18,
    })),
  );
  return {
    ...demoStored(`${id}-quote-${place}`, status === 'Awarded' ? [answered, endedAt] : [answered]),
    rfqId: id,
    title,
    buyerOrganizationId: office.id,
    sellerOrganizationId: seller.id,
    sellerName: seller.name,
    quoteNumber: `DEMO-Q-${id.slice(-2)}${place}`,
    quoteDate: dayInIndia(answered),
    validUntil: nextDay(dayInIndia(answered), quoteDefaults.validity),
    terms: quoteDefaults.terms,
    deliveryTime: quoteDefaults.deliveryTime,
    warranty: quoteDefaults.warranty,
    status: status === 'Awarded' ? (won ? 'Awarded' : 'Rejected') : 'Submitted',
    ...amounts,
    items: lines,
    notes: 'Demo data',
    submittedAt: answered,
    sealedUntil: closesAt,
  };
}
