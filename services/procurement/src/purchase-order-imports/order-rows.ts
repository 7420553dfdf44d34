import {
  type Actor,
  NewPurchaseOrder,
  purchaseImportFieldNames,
  purchaseImportFields,
  type PurchaseImportField,
  type RefusedPurchaseRow,
} from '@portal/contracts';
import type { FileRow } from '@portal/service-kit';
import type { ImportCells } from './import-cells.js';
import { keyOf, type NamedParties } from './import-parties.js';

/** An order that the file says well: its key, its rows, and what it holds. */
export interface GoodOrder {
  key: string;
  rows: FileRow[];
  order: NewPurchaseOrder;
}

const pathOf = (field: PurchaseImportField) => purchaseImportFields[field].path;
const itemFields = purchaseImportFieldNames.filter((field) => pathOf(field).startsWith('items.'));
const headFields = purchaseImportFieldNames.filter((field) => field !== 'orderKey' && !itemFields.includes(field));
const mostShown = 60;
const shortened = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown - 1)}…` : text);

/** Makes orders of rows: those of one key are one order, whose first row says what is of the whole. */
export class OrderRows {
  constructor(
    private readonly cells: ImportCells,
    private readonly actor: Actor,
    private readonly parties: NamedParties,
  ) {}

  /** The orders in the order of the file, and what is wrong with the others; with one row the whole order is refused. */
  check(rows: FileRow[]) {
    const keyless = rows.filter((row) => !this.cells.text(row, 'orderKey'));
    const good: GoodOrder[] = [];
    const refused = keyless.map((row) => this.refusal(row, 'orderKey', 'Order key is required'));
    for (const [key, own] of this.groups(rows.filter((row) => !keyless.includes(row)))) {
      const wrong: Wrong = new Map();
      for (const one of this.differences(own)) add(wrong, one);
      const parsed = NewPurchaseOrder.safeParse(this.inputOf(own, wrong));
      for (const { path, message } of parsed.error?.issues ?? []) {
        const row = own[typeof path[1] === 'number' ? path[1] : 0];
        if (row) add(wrong, this.refusal(row, fieldAt(path), message));
      }
      if (parsed.success && wrong.size === 0) good.push({ key, rows: own, order: parsed.data });
      else refused.push(...own.map((row) => wrong.get(row.row) ?? this.refusal(row, 'orderKey', anotherRow)));
    }
    return { good, refused: refused.sort((one, other) => one.row - other.row) };
  }

  refusal(row: FileRow, field: PurchaseImportField, reason: string): RefusedPurchaseRow {
    return {
      row: row.row,
      line: row.line,
      orderKey: shortened(this.cells.text(row, 'orderKey')),
      column: this.cells.headingOf(field),
      value: shortened(this.cells.text(row, field)),
      reason,
    };
  }

  private groups(rows: FileRow[]) {
    const groups = new Map<string, FileRow[]>();
    for (const row of rows) {
      const key = keyOf(this.cells.text(row, 'orderKey'));
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    return groups;
  }

  /** What is of the whole order stands in one row; another may leave it blank or say the same. */
  private differences(rows: FileRow[]): RefusedPurchaseRow[] {
    return headFields.flatMap((field) => {
      const said = rows.filter((row) => this.cells.text(row, field));
      const [first] = said;
      const value = first && this.cells.text(first, field);
      const others = said.filter((row) => this.cells.text(row, field) !== value);
      return others.map((row) => this.refusal(row, field, 'This differs from the first row of the order'));
    });
  }

  private inputOf(rows: FileRow[], wrong: Wrong) {
    const head: Record<string, unknown> = {};
    for (const field of headFields) {
      const row = rows.find((one) => this.cells.text(one, field));
      if (row) head[pathOf(field)] = this.headValue(row, field, wrong);
    }
    if (this.actor.role === 'Buyer') head['buyerId'] ??= this.actor.id;
    return { ...head, items: rows.map((row) => this.itemOf(row, wrong)) };
  }

  private headValue(row: FileRow, field: PurchaseImportField, wrong: Wrong) {
    if (field !== 'seller' && field !== 'buyer') return this.valueOf(row, field, wrong);
    const known = field === 'seller' ? this.parties.sellers : this.parties.buyers;
    const id = known.get(keyOf(this.cells.text(row, field)));
    if (!id) add(wrong, this.refusal(row, field, field === 'seller' ? noSeller : noBuyer));
    return id;
  }

  private valueOf(row: FileRow, field: PurchaseImportField, wrong: Wrong) {
    const { value, fault } = this.cells.read(row, field);
    if (fault) add(wrong, this.refusal(row, field, fault));
    return value;
  }

  private itemOf(row: FileRow, wrong: Wrong) {
    const item: Record<string, unknown> = {};
    const specifications: Record<string, unknown> = {};
    for (const field of itemFields) {
      const names = pathOf(field).split('.');
      const name = names.at(-1) ?? '';
      (names.includes('specifications') ? specifications : item)[name] = this.valueOf(row, field, wrong);
    }
    return { ...item, specifications };
  }
}

/** Row → what is wrong with it. */
type Wrong = Map<number, RefusedPurchaseRow>;

/** One fault more of a row; of a column only its first one is told. */
function add(wrong: Wrong, refused: RefusedPurchaseRow): Wrong {
  const known = wrong.get(refused.row);
  if (!known) return wrong.set(refused.row, refused);
  const more = known.more ?? [];
  const { column, value, reason } = refused;
  if ([known, ...more].some((one) => one.column === column)) return wrong;
  return wrong.set(refused.row, { ...known, more: [...more, { column, value, reason }] });
}

const anotherRow = 'Another row of this order is refused';
const noSeller = 'No approved seller has this name';
const noBuyer = 'No buyer of this address can be chosen';

/** The field of the file that a fault of the order is about. */
function fieldAt(path: readonly PropertyKey[]): PurchaseImportField {
  const named = path.filter((part) => typeof part === 'string').join('.');
  return purchaseImportFieldNames.find((field) => pathOf(field) === named) ?? 'orderKey';
}
