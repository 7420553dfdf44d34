import { Injectable } from '@nestjs/common';
import type { Actor, AssetQuery, Page } from '@portal/contracts';
import { rowsFor, type Where } from '@portal/service-kit';
import { ExpirySettingsService, usualAlertDays } from '../expiries/expiry-settings.service.js';
import { AssetFinder, type Asking } from './asset-finder.js';
import type { AssetRecord } from './asset-record.js';
import { fieldFiltersOf, filtersOf, orderFor } from './asset.filter.js';
import { AssetRepository } from './asset.repository.js';

/** As far as the total of a search is counted, and at least so many pages beyond the one that is read. */
const counted = 1_000;
const pagesAhead = 10;
/** So many assets are read at once where all of them are gone through. */
const blockSize = 500;

type Asked = Partial<AssetQuery> & Pick<AssetQuery, 'sort'>;

/** Reads the assets that a list's question means, among a million as among a thousand (ADR 0033). */
@Injectable()
export class AssetList {
  constructor(
    private readonly store: AssetRepository,
    private readonly finder: AssetFinder,
    private readonly settings: ExpirySettingsService,
  ) {}

  async page(actor: Actor, query: AssetQuery): Promise<Page<AssetRecord>> {
    const { page, pageSize } = query;
    const { found, filter } = await this.found(actor, query, {
      most: Math.max(counted, (page + pagesAhead) * pageSize),
      cut: { from: (page - 1) * pageSize, to: page * pageSize },
    });
    return {
      ...{ items: await this.store.inOrder(found.ids, filter), total: found.total, page, pageSize },
      ...(found.more ? { more: true } : {}),
    };
  }

  /** The first of them in the order of a list. */
  async first(actor: Actor, query: Asked, most: number, fallback?: string): Promise<AssetRecord[]> {
    const { found, filter } = await this.found(actor, query, { most, cut: { from: 0, to: most } }, fallback);
    return this.store.inOrder(found.ids, filter);
  }

  /** All of them, one after another; what may not be asked is refused before the first. */
  async all(actor: Actor, query: Asked): Promise<AsyncIterable<AssetRecord>> {
    const { found, filter } = await this.found(actor, query);
    return this.inBlocks(found.ids, filter);
  }

  private async *inBlocks(ids: string[], filter: Where<AssetRecord>) {
    for (let at = 0; at < ids.length; at += blockSize)
      yield* await this.store.inOrder(ids.slice(at, at + blockSize), filter);
  }

  private async found(actor: Actor, query: Asked, limits: Pick<Asking, 'most' | 'cut'> = {}, fallback = '-createdAt') {
    // Nothing else of a question needs them, and each list would read them.
    const days = query.attention ? await this.settings.alertDays() : usualAlertDays;
    const sort = orderFor(actor, query.sort, fallback);
    const { q, location, supplier } = query;
    const filters = fieldFiltersOf(actor, query, days);
    const present: Where<AssetRecord> = { deletedAt: { $exists: false } };
    const filter = { $and: [present, rowsFor(actor, 'view', 'Asset'), ...filtersOf(actor, query, days)] };
    return { filter, found: await this.finder.find({ actor, filters, q, location, supplier, sort, ...limits }) };
  }
}
