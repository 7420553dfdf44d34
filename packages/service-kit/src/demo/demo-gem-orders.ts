import { dayInIndia, nextDay, type OrderStatus } from '@portal/contracts';
import { demoAge, demoNow, workedAgo, workingMoment } from './demo-clock.js';
import { type DemoGoods, demoGoodsOf } from './demo-goods.js';
import {
  demoAdministrator,
  type DemoOffice,
  demoOffices,
  type DemoPerson,
  type DemoSeller,
  demoSellerFor,
} from './demo-people.js';
import { DemoRandom } from './demo-random.js';

/** One step of a demo order that was taken. */
export interface DemoStep {
  at: Date;
  by: DemoPerson;
  action: string;
  status?: OrderStatus;
  note?: string;
}

/** A line of a demo GeM order. */
export interface DemoGemLine {
  id: string;
  goods: DemoGoods;
  quantity: number;
  delivered: number;
}

/** One delivery of a demo GeM order: what came of each line. */
interface DemoDelivery {
  id: string;
  at: Date;
  lines: { line: DemoGemLine; quantity: number }[];
}

/** A GeM order of the history, as procurement and the register of assets both know it. */
export interface DemoGemOrder {
  id: string;
  number: string;
  office: DemoOffice;
  seller: DemoSeller;
  status: OrderStatus;
  isMapped: boolean;
  lines: DemoGemLine[];
  window: { startDate: string; endDate: string };
  steps: DemoStep[];
  deliveries: DemoDelivery[];
  reason?: string;
}

const count = 150;
/** What one of the newest is at this moment: its status, and whether its goods are overdue. */
interface Wanted {
  status: OrderStatus;
  isOverdue?: true;
}

/** What the newest are, so that every step of the way is met on any day, and an order that is overdue. */
const recent: readonly Wanted[] = [
  { status: 'Pending Approval' },
  { status: 'Pending Approval' },
  { status: 'Approved' },
  { status: 'In Progress' },
  { status: 'Approved' },
  { status: 'In Progress' },
  { status: 'In Progress', isOverdue: true },
];

/** The GeM orders of eighteen months, the oldest first. */
export const demoGemOrders = (now = new Date()): DemoGemOrder[] =>
  Array.from({ length: count }, (_, index) => gemOrder(index, now));

function gemOrder(index: number, now: Date): DemoGemOrder {
  const wanted = recent[count - 1 - index];
  if (!wanted) return gemOrderOf(index, demoAge(index, count), '', now);
  if (!wanted.isOverdue) return demoNow(wanted.status, (age, name) => gemOrderOf(index, age, name, now));
  const { order } = demoNow('overdue', (age, name) => {
    const made = gemOrderOf(index, age, name, now, wanted);
    const isOverdue = made.status === wanted.status && made.window.endDate < dayInIndia(now);
    return { order: made, status: isOverdue ? 'overdue' : 'other' };
  });
  return order;
}

function gemOrderOf(index: number, age: number, name: string, now: Date, wanted?: Wanted): DemoGemOrder {
  const random = new DemoRandom(`gem-${index}${name}`);
  const seller = demoSellerFor(random);
  const office = random.pick(demoOffices);
  const created = workedAgo(age, now, random);
  const id = `demo-gem-${String(index + 1).padStart(3, '0')}`;
  const lines = demoGoodsOf(seller, random.between(1, 3), random).map((goods, at): DemoGemLine => ({
    ...{ id: `${id}-${at + 1}`, goods, quantity: random.between(1, goods.most), delivered: 0 },
  }));
  const days = random.between(28, 45);
  const window = { startDate: dayInIndia(created), endDate: nextDay(dayInIndia(created), days) };
  const number = `GEMC-DEMO-${created.getUTCFullYear()}${String(5_000 + index)}`;
  const order = { id, number, office, seller, lines, window };
  return { ...order, ...wayOf({ ...order, created, days, wanted }, random, now) };
}

type Begun = Pick<DemoGemOrder, 'id' | 'office' | 'seller' | 'lines'> & {
  created: Date;
  days: number;
  wanted: Wanted | undefined;
};
type Way = Pick<DemoGemOrder, 'status' | 'isMapped' | 'steps' | 'deliveries' | 'reason'>;

/** How far the order came until now. */
function wayOf({ id, office, seller, lines, created, days, wanted }: Begun, random: DemoRandom, now: Date): Way {
  const made = { at: created, by: seller.person, action: 'Order created', status: 'Pending Approval' as const };
  const way: Way = { status: 'Pending Approval', isMapped: false, steps: [made], deliveries: [] };
  const step = (inDays: number, by: DemoPerson, action: string, status?: OrderStatus, note?: string) => {
    const at = workingMoment(way.steps.at(-1)!.at, inDays, random);
    if (at > now) return false;
    way.steps.push({ at, by, action, ...(status ? { status } : {}), ...(note ? { note } : {}) });
    if (status) way.status = status;
    return true;
  };
  const ordinary = random.weighed({ runs: 90, rejected: 6, cancelled: 4 });
  const end = wanted?.isOverdue ? 'runs' : ordinary;
  if (end !== 'runs') {
    const reason = end === 'rejected' ? 'The order file shows another quantity' : 'Entered twice by mistake';
    const [by, action, status] =
      end === 'rejected'
        ? ([demoAdministrator, 'Reject', 'Rejected'] as const)
        : ([seller.person, 'Cancel Order', 'Cancelled'] as const);
    if (step(random.between(1, 4), by, action, status, reason)) way.reason = reason;
    return way;
  }
  if (!step(random.between(1, 4), demoAdministrator, 'Approve', 'Approved')) return way;
  if (!step(random.between(0, 3), office.buyer, 'Mapped to buyer')) return way;
  way.isMapped = true;
  if (!step(random.between(1, 3), seller.person, 'Start progress', 'In Progress')) return way;
  deliver();
  return way;

  function deliver() {
    const inParts = lines.length > 1 && random.chance(0.4) && !wanted?.isOverdue;
    const late = random.chance(seller.late) || wanted?.isOverdue ? random.between(4, 25) : -random.between(2, 12);
    const parts = inParts ? [lines.slice(0, 1), lines.slice(1)] : [lines];
    const begun = way.steps.at(-1)!.at;
    const due = Math.max(2, days + late - Math.round((begun.getTime() - created.getTime()) / 86_400_000));
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      const inDays = Math.max(1, Math.round(due / parts.length));
      const action = isLast ? 'Delivery completed' : 'Part delivery accepted';
      if (!step(inDays, seller.person, action, isLast ? 'Completed' : undefined)) return;
      for (const line of part) line.delivered = line.quantity;
      const came = part.map((line) => ({ line, quantity: line.quantity }));
      way.deliveries.push({ id: `${id}-delivery-${index + 1}`, at: way.steps.at(-1)!.at, lines: came });
    }
  }
}
