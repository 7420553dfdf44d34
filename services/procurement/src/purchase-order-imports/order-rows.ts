import {
  type Actor,
  eachFault,
  NewPurchaseOrder,
  purchaseImportFieldNames,
  purchaseImportFields,
  type PurchaseImportField,
  type RefusedPurchaseRow,
} from '@portal/contracts';
import { type DomainError, type FileRow, shortCell } from '@portal/service-kit';
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

/** Makes orders of rows: those of one key are one order, whose first row says what is of the whole. */
export class OrderRows {
  constructor(
    private readonly cells: ImportCells,
    private readonly actor: Actor,
    private readonly parties: NamedParties,
  ) {}

  /** The orders in the order of the file, and what is wrong with the others; with one row the whole order is refused. */
  check(rows: FileRow[]) {
    const good: GoodOrder[] = [];
    const refused = rows.filter((row) => !this.cells.text(row, 'orderKey')).map((row) => this.keyless(row));
    for (const [key, own] of rowsByKey(this.cells, rows)) {
      const { order, wrong } = this.read(own);
      if (order && wrong.size === 0) good.push({ key, rows: own, order });
      else refused.push(...own.map((row) => wrong.get(row.row) ?? this.refusal(row, 'orderKey', anotherRow)));
    }
    return { good, refused: refused.sort((one, other) => one.row - other.row) };
  }

  /** Why a good order was refused when it was to be made, at the fields that are named. */
  refusedLater({ rows }: GoodOrder, { message, details }: DomainError): RefusedPurchaseRow[] {
    const wrong: Wrong = new Map();
    for (const [path, reason] of Object.entries(details.fields ?? {})) {
      const parts = path.split('.');
      const row = rows[Number(parts[1]) || 0];
      if (row) add(wrong, this.refusal(row, fieldAt(parts), reason));
    }
    const others = wrong.size > 0 ? anotherRow : message;
    return rows.map((row) => wrong.get(row.row) ?? this.refusal(row, 'orderKey', others));
  }

  refusal(row: FileRow, field: PurchaseImportField, reason: string): RefusedPurchaseRow {
    return {
      row: row.row,
      line: row.line,
      orderKey: shortCell(this.cells.text(row, 'orderKey')),
      column: this.cells.headingOf(field),
      value: shortCell(this.cells.text(row, field)),
      reason,
    };
  }

  /** The rows of one order as that order, with everything that is wrong with each of them. */
  private read(rows: FileRow[]) {
    const wrong: Wrong = new Map();
    for (const one of this.differences(rows)) add(wrong, one);
    const { data: order, error } = NewPurchaseOrder.safeParse(this.inputOf(rows, wrong));
    for (const { path, message } of error?.issues ?? []) {
      const row = rows[typeof path[1] === 'number' ? path[1] : 0];
      if (row) add(wrong, this.refusal(row, fieldAt(path), message));
    }
    return { order, wrong };
  }

  /** What is of the whole order may stand in another row of it, so only what this one says is looked at. */
  private keyless(row: FileRow): RefusedPurchaseRow {
    const without = this.refusal(row, 'orderKey', 'Order key is required');
    const blank = new Set(
      headFields.filter((field) => !this.cells.text(row, field)).map((field) => this.cells.headingOf(field)),
    );
    const [found] = this.read([row]).wrong.values();
    const more = found ? eachFault([found]).filter(({ column }) => !blank.has(column)) : [];
    if (more.length === 0) return without;
    return { ...without, more: more.map(({ column, value, reason }) => ({ column, value, reason })) };
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

/** Key → the rows that have it, both in the order of the file; rows without a key are of no order. */
export function rowsByKey(cells: ImportCells, rows: readonly FileRow[]) {
  const groups = new Map<string, FileRow[]>();
  for (const row of rows) {
    const key = keyOf(cells.text(row, 'orderKey'));
    if (key) groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
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
  const named = path.filter((part) => Number.isNaN(Number(part))).join('.');
  return purchaseImportFieldNames.find((field) => pathOf(field) === named) ?? 'orderKey';
}
