import { contractTexts, eachFault, type Language, languages } from '@portal/contracts';
import { csvParts } from '../csv.js';
import { Download } from '../transport/call.js';
import { xlsxDownload } from '../xlsx.js';
import { normalized } from './headings.js';
import type { FileRow, TableFile } from './table-file.js';

/** What is wrong with one row: its number among the rows, its line in the file, its faults. */
interface Refused {
  row: number;
  line: number;
  column: string;
  reason: string;
  more?: { column: string; reason: string }[] | undefined;
}

interface RefusedRow {
  cells: string[];
  refusal: Refused;
}

type Texts = Readonly<Record<string, string>>;

const titles = { line: 'Line in the file', faults: 'What is wrong' };
const textIn = (texts: Texts, text: string) => texts[text] ?? text;

/** Every fault of a row in one cell. */
const faultsOf = (refusal: Refused, texts: Texts) =>
  eachFault([refusal])
    .map(({ column, reason }) => `${column}: ${textIn(texts, reason)}`)
    .join('; ');

/** The refused rows of an import, in its order, as the file that they came from: mended, it can be sent again. */
export async function refusedFile(
  fileName: string,
  table: TableFile,
  refusals: Iterable<Refused> | AsyncIterable<Refused>,
  language: Language,
): Promise<Download> {
  const [texts, own] = await Promise.all([
    contractTexts(language),
    Promise.all(languages.map(({ code }) => contractTexts(code))),
  ]);
  // A file of refused rows that comes back for the second time has the two columns already.
  const ours = new Set(own.flatMap((one) => Object.values(titles).map((title) => normalized(textIn(one, title)))));
  const columns: [string, (row: RefusedRow) => string | number | undefined][] = [
    ...table.headings.flatMap((heading, at): typeof columns =>
      ours.has(normalized(heading)) ? [] : [[heading, ({ cells }) => cells[at]]],
    ),
    [textIn(texts, titles.line), ({ refusal }) => refusal.line],
    [textIn(texts, titles.faults), ({ refusal }) => faultsOf(refusal, texts)],
  ];
  const rows = refusedRows(table, refusals);
  const [name, ending] = /^(.*)\.(csv|xlsx)$/i.exec(fileName)?.slice(1) ?? [fileName];
  if (ending?.toLowerCase() !== 'xlsx')
    return new Download(`refused-${name}.csv`, 'text/csv; charset=utf-8', csvParts(columns, rows));
  const sheet = columns.map(([label, of]) => ({ label, of }));
  return xlsxDownload(`refused-${name}.xlsx`, sheet, rows, 'en');
}

async function* inTurn<T>(values: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* values;
}

/** Both go through the file from its first row to its last. */
async function* refusedRows(
  table: TableFile,
  found: Iterable<Refused> | AsyncIterable<Refused>,
): AsyncGenerator<RefusedRow> {
  const refusals = inTurn(found);
  let next = await refusals.next();
  for await (const rows of table.batches()) {
    for (const { row, cells } of rows satisfies FileRow[]) {
      if (next.done) return;
      if (next.value.row !== row) continue;
      yield { cells, refusal: next.value };
      next = await refusals.next();
    }
  }
}
