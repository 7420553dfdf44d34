import type { AssetRecord } from '../assets/asset-record.js';
import type { LifecycleRecord } from './lifecycle-record.js';

const ending = '-purchase';

/**
 * The first event of every asset's life (requirements: lifecycle tracker), read off the asset itself: it needs no record of
 * its own and follows what is corrected in the asset.
 */
export const purchaseOf = (asset: AssetRecord): LifecycleRecord => ({
  _id: `${asset._id}${ending}`,
  version: 1,
  createdAt: asset.createdAt,
  updatedAt: asset.updatedAt,
  outbox: [],
  assetId: asset._id,
  eventType: 'purchase',
  description: 'Asset purchased',
  performedBy: 'System',
  cost: asset.value,
  timestamp: new Date(`${asset.purchaseDate}T00:00:00Z`),
  notes: 'Initial purchase event created automatically',
  details: {
    vendor: asset.sellerName,
    purchaseDate: asset.purchaseDate,
    ...(asset.invoiceNumber ? { invoiceNumber: asset.invoiceNumber } : {}),
    ...(asset.warrantyExpiry ? { warrantyPeriod: asset.warrantyExpiry } : {}),
  },
  automatic: true,
});

/** Whose purchase an event's id stands for, if it is one. */
export const purchasedWith = (eventId: string) =>
  eventId.endsWith(ending) ? eventId.slice(0, -ending.length) : undefined;
