import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { type Balance, type Delivered, pieces } from './delivered.js';

/** @untranslated */
const heading = ['Serial Number', 'Category', 'Quantity', 'Product'];

/** An empty file with the right heading. */
export const deliveredTemplate = `${heading.join(',')}\r\n`;

/** A row that cannot be taken, and why. */
export interface BadRow {
  row: number;
  reason: string;
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

const options = {
  bom: true,
  delimiter: [',', ';', '\t'],
  info: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_records_with_empty_values: true,
  trim: true,
};

type Line = Pick<Balance, 'lineId' | 'category' | 'product'>;

/**
 * Reads serial number, category, quantity (1 where it is missing) and product from a CSV text; the product is needed
 * where several lines of the category are open.
 */
export function readDelivered(text: string, lines: readonly Line[]) {
  const good: Delivered[] = [];
  const bad: BadRow[] = [];
  let parsed: Parsed[];
  try {
    parsed = parse(text, options) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { good, bad: [{ row: Number(error.lines), reason: 'A quotation mark is missing' }] };
  }
  parsed.forEach(({ record: [serialNumber = '', named = '', amount = '', product = ''], info }, index) => {
    if (index === 0 && /serial/i.test(serialNumber)) return;
    const ofCategory = lines.filter(({ category }) => category.toLowerCase() === named.toLowerCase());
    const found = product
      ? ofCategory.filter((line) => line.product.toLowerCase().includes(product.toLowerCase()))
      : ofCategory;
    const counted = pieces.safeParse(amount ? Number(amount) : 1);
    const refuse = (reason: string) => bad.push({ row: info.lines, reason });
    if (!serialNumber || !named) return refuse('Serial Number and Category are required');
    const [line] = found;
    if (!line) return refuse('The category is not part of this order');
    if (found.length > 1) return refuse('The order has several lines of this category. Please choose one.');
    if (!counted.success) return refuse(counted.error.issues[0]?.message ?? '');
    good.push({ serialNumber, category: line.category, lineId: line.lineId, quantity: counted.data });
  });
  return { good, bad };
}
