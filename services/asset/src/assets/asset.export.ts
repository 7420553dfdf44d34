import { Injectable } from '@nestjs/common';
import {
  Asset,
  assetColumns,
  assetFieldsHiddenFrom,
  type assets,
  descriptionOf,
  headingsOf,
  toRupees,
} from '@portal/contracts';
import { type Call, csvParts, Download, rowsFor, sortOf, xlsxDownload } from '@portal/service-kit';
import { today } from '../days.js';
import { ExpirySettingsService } from '../expiries/expiry-settings.service.js';
import type { AssetRecord } from './asset-record.js';
import { AssetRepository } from './asset.repository.js';
import { filtersOf, sortableFor } from './asset.filter.js';

type Column = (typeof assetColumns)[number];
type Asking = Pick<Call<typeof assets.exportCsv>, 'actor' | 'query'>;

/** A value as a file has it; an import recognises it again. */
function cellOf(asset: AssetRecord, column: Column) {
  if (column === 'endUser') return asset.endUser?.name;
  const value = asset[column];
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  return typeof value === 'number' ? toRupees(value) : value;
}

/** Every asset of a list's question as a file, read while it is sent. */
@Injectable()
export class AssetExport {
  constructor(
    private readonly store: AssetRepository,
    private readonly settings: ExpirySettingsService,
  ) {}

  async download(call: Call<typeof assets.exportCsv>) {
    const columns = seenBy(call).map(
      (column) => [headingsOf(Asset, column)[0], (asset: AssetRecord) => cellOf(asset, column)] as const,
    );
    const parts = csvParts(columns, await this.rows(call));
    return new Download(`assets-${today()}.csv`, 'text/csv; charset=utf-8', parts);
  }

  async workbook(call: Call<typeof assets.exportXlsx>) {
    const columns = seenBy(call).map((column) => ({
      ...descriptionOf(Asset, column),
      of: (asset: AssetRecord) => cellOf(asset, column),
    }));
    return xlsxDownload(`assets-${today()}.xlsx`, columns, await this.rows(call), call.language);
  }

  /** What may not be asked is refused before the first byte. */
  private async rows({ actor, query }: Asking) {
    const wanted = filtersOf(actor, query, await this.settings.alertDays());
    const filter = { $and: [rowsFor(actor, 'view', 'Asset'), ...wanted] };
    return this.store.each(filter, { sort: sortOf(query.sort, sortableFor(actor), '-createdAt') });
  }
}

function seenBy({ actor }: Asking) {
  const hidden = assetFieldsHiddenFrom(actor.role);
  return assetColumns.filter((column) => !hidden.includes(column));
}
