import { type AssetCosts, dayInIndia, toRupees } from '@portal/contracts';
import type { AssetRecord } from '../assets/asset-record.js';
import type { AmcRecord } from '../cover/cover.schema.js';
import { daysUntil, today } from '../days.js';
import type { LifecycleRecord } from './lifecycle-record.js';

type Contract = Pick<AmcRecord, 'value' | 'assetIds' | 'startDate' | 'endDate' | 'status' | 'history'>;
type Event = Pick<LifecycleRecord, 'eventType' | 'cost'>;

/** The part of a contract's term that was served: all of it, unless somebody cancelled it. */
function servedPart({ startDate, endDate, status, history = [] }: Contract) {
  const cancelled = status === 'Cancelled' ? history.findLast((entry) => entry.status === 'Cancelled') : undefined;
  if (!cancelled) return 1;
  const term = Math.max(1, daysUntil(endDate, startDate));
  return Math.min(1, Math.max(0, daysUntil(dayInIndia(new Date(cancelled.at)), startDate) / term));
}

const shareOf = (contract: Contract) => (contract.value * servedPart(contract)) / Math.max(1, contract.assetIds.length);

/** What an asset has cost its office up to a day: its price, its share of AMC contracts, what was done to it, less what its disposal brought. */
export function costsOf(
  { value, disposal }: Pick<AssetRecord, 'value' | 'disposal'>,
  events: readonly Event[],
  contracts: readonly Contract[],
  now = today(),
): AssetCosts {
  const spent = (type: Event['eventType']) =>
    events.filter(({ eventType }) => eventType === type).reduce((sum, { cost = 0 }) => sum + cost, 0);
  const begun = contracts.filter(({ startDate }) => startDate <= now);
  const amc = Math.round(begun.reduce((sum, contract) => sum + shareOf(contract), 0));
  const [services, repairs] = [spent('maintenance'), spent('repair')];
  const realised = disposal.handover?.price ?? 0;
  return {
    purchase: toRupees(value),
    amc: toRupees(amc),
    services: toRupees(services),
    repairs: toRupees(repairs),
    realised: toRupees(realised),
    total: toRupees(value + amc + services + repairs - realised),
  };
}
