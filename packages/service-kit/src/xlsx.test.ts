import { readXlsx } from 'hucre/xlsx';
import { xlsxDownload, type XlsxColumn } from './xlsx.js';

interface Row {
  name: string;
  value?: number;
  day?: string;
}

const columns: XlsxColumn<Row>[] = [
  { label: 'Title', of: ({ name }) => name },
  { label: 'Total amount', unit: 'rupees', of: ({ value }) => value },
  { label: 'Requested on', unit: 'instant', of: ({ day }) => day },
];

async function* each(rows: Row[]) {
  for (const row of rows) yield Promise.resolve(row);
}

async function written(rows: Row[], language: 'en' | 'hi' | 'ur' = 'en') {
  const { parts } = await xlsxDownload('rows.xlsx', columns, each(rows), language);
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  const sheet = (await readXlsx(Buffer.concat(all), { readStyles: true })).sheets[0];
  return { rows: sheet?.rows ?? [], cells: sheet?.cells ?? new Map<string, never>() };
}

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("https://example.com")', '<b>&', '_x0041_', 'कक्ष 4'])(
  'keeps %j as a text',
  async (name) => {
    const { rows, cells } = await written([{ name }]);
    expect(rows[1]?.[0]).toBe(name);
    expect([...cells.values()].filter((cell) => cell.formula)).toEqual([]);
  },
);

it('leaves out what no workbook can hold', async () => {
  expect((await written([{ name: 'a\ufffeb\uffff' }])).rows[1]?.[0]).toBe('ab');
});

it('writes money as numbers, days as days, and nothing where there is nothing', async () => {
  const { rows } = await written([{ name: 'Laptops', value: 1_234_567.5, day: '2026-03-04' }, { name: 'Mouse' }]);
  expect(rows[1]).toEqual(['Laptops', 1_234_567.5, new Date('2026-03-04T00:00:00Z')]);
  expect(rows[2]?.slice(1).filter((cell) => cell !== null && cell !== undefined)).toEqual([]);
});

it('is headed in the language of its reader', async () => {
  expect((await written([])).rows).toEqual([['Title', 'Total amount', 'Requested on']]);
  expect((await written([], 'hi')).rows[0]?.[1]).toBe('कुल राशि');
  expect((await written([], 'ur')).rows[0]?.[1]).toBe('کل رقم');
});

it('reads rows only as fast as they are taken', async () => {
  let read = 0;
  const endless = (async function* () {
    for (;;) yield Promise.resolve({ name: `Row ${read++} ${Math.random()}` });
  })();
  const parts = (await xlsxDownload('rows.xlsx', columns, endless, 'en')).parts[Symbol.asyncIterator]();
  for (let taken = 0; taken < 3; taken++) await parts.next();
  const before = read;
  await parts.return?.();
  expect(before).toBeLessThan(50_000);
  expect((await endless.next()).done).toBe(true);
});
