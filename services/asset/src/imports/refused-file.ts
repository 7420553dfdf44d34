import { Injectable } from '@nestjs/common';
import { contractTexts, eachFault, type Language, languages } from '@portal/contracts';
import { csvParts, Download, type FileRow, normalized, type TableFile, xlsxDownload } from '@portal/service-kit';
import { ImportCheck } from './import-check.js';
import type { ImportRecord, Refusal } from './import-record.js';
import { RefusalRepository } from './refusal.repository.js';

interface RefusedRow {
  cells: string[];
  refusal: Refusal;
}

type Texts = Readonly<Record<string, string>>;

const titles = { line: 'Line in the file', faults: 'What is wrong' };
const textIn = (texts: Texts, text: string) => texts[text] ?? text;

/** Every fault of a row in one cell. */
const faultsOf = (refusal: Refusal, texts: Texts) =>
  eachFault([refusal])
    .map(({ column, reason }) => `${column}: ${textIn(texts, reason)}`)
    .join('; ');

/** The refused rows of an import as the file that they came from: mended, it can be sent again. */
@Injectable()
export class RefusedFile {
  constructor(
    private readonly check: ImportCheck,
    private readonly refusals: RefusalRepository,
  ) {}

  async download(about: ImportRecord, language: Language): Promise<Download> {
    const [table, texts, own] = await Promise.all([
      this.check.file(about.fileId),
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
    const rows = refusedRows(table, this.found(about));
    const [name, ending] = /^(.*)\.(csv|xlsx)$/i.exec(about.fileName)?.slice(1) ?? [about.fileName];
    if (ending?.toLowerCase() !== 'xlsx')
      return new Download(`refused-${name}.csv`, 'text/csv; charset=utf-8', csvParts(columns, rows));
    const sheet = columns.map(([label, of]) => ({ label, of }));
    return xlsxDownload(`refused-${name}.xlsx`, sheet, rows, 'en');
  }

  /** Imports of before kept all of it in themselves. */
  private async *found({ _id, pass, refused }: ImportRecord): AsyncGenerator<Refusal> {
    if (pass) yield* this.refusals.of(_id, pass);
    else yield* refused;
  }
}

/** Both go through the file from its first row to its last. */
async function* refusedRows(table: TableFile, refusals: AsyncGenerator<Refusal>): AsyncGenerator<RefusedRow> {
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
