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
import { type Call, csvParts, Download, xlsxDownload } from '@portal/service-kit';
import { today } from '../days.js';
import { AssetList } from './asset-list.js';
import type { AssetRecord } from './asset-record.js';

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
  constructor(private readonly list: AssetList) {}

  async download(call: Call<typeof assets.exportCsv>) {
    const columns = seenBy(call).map(
      (column) => [headingsOf(Asset, column)[0], (asset: AssetRecord) => cellOf(asset, column)] as const,
    );
    const parts = csvParts(columns, await this.list.all(call.actor, call.query));
    return new Download(`assets-${today()}.csv`, 'text/csv; charset=utf-8', parts);
  }

  async workbook(call: Call<typeof assets.exportXlsx>) {
    const columns = seenBy(call).map((column) => ({
      ...descriptionOf(Asset, column),
      of: (asset: AssetRecord) => cellOf(asset, column),
    }));
    return xlsxDownload(`assets-${today()}.xlsx`, columns, await this.list.all(call.actor, call.query), call.language);
  }
}

function seenBy({ actor }: Asking) {
  const hidden = assetFieldsHiddenFrom(actor.role);
  return assetColumns.filter((column) => !hidden.includes(column));
}
