import { z } from 'zod';
import type { Role } from '../access/matrix.js';
import { recordOf } from '../kernel/object.js';
import { disposalStatuses } from '../states/asset.js';
import { Asset } from './asset.js';
import { AssetHealth, LifecycleEvent } from './lifecycle.js';
import { AssetStats } from './report.js';

const holder = ['endUserId', 'endUser', 'allocationDate', 'deliveryRecord', 'returnRequest'] as const;

/**
 * What of an asset is not for everybody who may see it: who holds it is the office's own; what it cost and who supplied it is
 * between the office and its seller. Neither sorted, filtered, searched nor exported by whoever does not see it.
 */
const hiddenOfAsset = {
  Seller: holder,
  OEM: [
    ...holder,
    'value',
    'supplier',
    'sellerOrderId',
    'sellerOrganizationId',
    'sellerName',
    'invoiceNumber',
    'notes',
  ],
} as const satisfies Partial<Record<Role, readonly (keyof Asset)[]>>;

/** The fields of an asset that this role does not see. */
export const assetFieldsHiddenFrom = (role: Role): readonly (keyof Asset)[] =>
  role === 'Seller' || role === 'OEM' ? hiddenOfAsset[role] : [];

const maskOf = <const Key extends string>(keys: readonly Key[]) => recordOf(keys, () => true as const);

/** Why and by whom a disposal was asked for is the office's own too. */
const disposal = z.object({ status: z.enum(disposalStatuses) });

/** An asset as each role sees it that sees less than its owner. */
export const assetViews = {
  Seller: Asset.omit(maskOf(hiddenOfAsset.Seller)).extend({ disposal }),
  OEM: Asset.omit(maskOf(hiddenOfAsset.OEM)).extend({ disposal }),
};

/** The life of an asset without what it cost its office in all, as its seller sees it; for its maker also without who did it, single costs and notes. */
export const lifecycleViews = {
  Seller: z.object({ items: z.array(LifecycleEvent), health: AssetHealth.omit({ costs: true }) }),
  OEM: z.object({
    items: z.array(LifecycleEvent.omit({ performedBy: true, cost: true, notes: true, details: true })),
    health: AssetHealth.omit({ currentValue: true, costs: true, years: true }),
  }),
};

/** The asset report without amounts. */
export const assetStatsViews = {
  OEM: AssetStats.omit({ totalValue: true, averageValue: true }).extend({
    byStatus: z.array(z.object({ status: z.string(), count: z.int() })),
    byCategory: z.array(z.object({ category: z.string(), count: z.int() })),
    byDepartment: z.array(z.object({ department: z.string(), count: z.int() })),
    byAge: z.array(AssetStats.shape.byAge.element.omit({ value: true })),
  }),
};
