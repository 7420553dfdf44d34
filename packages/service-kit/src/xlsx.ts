import { contractTexts, type FieldDescription, type Language } from '@portal/contracts';
import { writeXlsxStream } from 'hucre/xlsx';
import { Download } from './transport/call.js';

/** A column of a workbook: what its field is called and counts, and its value of a row; money in rupees, a day as YYYY-MM-DD. */
export interface XlsxColumn<Row> extends Pick<FieldDescription, 'label' | 'unit'> {
  of: (row: Row) => string | number | undefined;
}

type Unit = FieldDescription['unit'];

const isDay = (unit: Unit) => unit === 'day' || unit === 'instant';

// Crore and lakh are grouped by two digits, which no built-in format does.
const rupees = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00';

const formatOf = (unit: Unit) => (unit === 'rupees' ? rupees : isDay(unit) ? 'dd-mm-yyyy' : undefined);

// What XML cannot hold is left out, and what a spreadsheet would read as an escaped character is escaped itself.
const text = (value: string) => value.replace(/[\ufffe\uffff]/g, '').replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

function cellOf(value: string | number | undefined, unit: Unit) {
  if (value === undefined) return null;
  if (typeof value === 'number') return value;
  return isDay(unit) && value ? new Date(`${value}T00:00:00Z`) : text(value);
}

/** A workbook of one sheet, written while its rows are read; a text is a text in it and never a formula. */
export async function xlsxDownload<Row>(
  name: string,
  columns: readonly XlsxColumn<Row>[],
  rows: AsyncIterable<Row>,
  language: Language,
) {
  const texts = await contractTexts(language);
  const cells = async function* () {
    for await (const row of rows) yield columns.map(({ of, unit }) => cellOf(of(row), unit));
  };
  const workbook = writeXlsxStream(cells(), {
    name: 'Sheet1',
    columns: columns.map(({ label, unit }) => ({ header: texts[label] ?? label, width: 20, numFmt: formatOf(unit) })),
    freezePane: { rows: 1 },
  });
  return new Download(name, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', workbook);
}
