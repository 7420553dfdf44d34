import type { ExpiryKind } from '@portal/contracts';
import type { Filter } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';

/** The field of an asset that holds the end of each kind. */
export const endFields = { warranty: 'warrantyExpiry', amc: 'amcExpiry' } as const satisfies Record<
  ExpiryKind,
  keyof AssetRecord
>;

/** So many days ahead an end of each kind counts as near. */
export type AlertDays = Readonly<Record<ExpiryKind, number>>;

/** Of an asset the end of this kind was acknowledged, as it is now; or it was not. */
export const acknowledgedFilter = (kind: ExpiryKind, isAcknowledged: boolean): Filter<AssetRecord> => ({
  $expr: { [isAcknowledged ? '$eq' : '$ne']: [`$${endFields[kind]}`, `$acknowledged.${kind}.end`] },
});
