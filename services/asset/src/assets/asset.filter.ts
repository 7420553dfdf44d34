import type { AssetQuery } from '@portal/contracts';
import { textFilter } from '@portal/service-kit';
import { addDays, today } from '../days.js';

type Filter = Record<string, unknown>;
type Question = Partial<AssetQuery>;

/** Days that count as "expiring" (requirements: alerts). */
const expiryWindow = 30;

export const sortable: Record<string, string> = {
  assetUid: 'assetUid',
  name: 'name',
  category: 'category',
  department: 'department',
  location: 'location',
  status: 'status',
  value: 'value',
  purchaseDate: 'purchaseDate',
  warrantyExpiry: 'warrantyExpiry',
  amcExpiry: 'amcExpiry',
  gemContractNumber: 'gemContractNumber',
  serialNumber: 'serialNumber',
  endUserName: 'endUser.name',
  createdAt: 'createdAt',
};

/** Dates from today to the end of the window. */
export const expiring = (from = today()) => ({ $gte: from, $lte: addDays(from, expiryWindow) });

export const attentionFilters: Record<NonNullable<AssetQuery['attention']>, () => Filter> = {
  repair: () => ({ status: 'Under Repair' }),
  warranty: () => ({ warrantyExpiry: expiring(), status: { $ne: 'Disposed' } }),
  amc: () => ({ amcExpiry: expiring(), status: { $ne: 'Disposed' } }),
  any: () => ({ $or: [attentionFilters.repair(), attentionFilters.warranty(), attentionFilters.amc()] }),
};

const exact = (field: string, value: unknown): Filter[] => (value === undefined ? [] : [{ [field]: value }]);

/** The filters of a list's question, to be joined with `$and`. */
export const filtersOf = (query: Question): Filter[] => [
  ...exact('category', query.category),
  ...exact('status', query.status),
  ...exact('department', query.department),
  ...exact('location', query.location),
  ...exact('gemContractNumber', query.contract?.toUpperCase()),
  ...exact('endUserId', query.endUserId),
  ...(query.assigned ? [{ endUserId: { $exists: query.assigned === 'yes' } }] : []),
  ...exact('disposal.status', query.disposal),
  ...(query.attention ? [attentionFilters[query.attention]()] : []),
  textFilter(query.q, ['name', 'serialNumber', 'assetUid', 'gemContractNumber', 'endUser.name']),
];
