import { dayInIndia, purchaseOrderStatuses, receiptStatuses } from '@portal/contracts';
import { demoOffices } from '@portal/service-kit';
import { receiptStatusAt } from './demo-inspection.js';
import { demoPurchaseOrders } from './demo-purchase-orders.js';

const isLate = ({ expectedDeliveryDate }: { expectedDeliveryDate: string }, then: Date) =>
  expectedDeliveryDate < dayInIndia(then);

it('has orders and receipts in every state on any day, whose steps follow each other and never lie ahead', () => {
  for (let day = 0; day < 10; day++) {
    const then = new Date(Date.parse('2026-09-30T19:00:00Z') + day * 86_400_000);
    const made = demoPurchaseOrders(then);
    const found = made.flatMap(({ inspection }) => (inspection ? [receiptStatusAt(inspection, then)] : []));
    expect(new Set(found)).toEqual(new Set(receiptStatuses));
    const records = made.map(({ record }) => record);
    expect(new Set(records.map(({ status }) => status))).toEqual(new Set(purchaseOrderStatuses));
    const ofTheDoor = records.filter(({ buyerOrganizationId }) => buyerOrganizationId === demoOffices[0]?.id);
    expect(ofTheDoor.filter((record) => record.status === 'In Transit' && isLate(record, then))).not.toEqual([]);
    for (const { history } of records) {
      const times = history.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      expect(times.at(-1)! <= then.toISOString()).toBe(true);
    }
  }
});

it('is the same each time', () => {
  const now = new Date('2026-07-15T06:00:00Z');
  expect(demoPurchaseOrders(now)).toEqual(demoPurchaseOrders(now));
});
