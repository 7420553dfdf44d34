import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type PurchaseImportField,
  purchaseImportMaxRows,
  type RefusedPurchaseRow,
} from '@portal/contracts';
import { type CsvFile, Kit, openTable, readCsv } from '@portal/service-kit';
import { ImportCells, importedFields } from './import-cells.js';
import { ImportParties, keyOf } from './import-parties.js';
import { type GoodOrder, OrderRows, rowsByKey } from './order-rows.js';
import type { PurchaseImportRecord } from './purchase-import.repository.js';

/** What a check found; `good` are rows. */
export interface CheckedOrders {
  missing: PurchaseImportField[];
  rows: number;
  good: number;
  orders: GoodOrder[];
  refused: RefusedPurchaseRow[];
  reader?: OrderRows;
}

const needed: PurchaseImportField[] = ['orderKey', 'title', 'expectedDelivery', 'assetName', 'quantity', 'unitPrice'];

/** Checks every row of a file by the rules of the form: dry run and run share it. */
@Injectable()
export class PurchaseImportCheck {
  constructor(
    private readonly kit: Kit,
    private readonly parties: ImportParties,
  ) {}

  async file(fileId: string): Promise<CsvFile> {
    return readCsv(await this.kit.files.bytes(fileId), purchaseImportMaxRows, importedFields);
  }

  /** The same file as a table, which is read again part by part. */
  async table(fileId: string) {
    return openTable({ bytes: await this.kit.files.bytes(fileId) }, purchaseImportMaxRows, importedFields);
  }

  /** The keys of an import's orders with their rows, good or not. */
  async keys({ fileId, mapping }: Pick<PurchaseImportRecord, 'fileId' | 'mapping'>) {
    const { headings, rows } = await this.file(fileId);
    return rowsByKey(new ImportCells(headings, mapping), rows);
  }

  async run(
    mapping: PurchaseImportRecord['mapping'],
    { headings, rows }: CsvFile,
    actor: Actor,
    token: string | undefined,
  ): Promise<CheckedOrders> {
    const matched = Object.values(mapping);
    // Who orders for an office of others says for whom.
    const required = actor.role === 'Super Admin' ? [...needed, 'buyer' as const] : needed;
    const missing = required.filter((field) => !matched.includes(field));
    if (missing.length > 0) return { missing, rows: rows.length, good: 0, orders: [], refused: [] };
    const cells = new ImportCells(headings, mapping);
    const names = (field: PurchaseImportField) => [
      ...new Map(rows.map((row) => cells.text(row, field)).map((name) => [keyOf(name), name])).values(),
    ];
    const said = (field: PurchaseImportField) => names(field).filter((name) => name !== '');
    const reader = new OrderRows(cells, actor, await this.parties.named(said('seller'), said('buyer'), token));
    const { good, refused } = reader.check(rows);
    return { missing, rows: rows.length, good: rows.length - refused.length, orders: good, refused, reader };
  }
}
