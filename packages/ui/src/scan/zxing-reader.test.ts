import { BarcodeFormat, DataMatrixWriter, QRCodeWriter } from '@zxing/library';
import { codeIn } from './zxing-reader.js';

const quiet = 40;

/** A picture of black modules on white, with white around them. */
function pictureOf(columns: number, rows: number, size: number, black: (x: number, y: number) => boolean) {
  const width = columns * size + 2 * quiet;
  const height = rows * size + 2 * quiet;
  const grey = new Uint8ClampedArray(width * height).fill(255);
  for (let y = 0; y < rows * size; y++)
    for (let x = 0; x < columns * size; x++)
      if (black(Math.floor(x / size), Math.floor(y / size))) grey[(y + quiet) * width + x + quiet] = 0;
  return [grey, width, height] as const;
}
const barsOf = (modules: string) => pictureOf(modules.length, 60, 3, (x) => modules[x] === '1');
const modulesOf = (widths: string) =>
  [...widths.replaceAll(' ', '')].map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(Number(width))).join('');

const code128 = '211214 213113 113321 122132 221231 312131 123221 123221 124112 2331112';
const ean13 = '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101';

it('reads Code 128', () => expect(codeIn(...barsOf(modulesOf(code128)))).toBe('SN-4711'));

it('reads EAN-13', () => expect(codeIn(...barsOf(ean13))).toBe('4006381333931'));

it('reads QR', () => {
  const code = new QRCodeWriter().encode('SN-QR', BarcodeFormat.QR_CODE, 0, 0, new Map());
  expect(codeIn(...pictureOf(code.getWidth(), code.getHeight(), 5, (x, y) => code.get(x, y)))).toBe('SN-QR');
});

it('reads Data Matrix', () => {
  const code = new DataMatrixWriter().encode('SN-DM', BarcodeFormat.DATA_MATRIX, 0, 0, new Map());
  expect(codeIn(...pictureOf(code.getWidth(), code.getHeight(), 8, (x, y) => code.get(x, y)))).toBe('SN-DM');
});

it('reads nothing of a picture without a code, and goes on', () => {
  expect(codeIn(...pictureOf(20, 20, 5, () => false))).toBeUndefined();
  expect(codeIn(...barsOf(ean13))).toBe('4006381333931');
});
