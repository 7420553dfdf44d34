import { type DemoGemLine, type DemoGemOrder, demoGemOrders } from './demo-gem-orders.js';
import { workingMoment } from './demo-clock.js';
import type { DemoPerson } from './demo-people.js';
import { DemoRandom } from './demo-random.js';

/** An asset of the history, as the register and the tickets both know it. */
export interface DemoAsset {
  id: string;
  uid: string;
  serial: string;
  order: DemoGemOrder;
  line: DemoGemLine;
  deliveredAt: Date;
  registeredAt: Date;
  location: string;
  holder?: { person: DemoPerson; since: Date };
}

const places = [
  'Room 12',
  'Record room',
  'IT cell',
  'Front desk',
  'Training hall',
  'First floor',
  'Store',
  'Counter 3',
];
const held = ['Laptop', 'Desktop', 'Printer', 'Scanner', 'Webcam'];
/** No day gets so many from the counter, so that its ids stay free. */
const firstPlace = 900_000;

/** What was registered of what the demo orders brought: the office registers most, and not at once. */
export const demoAssets = (now = new Date()): DemoAsset[] =>
  demoGemOrders(now)
    .flatMap((order) =>
      order.deliveries.flatMap(({ at, lines }) => lines.flatMap((came) => unitsOf(order, at, came, now))),
    )
    .filter(({ registeredAt }) => registeredAt < now)
    .map((asset, index) => ({ ...asset, uid: uidOf(asset.registeredAt, index) }));

function unitsOf(
  order: DemoGemOrder,
  deliveredAt: Date,
  { line, quantity }: { line: DemoGemLine; quantity: number },
  now: Date,
): DemoAsset[] {
  const random = new DemoRandom(`assets-${line.id}`);
  const registered = random.chance(0.15) ? Math.floor(quantity / 2) : quantity;
  const registeredAt = workingMoment(deliveredAt, random.between(1, 9), random);
  return Array.from({ length: registered }, (_, at): DemoAsset => {
    const id = `${line.id}-${String(at + 1).padStart(2, '0')}`;
    const isHeld = held.includes(line.goods.type) && random.chance(0.55);
    const since = workingMoment(registeredAt, random.between(1, 12), random);
    return {
      id,
      uid: '',
      serial: serialOf(id, line.goods.brand),
      order,
      line,
      deliveredAt,
      registeredAt,
      location: random.pick(places),
      ...(isHeld && since < now ? { holder: { person: random.pick(order.office.endUsers), since } } : {}),
    };
  });
}

const serialOf = (id: string, brand: string) =>
  `DEMO-${brand.slice(0, 2).toUpperCase()}-${id.replace('demo-gem-', '').replaceAll('-', '')}`;

/** Twelve digits as every asset has them: year, day of the year, place in the day, and one more. */
function uidOf(day: Date, index: number) {
  const begin = Date.UTC(day.getUTCFullYear(), 0, 1);
  const dayOfYear = Math.floor((day.getTime() - begin) / 86_400_000) + 1;
  return `${day.getUTCFullYear() % 100}${String(dayOfYear).padStart(3, '0')}${firstPlace + index}0`;
}
