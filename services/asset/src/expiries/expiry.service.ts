import { Injectable } from '@nestjs/common';
import { endedDays, type expiries, type Expiry, expiryKinds, type ExpiryKind, type Page } from '@portal/contracts';
import { type Call, rowsFor } from '@portal/service-kit';
import { AssetFinder } from '../assets/asset-finder.js';
import { AssetRepository } from '../assets/asset.repository.js';
import type { AssetRecord } from '../assets/asset-record.js';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { LiveAssets } from '../reports/live-assets.js';
import { bandCounts, heldEnds } from './expiry-figures.js';
import { endFields } from './end.js';
import { endingFilters } from './expiry.filter.js';
import { ExpirySettingsService } from './expiry-settings.service.js';
import { expiryView } from './expiry.view.js';

type List = Call<typeof expiries.list>;

/** As far as a total is counted, and pages are read. */
const most = 1_000;

interface End {
  id: string;
  kind: ExpiryKind;
  day: string;
}

/** What ends: the ends that assets in use show, of warranties and of AMC contracts, also of those that were given by hand. */
@Injectable()
export class ExpiryService {
  constructor(
    private readonly assets: AssetRepository,
    private readonly finder: AssetFinder,
    private readonly live: LiveAssets,
    private readonly warranties: WarrantyRepository,
    private readonly contracts: AmcContractRepository,
    private readonly settings: ExpirySettingsService,
  ) {}

  async list(call: List): Promise<Page<Expiry>> {
    const { page, pageSize, kind, ends } = call.query;
    const kinds = kind ? [kind] : expiryKinds;
    const found = await Promise.all(kinds.map((one) => this.endsOf(call, one)));
    const down = ends === 'ended' ? -1 : 1;
    const all = found.flatMap(({ items }) => items).sort((a, b) => down * a.day.localeCompare(b.day) || byId(a, b));
    const total = found.reduce((sum, { count }) => sum + count, 0);
    return {
      items: await this.shown(all.slice((page - 1) * pageSize, page * pageSize)),
      total: Math.min(total, most),
      ...(total > most ? { more: true } : {}),
      page,
      pageSize,
    };
  }

  async counts({ actor }: Call<typeof expiries.counts>) {
    await this.live.upToDate();
    const { set, count } = this.live.matching(rowsFor(actor, 'view', 'Asset'));
    const places = set.places(count);
    const of = (kind: ExpiryKind) =>
      bandCounts(
        {
          places,
          status: this.live.coded('status'),
          end: this.live.coded(heldEnds[kind].end),
          acknowledged: this.live.coded(heldEnds[kind].acknowledged),
        },
        endedDays,
      );
    const [warranty, amc] = [of('warranty'), of('amc')];
    const both = (band: keyof typeof warranty) => ({ warranty: warranty[band], amc: amc[band] });
    return {
      ended: both('ended'),
      within7: both('within7'),
      within30: both('within30'),
      within90: both('within90'),
      alertDays: await this.settings.alertDays(),
    };
  }

  /** One end with the record that says so. */
  async one(asset: AssetRecord, kind: ExpiryKind): Promise<Expiry> {
    return expiryView(asset, kind, await this.covers([asset._id]));
  }

  private async endsOf({ actor, query }: List, kind: ExpiryKind) {
    const { q, ends, page, pageSize } = query;
    const field = endFields[kind];
    const filters = endingFilters(kind, query, await this.settings.get());
    const sort = { [field]: ends === 'ended' ? -1 : 1, _id: 1 } as const;
    const cut = { from: 0, to: page * pageSize };
    const { ids, total, more } = await this.finder.find({ actor, filters, q, sort, most, cut });
    const rows = await this.assets.findMany({ _id: { $in: ids } }, { fields: [field] });
    const items = rows.map((row): End => ({ id: row._id, kind, day: row[field] ?? '' }));
    return { items, count: more ? most + 1 : total };
  }

  private async shown(ends: End[]): Promise<Expiry[]> {
    const ids = [...new Set(ends.map(({ id }) => id))];
    const [found, covers] = await Promise.all([this.assets.inOrder(ids, {}), this.covers(ids)]);
    const byId = new Map(found.map((asset) => [asset._id, asset]));
    return ends.flatMap(({ id, kind }) => {
      const asset = byId.get(id);
      return asset ? [expiryView(asset, kind, covers)] : [];
    });
  }

  private async covers(ids: string[]) {
    const [warranties, contracts] = await Promise.all([this.warranties.ofAssets(ids), this.contracts.ofAssets(ids)]);
    return { warranties, contracts };
  }
}

const byId = (a: End, b: End) => (a.id === b.id ? a.kind.localeCompare(b.kind) : a.id < b.id ? -1 : 1);
