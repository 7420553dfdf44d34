import { type AssetHealth, dayInIndia, type NewDepreciationPolicy, toRupees } from '@portal/contracts';
import type { z } from 'zod';
import type { AssetRecord } from '../assets/asset-record.js';
import { daysUntil } from '../days.js';
import { worthOn, yearsOf } from '../depreciation/loss-of-value.js';
import type { LifecycleRecord } from './lifecycle-record.js';

// Requirements: lifecycle health.
const lifeDays = 1_825;
const yearDays = 365;
const maintenanceWeight = 50;
/** So often a year it is due: before the first time nothing is missed. */
const maintenancesAYear = 2;
const repairPenalty = 15;
const endOfLifePercent = 30;
const manyRepairs = 3;

const within = (value: number, low = 0, high = 100) => Math.min(high, Math.max(low, value));
const rounded = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits;

function adviceFor(status: AssetRecord['status'], remainingLife: number, repairs: number) {
  if (status === 'Disposed') return [];
  return [
    ...(remainingLife < endOfLifePercent ? ['This asset is near the end of its life: plan its replacement'] : []),
    ...(repairs > manyRepairs ? ['High repair frequency: check whether a replacement costs less'] : []),
    'Schedule the next maintenance within 6 months',
  ];
}

type Living = Pick<AssetRecord, 'purchaseDate' | 'value' | 'status' | 'disposal'>;

/** The day on which an asset was disposed of. */
const disposedOn = ({ status, disposal }: Living) =>
  status === 'Disposed' && disposal.decidedAt ? dayInIndia(disposal.decidedAt) : undefined;

/**
 * Health, depreciation and advice from age and events; an asset of today counts as one day old. What was disposed of grows no older,
 * and is worth nothing to its office any more.
 */
export function healthOf(
  asset: Living,
  events: Pick<LifecycleRecord, 'eventType'>[],
  { method, yearlyPercent, salvagePercent }: NewDepreciationPolicy,
  today?: string,
): z.output<typeof AssetHealth> {
  const end = disposedOn(asset);
  const now = end ?? today;
  const ageDays = Math.max(1, -daysUntil(asset.purchaseDate, now));
  const ageYears = ageDays / yearDays;
  const count = (type: LifecycleRecord['eventType']) => events.filter(({ eventType }) => eventType === type).length;
  const remainingLife = within(((lifeDays - ageDays) / lifeDays) * 100);
  const policy = { method, yearlyPercent, salvagePercent };
  const worth = worthOn(asset, policy, now);
  const repairs = count('repair');
  const due = Math.floor(ageYears * maintenancesAYear);
  const maintenancePart = due === 0 ? 100 : within((count('maintenance') / ageYears) * maintenanceWeight);
  const repairPart = within(100 - repairPenalty * repairs);
  return {
    ageYears: rounded(ageYears),
    remainingLifePercent: rounded(remainingLife),
    depreciationPercent: asset.value === 0 ? 0 : rounded(100 - (worth / asset.value) * 100),
    currentValue: asset.status === 'Disposed' ? 0 : toRupees(Math.round(worth)),
    policy,
    years: yearsOf({ ...asset, end }, policy, now),
    healthScore: Math.round((maintenancePart + repairPart + remainingLife) / 3),
    advice: adviceFor(asset.status, remainingLife, repairs),
  };
}
