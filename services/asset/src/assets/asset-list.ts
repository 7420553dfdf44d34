import { Injectable } from '@nestjs/common';
import type { Actor, AssetQuery, Page } from '@portal/contracts';
import { type Filter, rowsFor, sortOf, type Where } from '@portal/service-kit';
import { ExpirySettingsService } from '../expiries/expiry-settings.service.js';
import type { AssetRecord } from './asset-record.js';
import { filtersOf, sortableFor } from './asset.filter.js';
import { AssetRepository } from './asset.repository.js';
import { indexOf, type Scope, wordIndexOf } from './asset.schema.js';

/** As far as a total is counted, and at least so many pages beyond the one that is read. */
const counted = 1_000;
const pagesAhead = 10;

const scopeOf = ({ role }: Actor): Scope => {
  if (role === 'Buyer') return 'buyerOrganizationId';
  if (role === 'Seller') return 'sellerOrganizationId';
  return role === 'OEM' ? 'brand' : 'deletedAt';
};

/** The fields whose filters leave few, those first that leave the fewest. */
const narrowing = ['department', 'value', 'purchaseDate', 'status', 'category'] as const;

const fieldsNarrowedBy = ({ department, min, max, from, to, status, category }: AssetQuery) => {
  const asked = { department, value: min ?? max, purchaseDate: from ?? to, status, category };
  return narrowing.filter((field) => asked[field] !== undefined);
};

/** The index that leads to the fewest rows of a question. */
function narrowestOf(scope: Scope, query: AssetQuery): string | undefined {
  if (query.contract) return 'gemContractNumber_1';
  if (query.endUserId) return 'endUserId_1';
  if (query.q ?? query.location ?? query.supplier) return wordIndexOf(scope);
  if (query.attention === 'repair') return indexOf(scope, 'status');
  if (query.attention === 'warranty') return indexOf(scope, 'warrantyExpiry');
  if (query.attention === 'amc') return indexOf(scope, 'amcExpiry');
  return fieldsNarrowedBy(query).flatMap((field) => indexOf(scope, field) ?? [])[0];
}

/**
 * Reads pages of the list of assets, among a million as among a thousand (ADR 0033): few rows are picked and sorted, of many the index of the
 * order is walked until the page is full, and totals are counted to a limit.
 */
@Injectable()
export class AssetList {
  constructor(
    private readonly store: AssetRepository,
    private readonly settings: ExpirySettingsService,
  ) {}

  async page(actor: Actor, query: AssetQuery): Promise<Page<AssetRecord>> {
    const { page, pageSize } = query;
    const scope = scopeOf(actor);
    const sort = sortOf(query.sort, sortableFor(actor), '-createdAt');
    const present: Filter<AssetRecord> = { deletedAt: { $eq: null } };
    const wanted = filtersOf(actor, query, await this.settings.alertDays());
    const filter = { $and: [present, rowsFor(actor, 'view', 'Asset'), ...wanted] };
    const narrowest = narrowestOf(scope, query);
    const most = Math.max(counted, (page + pagesAhead) * pageSize);
    const total = await this.store.count(filter, { limit: most + 1, hint: narrowest ?? `${scope}_createdAt` });
    const walked = indexOf(scope, Object.keys(sort)[0]!);
    const hint = total > most ? (walked ?? narrowest) : (narrowest ?? walked);
    const items = await this.read(filter, {
      sort,
      skip: (page - 1) * pageSize,
      limit: pageSize,
      ...(hint ? { hint } : {}),
    });
    return { items, total: Math.min(total, most), ...(total > most ? { more: true } : {}), page, pageSize };
  }

  /** What stands before the page is passed over in the index; only the rows of the page are read. */
  private async read(
    filter: Where<AssetRecord>,
    reading: { sort: Record<string, 1 | -1>; skip: number; limit: number; hint?: string },
  ) {
    const found = await this.store.findMany(filter, { ...reading, fields: ['_id'] });
    return this.store.inOrder(
      found.map(({ _id }) => _id),
      filter,
    );
  }
}
