import type { Delivered } from './delivered.js';

/** @untranslated */
const heading = ['Serial Number', 'Category', 'Quantity'];

/** An empty file with the right heading. */
export const deliveredTemplate = `${heading.join(',')}\r\n`;

/** A row that cannot be taken, and why. */
export interface BadRow {
  row: number;
  reason: string;
}

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );

/** Reads serial number, category and quantity (1 where it is missing) from a CSV text. */
export function readDelivered(text: string, categories: readonly string[]) {
  const good: Delivered[] = [];
  const bad: BadRow[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  lines.forEach((line, index) => {
    const [serialNumber = '', named = '', amount = ''] = cellsOf(line);
    if (!line.trim() || (index === 0 && /serial/i.test(serialNumber))) return;
    const category = categories.find((one) => one.toLowerCase() === named.toLowerCase());
    const quantity = amount ? Number(amount) : 1;
    const refuse = (reason: string) => bad.push({ row: index + 1, reason });
    if (!serialNumber || !named) return refuse('Serial Number and Category are required');
    if (!category) return refuse('The category is not part of this order');
    if (!Number.isInteger(quantity) || quantity < 1) return refuse('Quantity must be greater than 0');
    good.push({ serialNumber, category, quantity });
  });
  return { good, bad };
}
