import { writeXlsx } from 'hucre/xlsx';
import { DomainError } from '../domain-error.js';
import { openTable, readCsv } from './table-file.js';

const refusal = async (text: string) => {
  try {
    return (await readCsv(Buffer.from(text), 20_000)).rows.length;
  } catch (error) {
    return error instanceof DomainError ? error.details.fields?.['file'] : error;
  }
};
const unreadable = 'Failed to process CSV file';
const rowTooLong = 'A line of the file is longer than 1,00,000 characters';
const tooManyRows = 'At most 20,000 rows are allowed';

// So large that a reading whose time grows with the square of the size would not end.
describe('a hostile file', () => {
  it.each([
    ['more columns than a register has', `${'a,'.repeat(300)}a\n1,2`],
    ['millions of empty cells', `a,b\n${`${','.repeat(5_000)}\n`.repeat(1_000)}`],
    ['millions of empty lines', `a,b\n${'\n'.repeat(5_000_000)}`],
    ['an endless heading', `${'a'.repeat(5_000)},b\n1,2`],
    ['an endless quote', `a,b\n"${'x,\n'.repeat(100_000)}`],
    ['an open quote', 'a,b\n"1,2'],
  ])('of %s is refused', async (_, text) => {
    expect(await refusal(text)).toBe(unreadable);
  });

  it.each([
    ['a million columns', `${'a,'.repeat(1_000_000)}\n1,2`],
    ['an endless cell', `a,b\n${'x'.repeat(200_000)},2`],
    ['a million tabs after a quote', `a,b\n'x${'\t'.repeat(1_000_000)},2`],
    ['nine cells of half a million characters', `a,b\n${Array<string>(9).fill('x'.repeat(500_000)).join(',')}`],
    ['millions of tabs in a line', `a,b\n${'\t'.repeat(4_500_000)}`],
    ['a last line without an end', `a,b\r\n1,2\r\n${'x'.repeat(100_001)}`],
  ])('of %s is refused before it is read', async (_, text) => {
    expect(await refusal(text)).toBe(rowTooLong);
  });

  // An open quote at the end tells whether it was read to there.
  it.each([
    ['hundreds of thousands of rows', 'x\n'.repeat(300_000)],
    ['hundreds of thousands of blank rows', `x\n${'\n'.repeat(300_000)}`],
  ])('of %s is read no further than rows are allowed', async (_, rows) => {
    expect(await refusal(`a\n${rows}"1`)).toBe(tooManyRows);
  });

  it('of as many rows as are allowed is read', async () => {
    expect(await refusal(`a\n${'x\n'.repeat(20_000)}`)).toBe(20_000);
    expect(await refusal(`a\n${'x\n'.repeat(20_001)}`)).toBe(tooManyRows);
  });

  it('of long runs of spaces is read', async () => {
    expect(await refusal(`a,b\n${Array.from({ length: 10 }, () => `'x${'\t'.repeat(50_000)},2`).join('\n')}`)).toBe(10);
  });
});

const fields = [
  { name: 'name', headings: ['Name of Item'] },
  { name: 'serialNumber', headings: ['Serial No'] },
  { name: 'value', headings: ['Cost'] },
];
const table = (separator: string, end: string) =>
  [
    ['Name of Item', 'Serial No', 'Cost'],
    ['Café – लैपटॉप', 'S1', '5'],
  ]
    .map((cells) => cells.join(separator))
    .join(end);
const reading = (bytes: Buffer) => readCsv(bytes, 20_000, fields);
const read = {
  headings: ['Name of Item', 'Serial No', 'Cost'],
  rows: [{ row: 1, line: 2, cells: ['Café – लैपटॉप', 'S1', '5'] }],
};

describe('as spreadsheets save it', () => {
  it.each([
    ['UTF-8', Buffer.from(table(',', '\n'))],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${table(',', '\r\n')}`)],
    ['semicolons', Buffer.from(table(';', '\r\n'))],
    ['line ends of an older Macintosh', Buffer.from(table(',', '\r'))],
    ['Unicode text', Buffer.from(`\ufeff${table('\t', '\r\n')}`, 'utf16le')],
    ['Unicode text of the other order', Buffer.from(`\ufeff${table('\t', '\r\n')}`, 'utf16le').swap16()],
  ])('%s', async (_, bytes) => {
    expect(await reading(bytes)).toEqual(read);
  });

  it('the old code page of Windows', async () => {
    const bytes = Buffer.from('Name of Item;Serial No\r\nCaf\xe9 \x96 \x93A\x94;S1\r\n', 'latin1');
    expect((await reading(bytes)).rows[0]?.cells).toEqual(['Café – “A”', 'S1']);
  });

  it('bytes that are no text are refused', async () => {
    await expect(reading(Buffer.from([0x61, 0x00, 0x0a, 0x62]))).rejects.toThrow(DomainError);
  });
});

describe('titles above the headings', () => {
  it('are left out, and lines are counted as in the file', async () => {
    const titles = ['District Office, Pune, Maharashtra', 'Register of IT assets;;', '', 'As on 31-03-2026;;'];
    const { headings, rows } = await reading(Buffer.from([...titles, table(';', '\n')].join('\n')));
    expect(headings).toEqual(read.headings);
    expect(rows).toEqual([{ ...read.rows[0], line: 6 }]);
  });

  it('of one known word are no headings', async () => {
    const { headings, rows } = await reading(Buffer.from('who,what\nName,x\n1,2'));
    expect([headings, rows.length]).toEqual([['who', 'what'], 2]);
  });

  it('do not count as rows', async () => {
    const text = `Register\nAs on\nName of Item,Serial No\n${'x,y\n'.repeat(3)}`;
    expect((await readCsv(Buffer.from(text), 3, fields)).rows).toHaveLength(3);
    await expect(readCsv(Buffer.from(`${text}x,y\n`), 3, fields)).rejects.toThrow(DomainError);
  });
});

describe('a workbook', () => {
  type Cell = string | number | boolean | Date | null;
  const type = 'xlsx';
  const book = async (rows: Cell[][]) => Buffer.from(await writeXlsx({ sheets: [{ name: 'Register', rows }] }));
  const whole = async (bytes: Buffer, most = 100) => {
    const { headings, batches } = await openTable({ bytes, type }, most, fields);
    const rows = [];
    for await (const batch of batches()) rows.push(...batch);
    return { headings, rows };
  };
  const told = (bytes: Buffer, most?: number) =>
    whole(bytes, most).then(
      () => undefined,
      (error: unknown) => (error instanceof DomainError ? error.details.fields?.['file'] : error),
    );

  it('is read below its titles: numbers, days, answers and formulas as what they show', async () => {
    const bytes = await book([
      ['Office of Pune'],
      [],
      ['Name of Item', 'Serial No', 'Cost', 'Bought', 'AMC'],
      ['लैपटॉप\nDell', 12345, 52_000.5, new Date('2025-09-16T00:00:00Z'), true],
      [null, null, null, null, null],
      ["'=1+1", '=2+2', null, null, null],
    ]);
    expect(await whole(bytes)).toEqual({
      headings: ['Name of Item', 'Serial No', 'Cost', 'Bought', 'AMC'],
      rows: [
        { row: 1, line: 4, cells: ['लैपटॉप\nDell', '12345', '52000.5', '2025-09-16', 'Yes'] },
        { row: 2, line: 6, cells: ['=1+1', '=2+2'] },
      ],
    });
  });

  it('shows what a formula came to', async () => {
    const sheet = {
      name: 'Register',
      rows: [
        ['Name of Item', 'Cost'],
        ['Laptop', null],
      ],
    };
    const cells = new Map([['1,1', { formula: '2*500', formulaResult: 1_000 }]]);
    const bytes = Buffer.from(await writeXlsx({ sheets: [{ ...sheet, cells }] }));
    expect((await whole(bytes)).rows[0]?.cells).toEqual(['Laptop', '1000']);
  });

  describe('of several sheets', () => {
    const cover = {
      name: 'Cover',
      rows: [
        ['District Office, Pune'],
        ['Register of IT assets', null],
        [],
        ['As on', '31-03-2026'],
        ['Note: in rupees'],
      ],
    };
    const register = (name: string, ...items: string[]) => ({
      name,
      rows: [['Register'], ['Name of Item', 'Serial No', 'Cost'], ...items.map((item) => [item, 'S1', 5])],
    });
    const sheets = async (...all: { name: string; rows: Cell[][]; hidden?: boolean }[]) =>
      Buffer.from(await writeXlsx({ sheets: all }));
    const opened = async (bytes: Buffer, sheet?: string) => {
      const { headings, batches, ...about } = await openTable({ bytes, type, sheet }, 100, fields);
      const first = await batches().next();
      return { ...about, headings, row: (first.value as { cells: string[] }[])[0]?.cells };
    };

    it('is read where its first table stands, behind a cover page', async () => {
      expect(await opened(await sheets(cover, register('Floor 1', 'Laptop')))).toEqual({
        sheet: 'Floor 1',
        sheets: ['Floor 1'],
        headings: ['Name of Item', 'Serial No', 'Cost'],
        row: ['Laptop', 'S1', '5'],
      });
    });

    it('offers each that holds a table, and reads the one that is named', async () => {
      const other = {
        name: 'Stock',
        rows: [
          ['a', 'b', 'c'],
          ['1', '2', '3'],
        ],
      };
      const bytes = await sheets(cover, other, register('Floor 1', 'Laptop'), register('Floor 2', 'Printer'));
      expect(await opened(bytes)).toMatchObject({ sheet: 'Floor 1', sheets: ['Stock', 'Floor 1', 'Floor 2'] });
      expect(await opened(bytes, 'Floor 2')).toMatchObject({ sheet: 'Floor 2', row: ['Printer', 'S1', '5'] });
      expect(await opened(bytes, 'Stock')).toMatchObject({ headings: ['a', 'b', 'c'] });
      await expect(opened(bytes, 'Floor 9')).rejects.toThrow(DomainError);
    });

    it('leaves hidden ones alone', async () => {
      const bytes = await sheets({ ...register('Old', 'Fax'), hidden: true }, register('Now', 'Laptop'));
      expect(await opened(bytes)).toMatchObject({ sheet: 'Now', sheets: ['Now'], row: ['Laptop', 'S1', '5'] });
    });
  });

  it('of more rows than are allowed, or with no rows, is refused', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => [`x${at}`, at]);
    expect(await told(await book([['a', 'b'], ...rows]), 4)).toBe('At most 4 rows are allowed');
    expect(await told(await book([['a', 'b']]))).toBe('The file has no rows');
  });

  it.each([
    ['more columns than a register has', [Array.from({ length: 16_384 }, (_, at) => `c${at}`), ['1']]],
    ['an endless heading', [['a'.repeat(5_000), 'b'], ['1']]],
    ['an endless cell', [['a', 'b'], [...['x', 'y', 'z', 'v'].map((one) => one.repeat(30_000))]]],
  ])('with %s is refused', async (_, rows) => {
    expect(await told(await book(rows))).toBe(unreadable);
  });

  it('with a cell in the last column of every row takes no more than it may', async () => {
    const rows = Array.from({ length: 1_300 }, () => ['x']);
    const cells = new Map(rows.map((_, at) => [`${at},16383`, { value: 'far' }]));
    const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Register', rows, cells }] }));
    expect(await told(bytes, 10_000)).toBe(unreadable);
  });

  it('whose shared texts are a bomb is refused before they are unpacked', async () => {
    const bytes = await book([
      ['a', 'b'],
      ['1', '2'],
    ]);
    // As the directory says it: forty megabytes of texts.
    const name = bytes.lastIndexOf('xl/styles.xml');
    const forged = Buffer.from(bytes);
    forged.writeUInt32LE(40 * 1024 * 1024, name - 46 + 24);
    expect(await told(forged)).toBe(unreadable);
  });

  it.each([
    ['no archive', Buffer.from('a,b\n1,2')],
    ['an archive of something else', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused', async (_, bytes) => {
    expect(await told(bytes)).toBe(unreadable);
  });
});
