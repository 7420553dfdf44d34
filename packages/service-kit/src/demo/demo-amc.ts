import { type DemoAsset, demoAssets } from './demo-assets.js';
import { type DemoGemOrder, demoGemOrders } from './demo-gem-orders.js';
import { DemoRandom } from './demo-random.js';

/** How an asset of the history is by now, and the chance that goes on from there for whatever else is said of it. */
export function demoConditionOf({ id, holder }: DemoAsset) {
  const random = new DemoRandom(`asset-${id}`);
  const state = holder ? 'used' : random.weighed({ used: 88, repair: 5, asked: 3, disposed: 4 });
  return { state, hasAmc: random.chance(0.2), random };
}

/** A maintenance contract of the history, as the register and the documents both know it. */
export interface DemoAmc {
  id: string;
  number: string;
  order: DemoGemOrder;
  assets: readonly DemoAsset[];
  madeAt: Date;
}

const mostAssets = 12;

/** A contract over assets of one order, for the orders that have some; numbered as the counter begins. */
export function demoAmcs(now = new Date()): DemoAmc[] {
  const covered = demoAssets(now).filter((asset) => {
    const { state, hasAmc } = demoConditionOf(asset);
    return hasAmc && state !== 'disposed';
  });
  const made = new Map<number, number>();
  return demoGemOrders(now).flatMap((order) => {
    const assets = covered.filter((asset) => asset.order.id === order.id).slice(0, mostAssets);
    const madeAt = assets[0]?.registeredAt;
    if (!madeAt) return [];
    const year = madeAt.getFullYear();
    made.set(year, (made.get(year) ?? 0) + 1);
    const number = `AMC-${year}-${String(made.get(year)).padStart(6, '0')}`;
    return [{ id: `demo-amc-${order.id}`, number, order, assets, madeAt }];
  });
}
