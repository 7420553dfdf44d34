/** One table of a report: its heading, its columns, its rows. */
export interface ReportTable {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

// A spreadsheet takes what starts with one of these for a formula: in quotes it would still be one.
const likeFormula = /^[=+\-@\t\r]/;

function cell(value: string | number | null) {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = likeFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (values: readonly (string | number | null)[]) => values.map(cell).join(',');

/** The tables one below the other as CSV that a spreadsheet opens in every script. */
export const csvOf = (tables: readonly ReportTable[]) =>
  `\uFEFF${tables
    .map(({ title, columns, rows }) => [line([title]), line(columns), ...rows.map(line)].join('\r\n'))
    .join('\r\n\r\n')}\r\n`;
