import { z } from 'zod';

/** Asset report; amounts in rupees, for those who may see what an asset cost. */
export const AssetStats = z.object({
  totalAssets: z.int(),
  activeAssets: z.int(),
  underRepair: z.int(),
  disposed: z.int(),
  assigned: z.int(),
  totalValue: z.number().optional(),
  averageValue: z.number().optional(),
  warrantyExpiring: z.int(),
  amcExpiring: z.int(),
  /** So many days ahead an end counts as near. */
  warrantyAlertDays: z.int(),
  amcAlertDays: z.int(),
  needsAttention: z.int(),
  addedThisMonth: z.int(),
  /** Of a period: its first day, and by how many percent more or less were registered than in the one before; `null` where there was nothing to compare with. */
  from: z.string().optional(),
  totalAssetsChange: z.number().nullable().optional(),
  byStatus: z.array(z.object({ status: z.string(), count: z.int(), value: z.number().optional() })),
  /** `value` is what those in use were bought for, `worth` what these are worth today, after depreciation; the disposed count, and have neither. */
  byCategory: z.array(
    z.object({
      category: z.string(),
      count: z.int(),
      disposed: z.int(),
      value: z.number().optional(),
      worth: z.number().optional(),
    }),
  ),
  /** By whole years since the purchase, the last one all that are older; bought from one day to another, both included. */
  byAge: z.array(
    z.object({
      years: z.int(),
      from: z.string().optional(),
      to: z.string().optional(),
      count: z.int(),
      disposed: z.int(),
      value: z.number().optional(),
    }),
  ),
  byDepartment: z.array(
    z.object({ department: z.string(), count: z.int(), disposed: z.int(), value: z.number().optional() }),
  ),
  expiring: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      serialNumber: z.string(),
      kind: z.enum(['warranty', 'amc']),
      date: z.string(),
    }),
  ),
});
