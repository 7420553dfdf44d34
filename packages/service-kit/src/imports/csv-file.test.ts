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
