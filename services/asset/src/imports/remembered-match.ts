import type { ImportField } from '@portal/contracts';
import { matchHeadings, westernDigits } from '@portal/service-kit';
import type { ImportRecord } from './import-record.js';
import { importedFields } from './imported-asset.js';

type Mapping = ImportRecord['mapping'];

/** What was matched otherwise than the headings alone would be: that somebody did by hand. */
function byHand({ headings, mapping }: Pick<ImportRecord, 'headings' | 'mapping'>): Mapping {
  const own = matchHeadings(headings, importedFields);
  return Object.fromEntries(Object.entries(mapping).filter(([heading, field]) => field !== own[heading]));
}

/**
 * Headings matched as the office matched them before, and by their names where it never said otherwise; a column that counts the
 * rows is no serial number, whatever it is called.
 */
export function matchAsBefore(
  headings: string[],
  before: readonly Pick<ImportRecord, 'headings' | 'mapping'>[],
  sample: ImportRecord['sample'] = [],
): Mapping {
  const known: Mapping = Object.assign({}, ...[...before].reverse().map(byHand)) as Mapping;
  const said = headings.flatMap((heading) => (heading in known ? [[heading, known[heading] ?? null] as const] : []));
  const taken = new Set<ImportField | null>(said.map(([, field]) => field));
  const open = headings.filter((heading) => !(heading in known));
  const free = importedFields.filter(({ name }) => !taken.has(name));
  const counting = open.filter(
    (heading) => isCount(sample.map((row) => row[heading] ?? '')) && (sample.length >= fewest || isSerial(heading)),
  );
  const byName = matchHeadings(
    open.filter((heading) => !counting.includes(heading)),
    free,
  );
  const inOrder = headings.map((heading) => [heading, byName[heading] ?? null] as const);
  return { ...Object.fromEntries(inOrder), ...onceEach(said) };
}

/** Fewer numbers than these may be an answer, or a number of pieces. */
const fewest = 3;
const isSerial = (heading: string) => matchHeadings([heading], importedFields)[heading] === 'serialNumber';

/** 1, 2, 3, or 1. 2. 3. in the digits of any script: the number of the row. */
const isCount = (cells: string[]) =>
  cells.length > 0 && cells.every((cell, at) => westernDigits(cell.trim()).replace(/[.)]$/, '') === String(at + 1));

/** Two headings may have been the same field in two files; in one file only the first is. */
function onceEach(said: (readonly [string, ImportField | null])[]): Mapping {
  const used = new Set<ImportField>();
  return Object.fromEntries(
    said.map(([heading, field]) => {
      if (!field || used.has(field)) return [heading, null];
      used.add(field);
      return [heading, field];
    }),
  );
}
