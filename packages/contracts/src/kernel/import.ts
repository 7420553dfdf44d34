import { z } from 'zod';
import { Tracked } from './list.js';

const importStatuses = ['Uploaded', 'Checked', 'Running', 'Done', 'Refused', 'Undoing', 'Undone'] as const;

/** What is wrong with a row in one of its columns. */
const fault = { column: z.string(), value: z.string(), reason: z.string() };

/** What is told of every refused row: line in the file as the clerk counts (the heading is line 1), its first fault, and the others if it has more. */
export const refusedRow = {
  line: z.int(),
  row: z.int(),
  ...fault,
  more: z.array(z.object(fault)).optional(),
};

/** Every fault of refused rows, each as a row of its own. */
export const eachFault = <Row extends { more?: object[] | undefined }>(rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => [row, ...(row.more ?? []).map((more) => ({ ...row, ...more }))]);

/** Column heading → field, or null to leave the column out. */
export const mappingOf = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.record(z.string().max(200), z.enum(fields).nullable());

/** What an undo came to: so many records were taken out again; the others stay, each with what it is known by and the reason. */
export const undoneOf = <const Key extends z.ZodRawShape>(labels: { taken: string; kept: string }, key: Key) =>
  z
    .object({
      taken: z.int().meta({ label: labels.taken }),
      kept: z.int().meta({ label: labels.kept }),
      rows: z.array(z.object({ ...key, reason: z.string().meta({ label: 'Reason' }) })),
    })
    .meta({ label: 'Undone' });

/** What a list of the office's last imports shows of each. */
export const importSummary = {
  ...({ id: true, createdAt: true, updatedAt: true, fileName: true } as const),
  ...({ status: true, rows: true, good: true, created: true } as const),
} as const;

/** The import of one file: what was read, how headings were matched, what was refused, what was made. */
export const importOf = <Mapping extends z.ZodType, Refused extends z.ZodType, Undone extends z.ZodType>(
  mapping: Mapping,
  refused: Refused,
  undone: Undone,
) =>
  Tracked.extend({
    fileName: z.string().meta({ label: 'File name' }),
    status: z.enum(importStatuses).meta({ label: 'Status' }),
    headings: z.array(z.string()).meta({ label: 'Headings' }),
    sample: z.array(z.record(z.string(), z.string())).meta({ label: 'Sample' }),
    mapping: mapping.meta({ label: 'Mapping of the columns', namesFields: true }),
    missing: z.array(z.string()).meta({ label: 'Missing', namesFields: true }),
    rows: z.int().meta({ label: 'Rows' }),
    good: z.int().meta({ label: 'Good rows' }),
    created: z.int().meta({ label: 'Created' }),
    refused: z.array(refused),
    keepGood: z.boolean().meta({ label: 'Good rows only' }),
    /** The same file was imported before; nothing is made twice. */
    repeated: z.boolean(),
    undone: undone.optional(),
  });
