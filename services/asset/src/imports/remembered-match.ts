import type { ImportField } from '@portal/contracts';
import { matchHeadings } from '@portal/service-kit';
import type { ImportRecord } from './import-record.js';
import { importedFields } from './imported-asset.js';

type Mapping = ImportRecord['mapping'];

/** What was matched otherwise than the headings alone would be: that somebody did by hand. */
function byHand({ headings, mapping }: Pick<ImportRecord, 'headings' | 'mapping'>): Mapping {
  const own = matchHeadings(headings, importedFields);
  return Object.fromEntries(Object.entries(mapping).filter(([heading, field]) => field !== own[heading]));
}

/** Headings matched as the office matched them before, and by their names where it never said otherwise. */
export function matchAsBefore(
  headings: string[],
  before: readonly Pick<ImportRecord, 'headings' | 'mapping'>[],
): Mapping {
  const known: Mapping = Object.assign({}, ...[...before].reverse().map(byHand)) as Mapping;
  const said = headings.flatMap((heading) => (heading in known ? [[heading, known[heading] ?? null] as const] : []));
  const taken = new Set<ImportField | null>(said.map(([, field]) => field));
  const open = headings.filter((heading) => !(heading in known));
  const free = importedFields.filter(({ name }) => !taken.has(name));
  return { ...matchHeadings(open, free), ...onceEach(said) };
}

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
