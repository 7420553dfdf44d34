import { AssetChange, assetConditions, type Asset, isOneOf, keysOf, recordOf } from '@portal/contracts';

/** The plain fields of an asset that a sheet changes, in the order of its columns. */
export const sheetFields = ['name', 'brand', 'model', 'condition', 'location', 'value', 'notes'] as const;
export type SheetField = (typeof sheetFields)[number];
export type Cells = Partial<Record<SheetField, string>>;
/** What is wrong, by its field; what belongs to no field of the sheet stands under `row`. */
export type Faults = Partial<Record<SheetField | 'row', string>>;

/** An asset as its cells say it; amounts in rupees. */
export const textOf = (asset: Partial<Asset>, field: SheetField) => String(asset[field] ?? '');

const isSheetField = (name: string | undefined): name is SheetField => isOneOf(sheetFields, name);
export const faultsBy = (errors: readonly (readonly [field: string | undefined, message: string])[]): Faults =>
  Object.fromEntries([...errors].reverse().map(([field, message]) => [isSheetField(field) ? field : 'row', message]));

function amountOf(text: string): unknown {
  const plain = text.replace(/[,\s₹]/g, '');
  return plain === '' ? undefined : Number.isFinite(Number(plain)) ? Number(plain) : text;
}

/** The change that a row with these cells asks for, or what the rules of the form have against it. */
export function changeOf(asset: Asset, cells: Cells): { body: AssetChange } | { faults: Faults } {
  const before = recordOf(keysOf(AssetChange.shape), (field) => asset[field]);
  const typed = Object.fromEntries(
    Object.entries(cells).map(([field, text]) => [field, field === 'value' ? amountOf(text) : text]),
  );
  const parsed = AssetChange.safeParse({ ...before, ...typed });
  if (parsed.success) return { body: parsed.data };
  return { faults: faultsBy(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])) };
}

/** The condition that somebody means, in their own language or in English; whatever else stays as it is. */
export const conditionOf = (text: string, say: (word: string) => string) =>
  assetConditions.find((one) => [one, say(one)].some((word) => word.toLowerCase() === text.trim().toLowerCase())) ??
  text;

/** The cells of a copied block, as spreadsheets write it: tabs and lines, and quotes around a cell that holds either. */
export function blockOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  while (cell.lastIndex < text.length || row.length > 0) {
    const [, quoted, bare = '', end] = cell.exec(text) ?? [];
    row = [...row, quoted?.replaceAll('""', '"') ?? bare];
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (!end) break;
  }
  return rows;
}
