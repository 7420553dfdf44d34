import {
  type Actor,
  endsInOrder,
  type ForAllRows,
  type ImportField,
  importFieldNames,
  isOneOf,
} from '@portal/contracts';
import { type DomainError, type FileRow, importedIdOf, importedRowIds, shortCell } from '@portal/service-kit';
import { type AssetDraft, draftSerialKey, makerRefusal } from '../assets/asset.draft.js';
import { noCapacity, serialTaken, whichMaker } from '../assets/asset.errors.js';
import type { AssetRecord } from '../assets/asset-record.js';
import { contractNamed, contractRefusal, noSuchContract } from '../contracts/contract.access.js';
import { type Contract, remainingOf } from '../contracts/contract.js';
import { ColumnReader, goodValue, readCell } from './cells.js';
import type { ImportRecord, Refusal, RefusalKind } from './import-record.js';
import { ImportedAsset } from './imported-asset.js';

/** A row that can be registered, under an id that the same row has always. */
export interface GoodRow {
  id: string;
  row: FileRow;
  draft: AssetDraft;
  /** Fields that have something in this row. */
  given: ReadonlySet<string>;
  /** It was made before a run was cut off. */
  isMade?: boolean;
  /** The registered asset that takes over what the row says. */
  updates?: string;
}

const staysAsItIs = 'Contract and category of a registered asset stay as they are';

type Holder = Pick<AssetRecord, '_id' | 'gemContractNumber' | 'category'> & { mayEdit: boolean };

/** What the database knows that bears on the rows. */
export interface Surroundings {
  actor: Actor;
  /** By kind and number. */
  contracts: Map<string, Contract>;
  /** Serial key → the asset that has it. */
  serials: Map<string, Holder>;
}

/** The ids that the rows' assets have, whichever run makes them. */
export function assetIdsOf({ _id, round = 0, inOrder }: Pick<ImportRecord, '_id' | 'round' | 'inOrder'>) {
  if (inOrder) return importedRowIds(_id, round);
  return (row: number) => importedIdOf(_id, round ? `${round}:${row}` : row);
}

/** Reads rows by a mapping and says of each what is wrong with it, in the file's order; it remembers the rows before. */
export class RowCheck {
  private readonly fieldAt: (ImportField | null)[];
  private readonly forAll: ForAllRows;
  private readonly inFile = new Set<string>();
  private readonly taken = new Map<string, number>();
  private readonly idOf: (row: number) => string;
  private readonly columns: (ColumnReader | undefined)[];
  /** What an asset holds of the fields without a column; nothing where one of them is missing. */
  private readonly besides: Partial<Record<ImportField, unknown>> | undefined;
  /** Rows up to now whose serial number is registered as somebody else's. */
  strangers = 0;

  constructor(
    private readonly about: Pick<ImportRecord, '_id' | 'round' | 'inOrder' | 'mapping' | 'forAll' | 'existing'>,
    private readonly headings: string[],
  ) {
    this.forAll = about.forAll ?? {};
    const said = Object.keys(this.forAll);
    this.fieldAt = headings
      .map((heading) => about.mapping[heading] ?? null)
      .map((field) => (isOneOf(said, field) ? null : field));
    this.idOf = assetIdsOf(about);
    this.columns = this.fieldAt.map((field) => (field ? new ColumnReader(field) : undefined));
    this.besides = this.withoutColumns();
  }

  /** All that is wrong with a row in itself; a cell that says nothing of its field's kind is told as that. */
  read(row: FileRow): GoodRow | Refusal {
    return this.readGood(row) ?? this.readWhole(row);
  }

  /** Each cell by its field's own rules, which is all there is to most rows; nothing where that does not make a good row. */
  private readGood(row: FileRow): GoodRow | undefined {
    if (!this.besides) return undefined;
    const draft: Partial<Record<ImportField, unknown>> = { ...this.besides };
    const given = new Set<string>(Object.keys(this.forAll));
    for (const [at, column] of this.columns.entries()) {
      const field = this.fieldAt[at];
      if (!column || !field) continue;
      const cell = column.read(row.cells[at] ?? '');
      if (!cell) return undefined;
      if (cell.value !== undefined) draft[field] = cell.value;
      if (cell.isGiven) given.add(field);
    }
    // Who writes when its maintenance ends says that there is one.
    if (given.has('amcExpiry') && !given.has('hasAmc')) {
      draft.hasAmc = true;
      given.add('hasAmc');
    }
    const whole = draft as AssetDraft;
    return endsInOrder(whole) ? { id: this.idOf(row.row), row, draft: whole, given } : undefined;
  }

  private withoutColumns() {
    const said: Partial<Record<ImportField, unknown>> = this.forAll;
    const besides: Partial<Record<ImportField, unknown>> = {};
    for (const field of importFieldNames) {
      if (this.fieldAt.includes(field)) continue;
      const good = goodValue(field, said[field]);
      if (!good) return undefined;
      if (good.value !== undefined) besides[field] = good.value;
    }
    return besides;
  }

  private readWhole(row: FileRow): GoodRow | Refusal {
    const input: Partial<Record<ImportField, unknown>> = { ...this.forAll };
    const faults = new Map<ImportField, string>();
    this.fieldAt.forEach((field, at) => {
      if (!field) return;
      const { value, fault } = readCell(field, row.cells[at] ?? '');
      input[field] = value;
      if (fault) faults.set(field, fault);
    });
    // Who writes when its maintenance ends says that there is one.
    if (input.amcExpiry) input.hasAmc ??= true;
    const parsed = ImportedAsset.safeParse(input);
    if (parsed.success && faults.size === 0) {
      const given = new Set(Object.entries(input).flatMap(([field, value]) => (value === undefined ? [] : [field])));
      return { id: this.idOf(row.row), row, draft: parsed.data, given };
    }
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = path[0] as ImportField;
      if (!faults.has(field)) faults.set(field, message);
    }
    const [first, ...others] = [...faults].sort(([one], [other]) => this.placeOf(one) - this.placeOf(other));
    const more = others.map(([field, reason]) => this.fault(row, field, reason));
    const refusal = this.refusal(row, 'invalidData', first?.[0] ?? 'name', first?.[1] ?? '');
    return more.length > 0 ? { ...refusal, more } : refusal;
  }

  /** A good row against those before it and against what is stored: serial numbers, contracts, places. */
  compare(good: GoodRow, { actor, contracts, serials }: Surroundings): GoodRow | Refusal {
    const { row, draft } = good;
    // Of one file that is a slip, whoever is named as its maker.
    const serial = draft.serialNumber.toLowerCase();
    if (this.inFile.has(serial))
      return this.refusal(row, 'duplicateSerialInCSV', 'serialNumber', 'This serial number is in the file twice');
    this.inFile.add(serial);
    const contract = contractNamed(actor, draft, contracts);
    const refused = contractRefusal(actor, contract);
    if (refused || !contract) return this.contractRefusal(row, refused);
    if (makerRefusal(draft, contract)) return this.refusal(row, 'invalidData', 'manufacturer', whichMaker);
    const holder = serials.get(draftSerialKey(draft, contract));
    if (holder?._id === good.id) return { ...good, isMade: true };
    if (holder) return this.compareWith(holder, good);
    const place = `${contract._id} ${draft.category}`;
    const count = this.taken.get(place) ?? 0;
    if (remainingOf(contract, draft.category) <= count)
      return this.refusal(row, 'quantityMismatch', 'category', noCapacity);
    this.taken.set(place, count + 1);
    return good;
  }

  /** What was said when the row was to be stored. */
  refusedLater({ row }: GoodRow, error: DomainError): Refusal {
    if (error.code === 'ASSET_NO_CAPACITY') return this.refusal(row, 'quantityMismatch', 'category', error.message);
    if (error.code === 'ASSET_SERIAL_TAKEN')
      return this.refusal(row, 'duplicateSerialInDB', 'serialNumber', error.message);
    if (error.details.fields?.['gemContractNumber']) return this.contractRefusal(row, error);
    return this.refusal(row, 'invalidData', 'serialNumber', error.message);
  }

  /** Somebody else's asset answers as a serial number that is taken, whatever was asked for. */
  private compareWith(holder: Holder, good: GoodRow): GoodRow | Refusal {
    const { row, draft } = good;
    if (!holder.mayEdit) this.strangers++;
    if (this.about.existing !== 'update' || !holder.mayEdit)
      return this.refusal(row, 'duplicateSerialInDB', 'serialNumber', serialTaken);
    if (holder.gemContractNumber !== draft.gemContractNumber)
      return this.refusal(row, 'invalidData', 'gemContractNumber', staysAsItIs);
    if (holder.category !== draft.category) return this.refusal(row, 'invalidData', 'category', staysAsItIs);
    return { ...good, updates: holder._id };
  }

  private contractRefusal(row: FileRow, error: DomainError | undefined) {
    const reason = error?.message ?? noSuchContract;
    const kind = reason === noSuchContract ? 'missingGeMContract' : 'unapprovedGeMContract';
    return this.refusal(row, kind, 'gemContractNumber', reason);
  }

  private refusal(row: FileRow, kind: RefusalKind, field: ImportField, reason: string): Refusal {
    return {
      row: row.row,
      line: row.line,
      serialNumber: shortCell(this.cellOf(row, 'serialNumber').trim()),
      ...this.fault(row, field, reason),
      kind,
    };
  }

  private fault(row: FileRow, field: ImportField, reason: string) {
    return {
      column: this.headings[this.fieldAt.indexOf(field)] ?? field,
      value: shortCell(this.cellOf(row, field)),
      reason,
    };
  }

  private cellOf({ cells }: FileRow, field: ImportField) {
    const said: Partial<Record<ImportField, string>> = this.forAll;
    return said[field] ?? cells[this.fieldAt.indexOf(field)] ?? '';
  }

  private placeOf(field: ImportField) {
    return this.fieldAt.indexOf(field);
  }
}

export const isGood = (result: GoodRow | Refusal): result is GoodRow => !isRefusal(result);
export const isRefusal = (result: GoodRow | Refusal): result is Refusal => 'reason' in result;
