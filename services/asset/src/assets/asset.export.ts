import { Injectable } from '@nestjs/common';
import { type Asset, assetFieldsHiddenFrom, type assets, toRupees } from '@portal/contracts';
import { type Call, csvParts, Download, rowsFor } from '@portal/service-kit';
import { today } from '../days.js';
import type { AssetRecord } from './asset-record.js';
import { AssetStore } from './asset-store.js';
import { filtersOf, sortableFor } from './asset.filter.js';

/** Columns of the export; an import recognises them again. The third is the field whose reader gets it, where not everybody does. */
const columns: [string, (asset: AssetRecord) => string | number | undefined, (keyof Asset)?][] = [
  ['Asset ID', ({ assetUid }) => assetUid],
  ['Asset Name', ({ name }) => name],
  ['Category', ({ category }) => category],
  ['Serial Number', ({ serialNumber }) => serialNumber],
  ['Department', ({ department }) => department],
  ['Location', ({ location }) => location],
  ['Status', ({ status }) => status],
  ['Value', ({ value }) => toRupees(value), 'value'],
  ['Purchase Date', ({ purchaseDate }) => purchaseDate],
  ['GEM Contract Number', ({ gemContractNumber }) => gemContractNumber],
  ['Manufacturer', ({ manufacturer }) => manufacturer],
  ['Brand', ({ brand }) => brand],
  ['Model', ({ model }) => model],
  ['Condition', ({ condition }) => condition],
  ['Warranty Expiry', ({ warrantyExpiry }) => warrantyExpiry],
  ['Has AMC', ({ hasAmc }) => (hasAmc ? 'Y' : 'N')],
  ['AMC Expiry', ({ amcExpiry }) => amcExpiry],
  ['Supplier', ({ supplier }) => supplier, 'supplier'],
  ['Invoice Number', ({ invoiceNumber }) => invoiceNumber, 'invoiceNumber'],
  ['Assigned To', ({ endUser }) => endUser?.name, 'endUser'],
  ['Notes', ({ notes }) => notes, 'notes'],
];

/** Every asset of a list's question as CSV, read while it is sent. */
@Injectable()
export class AssetExport {
  constructor(private readonly store: AssetStore) {}

  download({ actor, query }: Call<typeof assets.exportCsv>) {
    const filter = { $and: [rowsFor(actor, 'view', 'Asset'), ...filtersOf(actor, query)] };
    const sortable = sortableFor(actor);
    const hidden = assetFieldsHiddenFrom(actor.role);
    const seen = columns.filter(([, , field]) => !field || !hidden.includes(field));
    const down = query.sort?.startsWith('-') ? '-' : '';
    const name = query.sort?.replace(/^-/, '') ?? '';
    const field = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
    const rows = this.store.records.each(filter, field ? `${down}${field} _id` : '-createdAt _id');
    return new Download(
      `assets-${today()}.csv`,
      'text/csv; charset=utf-8',
      csvParts(
        seen.map(([title, of]) => [title, of] as const),
        rows,
      ),
    );
  }
}
