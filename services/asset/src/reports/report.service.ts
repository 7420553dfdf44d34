import { Injectable } from '@nestjs/common';
import { type assets, type AssetStats, type periods, toRupees, usualDepreciation } from '@portal/contracts';
import { type Call, type Filter, refuse, rowsFor } from '@portal/service-kit';
import type { z } from 'zod';
import type { AssetRecord } from '../assets/asset-record.js';
import { heedsAcknowledgments, isHidden } from '../assets/asset.filter.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { addDays, daysUntil, startOf, today } from '../days.js';
import { DepreciationService } from '../depreciation/depreciation.service.js';
import type { AlertDays } from '../expiries/end.js';
import { ExpirySettingsService } from '../expiries/expiry-settings.service.js';
import { type Ending, figuresOf, type Group } from './asset-figures.js';
import { agesAndWorths } from './asset-worths.js';
import { LiveAssets } from './live-assets.js';

type Stats = z.output<typeof AssetStats>;
type Figures = ReturnType<typeof figuresOf>;

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
    const { set, count } = this.live.matching(filter);
    const places = set.places(count);
    const figures = this.figures(places, alertDays, heedsAcknowledgments(actor));
    const aged = agesAndWorths(this.aged(places), policyOf, today());
    const ahead = { warrantyAlertDays: alertDays.warranty, amcAlertDays: alertDays.amc };
    const stats = {
      ...statsFrom(figures, aged),
      ...ahead,
      ...(from ? { from, ...this.change(all, from, figures.count) } : {}),
    };
    const endings = [...this.endings(figures.warranties, 'warranty'), ...this.endings(figures.amcs, 'amc')];
    return { ...stats, expiring: await this.named(endings, filter) };
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

  private aged(places: Int32Array) {
    const { live } = this;
    return {
      places,
      status: live.coded('status'),
      category: live.coded('category'),
      purchaseDate: live.coded('purchaseDate'),
      value: live.numbered('value'),
    };
  }

  private figures(places: Int32Array, alertDays: AlertDays, heeds: boolean) {
    const { live } = this;
    return figuresOf(
      {
        places,
        status: live.coded('status'),
        category: live.coded('category'),
        department: live.coded('department'),
        endUserId: live.coded('endUserId'),
        warrantyExpiry: live.coded('warrantyExpiry'),
        amcExpiry: live.coded('amcExpiry'),
        value: live.numbered('value'),
        createdAt: live.numbered('createdAt'),
        ...(heeds
          ? {
              acknowledged: {
                warranty: live.coded('acknowledged.warranty.end'),
                amc: live.coded('acknowledged.amc.end'),
              },
            }
          : {}),
      },
      startOf(`${today().slice(0, 7)}-01`),
      alertDays,
    );
  }

  private endings(endings: readonly Ending[], kind: 'warranty' | 'amc') {
    return endings.map(({ place, date }) => ({ id: this.live.id(place), kind, date }));
  }

  /** With names, as the database shows them to who asks. */
  private async named(endings: { id: string; kind: 'warranty' | 'amc'; date: string }[], filter: Filter<AssetRecord>) {
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
  { count: total, byStatus, byCategory, byDepartment, counts }: Figures,
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
    assigned: counts.assigned,
    totalValue: toRupees(value),
    averageValue: inUse ? toRupees(Math.round(value / inUse)) : 0,
    warrantyExpiring: counts.warranty,
    amcExpiring: counts.amc,
    needsAttention: counts.attention,
    addedThisMonth: counts.added,
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
