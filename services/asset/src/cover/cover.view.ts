import { type AmcContract, type AmcStatus, toRupees, type Warranty } from '@portal/contracts';
import type { Stored } from '@portal/service-kit';
import { daysUntil, today } from '../days.js';
import type { AmcRecord, WarrantyRecord } from './cover.schema.js';

const trackedOf = ({ _id, version, createdAt, updatedAt }: Stored) => ({
  id: _id,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Where a warranty stands today. */
export const warrantyStatusOf = ({ status, warrantyEndDate }: Pick<WarrantyRecord, 'status' | 'warrantyEndDate'>) =>
  status ?? (warrantyEndDate >= today() ? 'Active' : 'Expired');

/** A warranty with its days from today on. */
export const warrantyView = (warranty: WarrantyRecord): Warranty => ({
  ...warranty,
  ...trackedOf(warranty),
  status: warrantyStatusOf(warranty),
  remainingDays: Math.max(0, daysUntil(warranty.warrantyEndDate)),
});

/** Where an AMC contract stands today: an active one whose end is past has expired. */
export const amcStatusOf = ({ status, endDate }: Pick<AmcRecord, 'status' | 'endDate'>): AmcStatus =>
  status === 'Active' && endDate < today() ? 'Expired' : status;

/** An AMC contract with its days from today on; one that ended by time shows so. */
export const amcView = (contract: AmcRecord): AmcContract => ({
  ...contract,
  ...trackedOf(contract),
  value: toRupees(contract.value),
  status: amcStatusOf(contract),
  remainingDays: Math.max(0, daysUntil(contract.endDate)),
});
