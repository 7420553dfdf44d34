import { Injectable } from '@nestjs/common';
import { type assets, type AssetStats, type periods, toRupees } from '@portal/contracts';
import { type Call, type Filter, rowsFor, type RowFilter, Remembered } from '@portal/service-kit';
import type { PipelineStage } from 'mongoose';
import type { z } from 'zod';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { attentionFilters, expiring } from '../assets/asset.filter.js';
import { today } from '../days.js';

type Stats = z.output<typeof AssetStats>;
interface Group {
  _id: string | null;
  count: number;
  value: number;
}
interface Expiring {
  _id: string;
  name: string;
  serialNumber: string;
  date: string;
}
interface Facets {
  byStatus: Group[];
  byCategory: Group[];
  byDepartment: Group[];
  counts: Partial<Record<'assigned' | 'warranty' | 'amc' | 'attention' | 'added', number>>[];
  warranties: Expiring[];
  amcs: Expiring[];
}

const periodDays: Record<(typeof periods)[number], number> = { week: 7, month: 30, quarter: 91, year: 365 };
const mostExpiring = 10;
const dayLength = 24 * 60 * 60 * 1_000;

const groupBy = (field: string): PipelineStage.FacetPipelineStage[] => [
  { $group: { _id: `$${field}`, count: { $sum: 1 }, value: { $sum: '$value' } } },
  { $sort: { count: -1, _id: 1 } },
  { $limit: 100 },
];
const nextToExpire = (field: string, filter: object): PipelineStage.FacetPipelineStage[] => [
  { $match: filter },
  { $sort: { [field]: 1, _id: 1 } },
  { $limit: mostExpiring },
  { $project: { name: 1, serialNumber: 1, date: `$${field}` } },
];
const countIf = (condition: unknown) => ({ $sum: { $cond: [condition, 1, 0] } });

function countStage(): PipelineStage.FacetPipelineStage {
  const { $gte: from, $lte: to } = expiring();
  const inUse = { $ne: ['$status', 'Disposed'] };
  const soon = (field: string) => ({ $and: [inUse, { $gte: [field, from] }, { $lte: [field, to] }] });
  const repair = { $eq: ['$status', 'Under Repair'] };
  const monthStart = new Date(`${today().slice(0, 7)}-01T00:00:00+05:30`);
  return {
    $group: {
      _id: null,
      assigned: countIf({ $gt: ['$endUserId', null] }),
      warranty: countIf(soon('$warrantyExpiry')),
      amc: countIf(soon('$amcExpiry')),
      attention: countIf({ $or: [repair, soon('$warrantyExpiry'), soon('$amcExpiry')] }),
      added: countIf({ $gte: ['$createdAt', monthStart] }),
    },
  };
}

/** Figures over the assets that the actor may see, computed in the database. */
@Injectable()
export class ReportService {
  private readonly remembered = new Remembered<Stats>();

  constructor(private readonly store: AssetRepository) {}

  stats({ actor, query }: Call<typeof assets.stats>): Promise<Stats> {
    const rows = rowsFor(actor, 'view', 'Asset');
    const key = JSON.stringify([rows, query]);
    return this.remembered.get(key, () => this.compute(rows, query));
  }

  private async compute(rows: RowFilter, { period, department, category, status }: Call<typeof assets.stats>['query']) {
    const since = period && new Date(Date.now() - periodDays[period] * dayLength);
    const wanted: Filter<AssetRecord> = {
      ...(department ? { department } : {}),
      ...(category ? { category } : {}),
      ...(status ? { status } : {}),
      ...(since ? { createdAt: { $gte: since } } : {}),
    };
    const match = { $and: [{ deletedAt: { $exists: false } }, rows, wanted] };
    const [facets] = await this.store.aggregate<Facets>(match, [
      {
        $facet: {
          byStatus: groupBy('status'),
          byCategory: groupBy('category'),
          byDepartment: groupBy('department'),
          counts: [countStage()],
          warranties: nextToExpire('warrantyExpiry', attentionFilters.warranty()),
          amcs: nextToExpire('amcExpiry', attentionFilters.amc()),
        },
      },
    ]);
    return statsFrom(facets!);
  }
}

function statsFrom({ byStatus, byCategory, byDepartment, counts, warranties, amcs }: Facets): Stats {
  const total = byStatus.reduce((sum, { count }) => sum + count, 0);
  const value = byStatus.reduce((sum, group) => sum + group.value, 0);
  const having = (status: string) => byStatus.find(({ _id }) => _id === status)?.count ?? 0;
  const figures = counts[0] ?? {};
  const row = ({ count, value: paise }: Group) => ({ count, value: toRupees(paise) });
  const ending =
    (kind: 'warranty' | 'amc') =>
    ({ _id, ...rest }: Expiring) => ({ id: _id, ...rest, kind });
  return {
    totalAssets: total,
    activeAssets: having('Active'),
    underRepair: having('Under Repair'),
    disposed: having('Disposed'),
    assigned: figures.assigned ?? 0,
    totalValue: toRupees(value),
    averageValue: total ? toRupees(Math.round(value / total)) : 0,
    warrantyExpiring: figures.warranty ?? 0,
    amcExpiring: figures.amc ?? 0,
    needsAttention: figures.attention ?? 0,
    addedThisMonth: figures.added ?? 0,
    byStatus: byStatus.map((group) => ({ status: group._id ?? '', ...row(group) })),
    byCategory: byCategory.map((group) => ({ category: group._id ?? '', ...row(group) })),
    byDepartment: byDepartment.map((group) => ({ department: group._id ?? '', ...row(group) })),
    expiring: [...warranties.map(ending('warranty')), ...amcs.map(ending('amc'))].sort((a, b) =>
      a.date.localeCompare(b.date),
    ),
  };
}
