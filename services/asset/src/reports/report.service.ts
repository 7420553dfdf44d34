import { Injectable } from '@nestjs/common';
import { type assets, type AssetStats, type periods, toRupees, usualDepreciation } from '@portal/contracts';
import { type Call, type Filter, refuse, rowsFor } from '@portal/service-kit';
import type { z } from 'zod';
import type { AssetRecord } from '../assets/asset-record.js';
import { isHidden } from '../assets/asset.filter.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { addDays, daysUntil, startOf, today } from '../days.js';
import { DepreciationService } from '../depreciation/depreciation.service.js';
import { ExpirySettingsService } from '../expiries/expiry-settings.service.js';
import { type CountedAssets, figuresOf, type Group } from './asset-figures.js';
import { agesAndWorths } from './asset-worths.js';
import { soonEnding } from './endings.js';
import { LiveAssets, tallied } from './live-assets.js';

type Stats = z.output<typeof AssetStats>;
type Meant = ReturnType<LiveAssets['matching']>;
interface Figures extends ReturnType<typeof figuresOf> {
  count: number;
  assigned: number;
  ending: ReturnType<typeof soonEnding>['counts'];
}

const periodDays: Record<(typeof periods)[number], number> = { week: 7, month: 30, quarter: 91, year: 365 };

/** Figures over the assets that the actor may see, computed when they are asked. */
@Injectable()
export class ReportService {
  constructor(
    private readonly live: LiveAssets,
    private readonly store: AssetRepository,
    private readonly settings: ExpirySettingsService,
    private readonly depreciation: DepreciationService,
  ) {}

  async stats({ actor, query }: Call<typeof assets.stats>): Promise<Stats> {
    const { period, department, category, status, vendor } = query;
    if (vendor && isHidden(actor, 'sellerOrganizationId')) throw refuse('FORBIDDEN');
    const wanted: Filter<AssetRecord> = {
      ...(department ? { department } : {}),
      ...(category ? { category } : {}),
      ...(status ? { status } : {}),
      ...(vendor ? { sellerOrganizationId: vendor } : {}),
    };
    const all = { $and: [rowsFor(actor, 'view', 'Asset'), wanted] };
    const from = period && addDays(today(), -periodDays[period]);
    const filter = from ? { $and: [all, { createdAt: { $gte: startOf(from) } }] } : all;
    const [alertDays, policyOf] = await Promise.all([this.settings.alertDays(), this.policies()]);
    await this.live.upToDate();
    const meant = this.live.matching(filter);
    const assets = this.counted(meant, status);
    const ending = soonEnding(this.live, meant, actor, alertDays);
    const figures = {
      ...figuresOf(assets, `${today().slice(0, 7)}-01`),
      ...{ count: meant.count, ending: ending.counts },
      assigned: this.live.narrowed(meant, { endUserId: { $exists: true } }).count,
    };
    const aged = agesAndWorths(assets, policyOf, today());
    const ahead = { warrantyAlertDays: alertDays.warranty, amcAlertDays: alertDays.amc };
    const stats = {
      ...statsFrom(figures, aged),
      ...ahead,
      ...(from ? { from, ...this.change(all, from, figures.count) } : {}),
    };
    return { ...stats, expiring: await this.named(ending.first, filter) };
  }

  /** Against as many days before; nothing where there was nothing to compare with. */
  private change(all: Filter<AssetRecord>, from: string, now: number) {
    const start = startOf(addDays(from, -daysUntil(today(), from)));
    const before = this.live.matching({ $and: [all, { createdAt: { $gte: start, $lt: startOf(from) } }] }).count;
    return { totalAssetsChange: before ? Math.round(((now - before) / before) * 100) : null };
  }

  private async policies() {
    const { items } = await this.depreciation.list();
    const byCategory = new Map<string, (typeof items)[number]>(items.map((policy) => [policy.category, policy]));
    return (category: string) => byCategory.get(category) ?? usualDepreciation;
  }

  private counted(meant: Meant, status: string | undefined): CountedAssets {
    const { live } = this;
    const valuesOf = (field: 'status' | 'category' | 'department' | 'purchaseDate') => live.coded(field).values;
    return {
      status: valuesOf('status'),
      category: valuesOf('category'),
      department: valuesOf('department'),
      purchaseDate: valuesOf('purchaseDate'),
      registeredOn: live.coded('registeredOn').values,
      byPurchase: live.tallied(tallied.purchase, meant, status),
      byDepartment: live.tallied(tallied.department, meant, status),
      byRegistration: live.tallied(tallied.registration, meant, status),
    };
  }

  /** With names, as the database shows them to who asks. */
  private async named(endings: ReturnType<typeof soonEnding>['first'], filter: Filter<AssetRecord>) {
    const found = await this.store.inOrder([...new Set(endings.map(({ id }) => id))], filter);
    const byId = new Map(found.map((asset) => [asset._id, asset]));
    return endings
      .flatMap(({ id, ...rest }) => {
        const asset = byId.get(id);
        return asset ? [{ id, name: asset.name, serialNumber: asset.serialNumber, ...rest }] : [];
      })
      .sort((a, b) => a.date.localeCompare(b.date));
  }
}

function statsFrom(
  { count: total, byStatus, byCategory, byDepartment, assigned, added, ending }: Figures,
  { byAge, worths }: ReturnType<typeof agesAndWorths>,
) {
  const value = byStatus.reduce((sum, group) => sum + group.value, 0);
  const having = (status: string) => byStatus.find(({ key }) => key === status)?.count ?? 0;
  const inUse = total - having('Disposed');
  const row = ({ count, value: paise }: Group) => ({ count, value: toRupees(paise) });
  return {
    totalAssets: total,
    activeAssets: having('Active'),
    underRepair: having('Under Repair'),
    disposed: having('Disposed'),
    assigned,
    totalValue: toRupees(value),
    averageValue: inUse ? toRupees(Math.round(value / inUse)) : 0,
    warrantyExpiring: ending.warranty,
    amcExpiring: ending.amc,
    needsAttention: having('Under Repair') + ending.besidesRepairs,
    addedThisMonth: added,
    byStatus: byStatus.map((group) => ({ status: group.key, ...row(group) })),
    byCategory: byCategory.map((group) => ({
      category: group.key,
      disposed: group.disposed,
      ...row(group),
      worth: toRupees(worths.get(group.key) ?? 0),
    })),
    byAge: byAge.map((group) => ({ ...group, value: toRupees(group.value) })),
    byDepartment: byDepartment.map((group) => ({
      department: group.key,
      disposed: group.disposed,
      ...row(group),
    })),
  };
}
