import { demoPurchaseOrders } from './demo-purchase-orders.js';
import { demoRfqs } from './demo-rfqs.js';

const dayMs = 86_400_000;

it('has requests and quotes of which nothing lies ahead, on any day', () => {
  const first = Date.parse('2026-11-20T05:00:00Z');
  const orders = demoPurchaseOrders(new Date(first));
  for (let day = 0; day < 10; day++) {
    const now = new Date(first + day * dayMs);
    const all = demoRfqs(orders, now);
    expect(all.map(({ rfq }) => rfq.status)).toEqual(
      expect.arrayContaining(['Awarded', 'Cancelled', 'Closed', 'Open']),
    );
    const moments = all.flatMap(({ rfq, quotes }) => [rfq, ...quotes].map(({ _id, updatedAt }) => [_id, updatedAt]));
    expect(moments.filter(([, at]) => (at as Date) > now)).toEqual([]);
  }
});
