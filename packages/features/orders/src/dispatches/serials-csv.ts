import { parse } from 'csv-parse/browser/esm/sync';

const options = {
  bom: true,
  delimiter: [',', ';', '\t'],
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_records_with_empty_values: true,
  trim: true,
};

/** The serial numbers of a CSV file: of the column that is headed so, else of the first. */
export function serialsOfCsv(text: string): string[] {
  const rows: string[][] = parse(text, options);
  const headed = rows[0]?.findIndex((cell) => /serial/i.test(cell)) ?? -1;
  const column = Math.max(0, headed);
  return rows.slice(headed >= 0 ? 1 : 0).flatMap((row) => row[column] || []);
}
