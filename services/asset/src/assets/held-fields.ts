import type { AssetRecord } from './asset-record.js';

/** What an asset has only while somebody holds it. */
export const heldFields = [
  'endUserId',
  'endUser',
  'allocationDate',
  'device',
  'deviceOtp',
  'remindedAt',
  'remindedFor',
] as const satisfies (keyof AssetRecord)[];
