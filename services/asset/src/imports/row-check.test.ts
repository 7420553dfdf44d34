import { dayInIndia, type ImportField } from '@portal/contracts';
import { ImportedAsset } from './imported-asset.js';
import { isRefusal, RowCheck } from './row-check.js';

const fields: ImportField[] = [
  ...(['name', 'category', 'serialNumber', 'gemContractNumber', 'value', 'purchaseDate'] as const),
  ...(['warrantyExpiry', 'hasAmc', 'amcExpiry', 'location', 'notes'] as const),
];
const laptop = {
  ...{ name: 'Latitude 5450', category: 'Laptops', serialNumber: 'SN-1', gemContractNumber: 'GEMC-2026-1' },
  ...{ value: '₹ 45,000', purchaseDate: '31-Jan-2026' },
};
type Cells = Partial<Record<ImportField, string>>;
const about = { _id: 'i1', inOrder: true, mapping: Object.fromEntries(fields.map((field) => [field, field])) };
const reader = (more: Partial<ConstructorParameters<typeof RowCheck>[0]> = {}, columns = fields) =>
  new RowCheck({ ...about, ...more }, columns);
const row = (cells: Cells, at = 1, columns = fields) => ({
  row: at,
  line: at + 1,
  cells: columns.map((field) => cells[field] ?? ''),
});
const read = (cells: Cells) => {
  const result = reader().read(row({ ...laptop, ...cells }));
  if (isRefusal(result)) throw new Error(result.reason);
  return result;
};
const faultOf = (cells: Cells) => {
  const result = reader().read(row({ ...laptop, ...cells }));
  return isRefusal(result) ? [result.column, result.reason] : undefined;
};

describe('a row that is good', () => {
  it.each<[string, Cells, object]>([
    ['as it was written', {}, {}],
    ['in Devanagari figures', { value: '४५०००' }, {}],
    ['with lines in a name', { name: 'Latitude\n 5450' }, {}],
    ['with a warranty', { warrantyExpiry: '2028-01-31' }, { warrantyExpiry: '2028-01-31' }],
    [
      'with an AMC that is only told by its end',
      { amcExpiry: '2027-01-31' },
      { amcExpiry: '2027-01-31', hasAmc: true },
    ],
    [
      'with the end of an AMC that there is none of',
      { hasAmc: 'no', amcExpiry: '2020-01-01' },
      { amcExpiry: '2020-01-01' },
    ],
    ['with a place', { location: ' Room 4 ' }, { location: 'Room 4' }],
  ])('is what the form makes of it: %s', (_, cells, more) => {
    const said = {
      ...{ name: 'Latitude 5450', category: 'Laptop', serialNumber: 'SN-1', gemContractNumber: 'GEMC-2026-1' },
      ...{ value: 45_000, purchaseDate: '2026-01-31', ...more },
    };
    expect(read(cells).draft).toEqual(ImportedAsset.parse(said));
  });

  it('says which fields it has something of', () => {
    expect([...read({ amcExpiry: '2027-01-31' }).given].sort()).toEqual(
      [...Object.keys(laptop), 'amcExpiry', 'hasAmc'].sort(),
    );
  });

  it('takes what is said for all rows', () => {
    const columns = fields.filter((field) => field !== 'category');
    const check = reader({ forAll: { category: 'Printer' } }, columns);
    const rows = [1, 2].map((at) => check.read(row({ ...laptop, serialNumber: `SN-${at}` }, at, columns)));
    expect(rows).toMatchObject([1, 2].map((at) => ({ draft: { category: 'Printer', serialNumber: `SN-${at}` } })));
    expect(new Set(rows.map((one) => 'id' in one && one.id)).size).toBe(2);
  });
});

it.each<[string, Cells, string[]]>([
  ['a cell of another kind', { value: 'dear' }, ['value', 'This is no number']],
  ['a blank cell that must say something', { name: ' ' }, ['name', 'Asset name is required']],
  [
    'a day to come',
    { purchaseDate: dayInIndia(new Date(Date.now() + 2 * 86_400_000)) },
    ['purchaseDate', 'The purchase date cannot lie in the future'],
  ],
  [
    'a warranty that ended before',
    { warrantyExpiry: '2020-01-01' },
    ['warrantyExpiry', 'The warranty cannot end before the purchase'],
  ],
  ['an AMC that ended before', { amcExpiry: '2020-01-01' }, ['amcExpiry', 'The AMC cannot end before the purchase']],
])('a row with %s is refused', (_, cells, fault) => {
  expect(faultOf(cells)).toEqual(fault);
  // Also behind good ones with the same cells.
  const check = reader();
  expect(isRefusal(check.read(row(laptop)))).toBe(false);
  expect(isRefusal(check.read(row({ ...laptop, ...cells }, 2)))).toBe(true);
});

it('a register without a column that must be there has no good row', () => {
  const columns = fields.filter((field) => field !== 'value');
  expect(reader({}, columns).read(row(laptop, 1, columns))).toMatchObject({ column: 'value' });
});
