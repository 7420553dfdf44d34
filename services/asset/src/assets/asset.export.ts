import { Injectable } from '@nestjs/common';
import { Asset, assetColumns, assetFieldsHiddenFrom, type assets, headingsOf, toRupees } from '@portal/contracts';
import { type Call, csvParts, Download, rowsFor, sortOf } from '@portal/service-kit';
import { today } from '../days.js';
import type { AssetRecord } from './asset-record.js';
import { AssetRepository } from './asset.repository.js';
import { filtersOf, sortableFor } from './asset.filter.js';

type Column = (typeof assetColumns)[number];

/** A value as a file has it; an import recognises it again. */
function cellOf(asset: AssetRecord, column: Column) {
  if (column === 'endUser') return asset.endUser?.name;
  const value = asset[column];
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  return typeof value === 'number' ? toRupees(value) : value;
}

/** Every asset of a list's question as CSV, read while it is sent. */
@Injectable()
export class AssetExport {
  constructor(private readonly store: AssetRepository) {}

  download({ actor, query }: Call<typeof assets.exportCsv>) {
    const filter = { $and: [rowsFor(actor, 'view', 'Asset'), ...filtersOf(actor, query)] };
    const hidden = assetFieldsHiddenFrom(actor.role);
    const seen = assetColumns.filter((column) => !hidden.includes(column));
    const sort = sortOf(query.sort, sortableFor(actor), '-createdAt');
    const rows = this.store.each(filter, { sort });
    return new Download(
      `assets-${today()}.csv`,
      'text/csv; charset=utf-8',
      csvParts(
        seen.map((column) => [headingsOf(Asset, column)[0], (asset: AssetRecord) => cellOf(asset, column)] as const),
        rows,
      ),
    );
  }
}
