import { DomainError } from '../domain-error.js';
import { readCsv } from './csv-file.js';

const refusal = (text: string) => {
  try {
    return readCsv(Buffer.from(text), 20_000).rows.length;
  } catch (error) {
    return error instanceof DomainError ? error.details.fields?.['file'] : error;
  }
};
const unreadable = 'Failed to process CSV file';
const tooManyRows = 'At most 20,000 rows are allowed';

// So large that a reading whose time grows with the square of the size would not end.
describe('a hostile file', () => {
  it.each([
    ['more columns than a register has', `${'a,'.repeat(300)}a\n1,2`],
    ['a million columns', `${'a,'.repeat(1_000_000)}\n1,2`],
    ['millions of empty cells', `a,b\n${`${','.repeat(5_000)}\n`.repeat(1_000)}`],
    ['millions of empty lines', `a,b\n${'\n'.repeat(5_000_000)}`],
    ['an endless heading', `${'a'.repeat(5_000)},b\n1,2`],
    ['an endless cell', `a,b\n${'x'.repeat(200_000)},2`],
    ['an endless quote', `a,b\n"${'x,\n'.repeat(100_000)}`],
    ['a million tabs after a quote', `a,b\n'x${'\t'.repeat(1_000_000)},2`],
    ['an open quote', 'a,b\n"1,2'],
  ])('of %s is refused', (_, text) => {
    expect(refusal(text)).toBe(unreadable);
  });

  // An open quote at the end tells whether it was read to there.
  it.each([
    ['hundreds of thousands of rows', 'x\n'.repeat(300_000)],
    ['hundreds of thousands of blank rows', `x\n${'\n'.repeat(300_000)}`],
  ])('of %s is read no further than rows are allowed', (_, rows) => {
    expect(refusal(`a\n${rows}"1`)).toBe(tooManyRows);
  });

  it('of as many rows as are allowed is read', () => {
    expect(refusal(`a\n${'x\n'.repeat(20_000)}`)).toBe(20_000);
    expect(refusal(`a\n${'x\n'.repeat(20_001)}`)).toBe(tooManyRows);
  });

  it('of long runs of spaces is read', () => {
    expect(refusal(`a,b\n${Array.from({ length: 10 }, () => `'x${'\t'.repeat(50_000)},2`).join('\n')}`)).toBe(10);
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
  ])('%s', (_, bytes) => {
    expect(reading(bytes)).toEqual(read);
  });

  it('the old code page of Windows', () => {
    const bytes = Buffer.from('Name of Item;Serial No\r\nCaf\xe9 \x96 \x93A\x94;S1\r\n', 'latin1');
    expect(reading(bytes).rows[0]?.cells).toEqual(['Café – “A”', 'S1']);
  });

  it('bytes that are no text are refused', () => {
    expect(() => reading(Buffer.from([0x61, 0x00, 0x0a, 0x62]))).toThrow(DomainError);
  });
});

describe('titles above the headings', () => {
  it('are left out, and lines are counted as in the file', () => {
    const titles = ['District Office, Pune, Maharashtra', 'Register of IT assets;;', '', 'As on 31-03-2026;;'];
    const { headings, rows } = reading(Buffer.from([...titles, table(';', '\n')].join('\n')));
    expect(headings).toEqual(read.headings);
    expect(rows).toEqual([{ ...read.rows[0], line: 6 }]);
  });

  it('of one known word are no headings', () => {
    const { headings, rows } = reading(Buffer.from('who,what\nName,x\n1,2'));
    expect([headings, rows.length]).toEqual([['who', 'what'], 2]);
  });

  it('do not count as rows', () => {
    const text = `Register\nAs on\nName of Item,Serial No\n${'x,y\n'.repeat(3)}`;
    expect(readCsv(Buffer.from(text), 3, fields).rows).toHaveLength(3);
    expect(() => readCsv(Buffer.from(`${text}x,y\n`), 3, fields)).toThrow(DomainError);
  });
});
