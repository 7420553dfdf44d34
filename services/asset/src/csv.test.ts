// ASVS 1.2.10
import { parse } from 'csv-parse/sync';
import { csvParts, neutral, plain } from '@portal/service-kit';

const dangerous = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
  "'=1",
  'a;=1',
  'a\n=1',
  '"=1'.slice(1),
];
const harmless = ['', 'Laptop', 'a=b', 'a-b', '10', "o'clock", 'कक्ष 4', 'x, y', 'two\nlines', '"quoted"'];

async function written(values: string[]) {
  const parts: Uint8Array[] = [];
  const columns = [['Text', (value: string) => value]] as const;
  for await (const part of csvParts(columns, values)) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

describe('cells of an export', () => {
  it.each(dangerous)('makes %j no formula', (text) => {
    expect(neutral(text)).toBe(`'${text}`);
  });

  it.each(harmless)('leaves %j as it is', (text) => {
    expect(neutral(text)).toBe(text);
  });

  it.each([...dangerous, ...harmless])('gives %j back', (text) => {
    expect(plain(neutral(text))).toBe(text);
  });

  it('writes RFC 4180 with a byte-order mark', async () => {
    const values = [...dangerous, ...harmless];
    const text = await written(values);
    expect(text.startsWith('\ufeffText\r\n')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const records = parse(text, { bom: true, skip_empty_lines: false });
    expect(records.slice(1).map(([cell]) => plain(cell ?? ''))).toEqual(values);
  });

  it('writes many rows in parts', async () => {
    const text = await written(Array.from({ length: 1_234 }, (_, at) => `row ${at}`));
    expect(text.trim().split('\r\n')).toHaveLength(1_235);
  });
});
